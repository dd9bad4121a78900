# Words of the glossary, and the forms sentences count with.

## Lists, cards

list =
    .comma = {"، "}
    .and = {" و"}
    .or = {" أو "}
    .then = {" ثم "}
from-to = من { $first } إلى { $last }
rule-is = { $title }: { $value }.
suit-S = سبيت
    .sign = ♠︎
    .of = السبيت
suit-H = هاص
    .sign = ♥︎
    .of = الهاص
suit-D = ديمن
    .sign = ♦︎
    .of = الديمن
suit-C = شيريا
    .sign = ♣︎
    .of = الشيريا
suit-shown = { $suit } { $sign }
rank-A = إكّه
    .sign = A
    .many = إكك
rank-K = شايب
    .sign = K
    .many = شياب
rank-Q = بنت
    .sign = Q
    .many = بنات
rank-J = ولد
    .sign = J
    .many = أولاد
rank-T = عشرة
    .sign = 10
    .many = عشرات
rank-9 = تسعة
    .sign = 9
    .many = تسعات
rank-8 = ثمانية
    .sign = 8
    .many = ثمانيات
rank-7 = سبعة
    .sign = 7
    .many = سبعات
card-name = { $rank } { $suit }

## Counted things. `.after` follows a verb or a preposition.

count-points = { $n ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $n } نقاط
       *[other] { $n } نقطة
    }
    .after = { $n ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $n } نقاط
       *[other] { $n } نقطة
    }
count-card_points = { $n ->
        [one] بنط واحد
        [two] بنطان
        [few] { $n } أبناط
        [many] { $n } بنطًا
       *[other] { $n } بنط
    }
    .after = { $n ->
        [one] بنط واحد
        [two] بنطين
        [few] { $n } أبناط
        [many] { $n } بنطًا
       *[other] { $n } بنط
    }
count-cards = { $n ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $n } أوراق
       *[other] { $n } ورقة
    }
    .after = { $n ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $n } أوراق
       *[other] { $n } ورقة
    }
count-tricks = { $n ->
        [one] أكلة واحدة
        [two] أكلتان
        [few] { $n } أكلات
       *[other] { $n } أكلة
    }
    .after = { $n ->
        [one] أكلة واحدة
        [two] أكلتين
        [few] { $n } أكلات
       *[other] { $n } أكلة
    }
count-projects = { $n ->
        [one] مشروع واحد
        [two] مشروعان
        [few] { $n } مشاريع
        [many] { $n } مشروعًا
       *[other] { $n } مشروع
    }
    .after = { $n ->
        [one] مشروع واحد
        [two] مشروعين
        [few] { $n } مشاريع
        [many] { $n } مشروعًا
       *[other] { $n } مشروع
    }
count-warnings = { $n ->
        [one] إنذار واحد
        [two] إنذاران
        [few] { $n } إنذارات
        [many] { $n } إنذارًا
       *[other] { $n } إنذار
    }
    .after = { $n ->
        [one] إنذار واحد
        [two] إنذارين
        [few] { $n } إنذارات
        [many] { $n } إنذارًا
       *[other] { $n } إنذار
    }

## People

seat-me = أنت
    .to = لك
    .of = عندك
seat-partner = شريكك
    .to = لشريكك
    .of = عند شريكك
seat-right = اللي على يمينك
    .to = للّي على يمينك
    .of = عند اللي على يمينك
seat-left = اللي على يسارك
    .to = للّي على يسارك
    .of = عند اللي على يسارك
seat-none = لاعب المقعد { $n }
    .to = للاعب المقعد { $n }
    .of = عند لاعب المقعد { $n }
team-us = فريقك
    .sheet = لنا
    .to = لفريقك
team-them = الخصم
    .sheet = لهم
    .to = للخصم
team-none = الفريق { $n }
    .sheet = الفريق { $n }
    .to = للفريق { $n }

## Calls, as they are said

call-pass = { $round ->
        [2] ولا
       *[other] بس
    }
