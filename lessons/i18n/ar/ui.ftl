# Strings of the interface.

## The app

app-title = مدرسة البلوت
tagline = تتعلّم البلوت من أول ورقة، وكل حكم معه بنده.
home = الرئيسية
play-a-hand = العب جولة
    .short = العب
rulebooks-page = القوانين
    .short = القوانين
glossary-page = قاموس البلوت
    .short = القاموس
settings-page = الإعدادات
    .short = الإعدادات
navigation = صفحات المدرسة
skip-to-content = على المحتوى على طول
language = اللغة
rulebook = القانون
seed = رقم الخلطة
dealer = الموزّع
who-deals = من يوزّع
new-match = صكّة جديدة
next-deal = الفتّة الجاية
copy-link = انسخ الرابط
save-file = احفظ الصكّة
open-file = افتح صكّة محفوظة
link-broken = الرابط ناقص أو متغيّر. انسخه كامل من جديد.
notation-bad = هالنص ما ينقرأ. شوف السطر اللي وقف عنده.
latin-digits = 123
arabic-digits = ١٢٣

## The table

your-turn = دورك
their-turn = الدور عند { $seat }
what-may-i-do = وش أقدر ألعب؟
why = ليش؟
legal-here = المسموح هنا: { $cards }
refused-title = شوف القاعدة أول
fault-title = هذي مخالفة تنمسك
allowed-title = صحيح
round = الدور { $n }
trick = الأكلة { $n }
tricks-taken = الأكلات: { TRICKS($n) }
buy-card = ورقة الشراء
trump = الحكم
contract-label = الشراء
raises = الرفع
your-hand = أوراقك
last-trick = آخر أكلة
phase-auction = الشراء
phase-raises = الرفع
phase-play = اللعب
phase-over = خلصت الفتّة
said = { $seat }: { $words }
played-card = { $seat }: { $card }
took-the-trick = الأكلة { $seat_to }
waiting = لحظة، الباقين يلعبون
declare = أعلن المشروع
declare-none = ما عندي مشروع
sawa = سوا
sawa-confirm = تطلب كل الباقي لفريقك؟ إذا ما صحّ راح كله للخصم.
qaid-call = قيد
baloot-say = قل بلوت
yes = نعم
no = لا

## The sheet

score-sheet = النشرة
us = لنا
them = لهم
total = المجموع
card-points = الأبناط
points = النقاط
target = الهدف
target-is = الهدف { POINTS($n, case: "after") }
thrown-in = ما اشترى أحد، ونرمي الورق.
annulled = تكويش: الفتّة انلغت.
match-won = الصكّة لكم، مبروك!
match-lost = الصكّة لهم. الجاية لكم.
how-it-was-reckoned = كيف حسبناها

## Rules

clause = البند
reading = قراءتنا
basis = المصدر
value = القيمة
stated = منصوص
inherited = موروث
customary = متعارف عليه
differences = الفروق
compare-with = قارن مع
same-everywhere = نفسها في كل القوانين