call-hokum = حكم
call-hokum-suit = حكم ثاني { $suit }
call-sun = صن
call-ashkal = أشكل
call-confirm = أثبّت الحكم
call-convert = أقلبه صن
call-take = أسحب الصن لي
call-leave = أخلّيه
call-bid = { $bid } { $suit }
call-bid-capot = كبوت { $suit }
call-contre = كونتري
call-surcontre = سوركونتري
call-double = دبل
call-double_closed = دبل مقفول
call-three = ثري
call-four = فور
call-four_closed = فور مقفول
call-gahwa = قهوة

## Other actions

action-baloot = { $card } وبلوت
action-declare = أعلن { $projects }
action-claim = سوا
action-object = { $request ->
        [takweesh] أطلب تكويش
        [warning] أطلب إنذار
       *[tasjeel] قيد
    }

## Contract

mode-sun = صن
mode-hokum = حكم { $suit }
contract = { $mode }، المشتري { $buyer }
    .bid = { $bid } { $suit }، الطلب { $buyer_to }
    .capot = كبوت { $suit }، الطلب { $buyer_to }
    .raised = { $contract }، { $level }
level-1 = بدون دبل
level-2 = دبل
level-3 = ثري
level-4 = فور
level-gahwa = قهوة
level-closed = { $level } مقفول
outcome-made = المشتري كسب
outcome-failed = المشتري خسر
outcome-tied = تعادل
project-sra = سرا
project-fifty = خمسين
project-hundred = مية
project-four_hundred = أربعمية
project-baloot = بلوت
raise-double = دبل
raise-three = ثري
raise-four = فور
raise-gahwa = قهوة
raise-contre = كونتري
raise-surcontre = سوركونتري
way-easy = ساهل
way-contree = كونتري
ashkal-dealer = الموزّع
ashkal-before_dealer = { $side ->
        [right] اللي على يساره
        [left] اللي على يمينه
       *[other] اللي يتكلّم قبله
    }

## The glossary

term-pack = الورق
term-card = ورقة
    .many = أوراق
term-suit = نوع
    .many = أنواع
term-player = لاعب
term-partner = شريك
term-opponent = خصم
term-dealer = موزّع
term-deal = فتّة
term-match = صكّة
term-trick = أكلة
    .many = أكلات
term-take = يأكل
term-last_trick = الأرض
term-lead = يفتح الأكلة
term-follow = يتبع النوع
term-void = مقطوع من النوع
term-trump = حكم
term-ruff = يقطع
term-overruff = يكبّر
term-underruff = يقطع بأصغر
term-discard = يرمي
term-card_points = أبناط
term-points = نقاط
term-buy_card = ورقة الشراء
term-buyer = المشتري
term-buyers = فريق المشتري
term-others = الفريق الثاني
term-pass = بس
term-sun = صن
term-hokum = حكم
term-second_hokum = حكم ثاني
term-ashkal = أشكل
term-confirm = يثبّت
term-convert = يقلب صن
term-thani = ثاني
term-waraq = ورق
term-qass = قص
term-double = دبل
term-three = ثري
term-four = فور
term-gahwa = قهوة
term-open = مفتوح
term-closed = مقفول
term-contre = كونتري
term-surcontre = سوركونتري
term-bid = طلب
term-contract = الشراء
term-project = مشروع
    .many = مشاريع
term-sra = سرا
term-fifty = خمسين
term-hundred = مية
term-four_hundred = أربعمية
term-sequence = تتالي
term-four_of_a_kind = أربع متشابهة
term-baloot = بلوت
term-kaboot = كبوت
term-khasara = خسارة
term-sawa = سوا
term-score_sheet = النشرة
term-qaid = قيد
term-tasjeel = تسجيل
term-takweesh = تكويش
term-warning = إنذار
term-referee = المحكّم
term-rule = قاعدة
    .many = قواعد
term-clause = بند
    .many = بنود
term-rulebook = قانون
    .many = القوانين
term-lesson = درس
    .many = دروس
term-quiz = اختبار
term-practice_hand = جولة تدريب
term-review = مراجعة
