# Words of the pages: home, play a hand, the rulebooks.

## Home
home-title = تعلّم البلوت وأنت تلعب
home-lead = نوزّع لك الورق وتلعب، وإذا ما تنفع الورقة نقول لك ليش. وما يحتاج تعرف شي من قبل.
home-first-hand = العب أول جولة
home-first-rulebook = على { $rulebook }، وتقدر تغيّره متى ما بغيت.
home-title-back = حيّاك، جولتك تنتظرك
home-score = { $side } { $points }
home-set-up = جهّز صكّة
home-class = ادخل فصلك
home-what = تلعب أنت وشريكك ضد اثنين، والثلاثة غيرك من الكمبيوتر، ويشرحون لك لعبهم. لكل ورقة ما تنفع سبب وبند مكتوب، ولكل رقم في الحساب سطر يقول من وين جا.
home-rulebook-online = مثل ما يلعبونها على الجوال: الطاولة نفسها تمنع الورقة الغلط.
home-rulebook-house = جلسة بين الأصحاب، واللي يغلط ينحسب عليه.
home-rulebook-primer = الأسهل لأول مرة: عليك شي واحد بس وقت اللعب.
home-rulebook-tournament = للمنافسات: معكم محكّم يفصل في كل غلطة.
home-rulebook-coinche = بنت عم البلوت في تونس: المزايدة فيها بالأرقام.
home-play-under = العب به
home-read = اقرأه
home-compare = وين يختلفون؟
    .about = حط قانونين جنب بعض، وشوف الفرق سطر بسطر.
home-leave = عندك جولة ما خلصت. تتركها؟
home-leave-yes = اتركها وابدأ
go-on-playing = كمّل جولتك
five-rulebooks = خمسة قوانين مكتوبة، وبينها فروق

## The table
table-label = الطاولة
seat-short-me = أنت
seat-short-partner = شريكك
seat-short-right = يمينك
seat-short-left = يسارك
mark-dealer = الموزّع
mark-buyer = المشتري
buy-card-in-round = { $round ->
    [1] ورقة الشراء، الدور الأول
   *[other] ورقة الشراء، الدور الثاني
}
trick-taken = الأكلة { $seat }.
trick-before = الأكلة اللي قبل { $seat }:
what-may-i-say = وش أقدر أقول؟
now-auction = دورك في الكلام: وش تقول؟
now-raises = قبل أول ورقة: ترفع اللعب أو تكمّل عادي؟
now-play = دورك: اختر ورقة.
what-they-did = وش سوّوا الباقين، وليش؟

## What can be done
bid-number = كم تطلب؟
declare-these = أعلن { $projects }
say-baloot-with = العب { $card } وقل «بلوت»
sawa-explain = إذا قلت «سوا» تنكشف الأوراق كلها: يا تاخذون كل الباقي مهما لعب الخصم، يا يروح كله لهم.
qaid-explain = إذا شفت الخصم خالف قاعدة في اللعب، اطلب القيد. نراجع كل ورقة لعبوها.
qaid-confirm = أطلب القيد
object = اطلب المحكّم
object-explain = نزّل ورقك مقلوبًا واطلب. إذا كشفت ورقك سقط حقك في اللي طلبته.
object-tasjeel-down = تسجيل، وورقي مقلوب
object-tasjeel-exposed = تسجيل، وورقي مكشوف
object-takweesh-down = تكويش، وورقي مقلوب
object-takweesh-exposed = تكويش، وورقي مكشوف
object-warning-down = إنذار، وورقي مقلوب
object-warning-exposed = إنذار، وورقي مكشوف
objection-warned = صار على { $team } إنذار، ومجموع إنذاراتهم { $count }.
play-anyway = العبها على مسؤوليتي

## Setting up
scoring = طريقة الحساب
scoring-easy = ساهل
scoring-contree = كونتري
seed-any = اتركها فاضية لتوزيعة جديدة
seed-help = نفس الكلمة تعطي نفس التوزيعة، فتقدر تلعبها مع صاحبك.
deal-the-cards = وزّع الورق
open = افتح
open-explain = الصق نص جولة محفوظة أو رابطها:
link-broken-title = هالرابط ما انفتح
link-kept = ما ضاع شي، وهذا اللي وصلنا:
this-match = هذه الصكّة

## The sheet
sheet-line = السطر
sheet-match = النشرة
sheet-step-count = الأبناط: أكلة أكلة
sheet-step-weigh = مجموع الفتّة: مين كسب؟
sheet-step-tiebreak = تساووا، فنقارن
sheet-step-write = اللي ينكتب في النشرة
deal-number = الفتّة { $n }
total-of-target = المجموع، واللعب إلى { $target }

## The rulebooks
clauses = البنود
compare = قارن بين قانونين
and-rulebook = مع
rule = القاعدة
differences-count = { $n ->
        [0] ما بينهما فرق.
        [one] بينهما فرق واحد.
        [two] بينهما فرقان.
        [few] بينهما { $n } فروق.
        [many] بينهما { $n } فرقًا.
       *[other] بينهما { $n } فرق.
    }
compare-all = اعرض المتّفق عليه بعد
reader-beside = وبيّن الفروق مع
reader-alone = بدون مقارنة
reader-parts = أبواب القانون
reader-legend = من وين جات كل قاعدة؟
reader-clause = البند { $number }
reader-says = { $rulebook } يقول: { $value }
reader-lacks = ما لها مثيل في { $rulebook }
reader-cards = الورق وأبناطه
reader-table = الجلسة والتوزيع
reader-auction = الشراء
reader-raises = الدبل وأخواته
reader-play = اللعب
reader-projects = المشاريع والبلوت
reader-scoring = الحساب
reader-claims = السوا
reader-penalties = المخالفات
reader-match = الصكّة
reader-inherited = الموروث
    .about = النص ساكت عن هذي القواعد، فيمشي فيها على القانون اللي يرجع له.
reader-customary = المتعارف عليه
    .about = النص ساكت عن هذي القواعد، فمشينا على اللي تعارفوا عليه اللاعبين.
reader-beyond = ما هي إلا في { $rulebook }
reader-moot = ما لها مكان في هالقانون

## The glossary
terms-lead = كل كلمة تسمعها حول الطاولة: وش معناها، وكيف يقولونها في تونس وبالفصحى وبالإنجليزي والفرنسي.
terms-search = دوّر على كلمة
    .hint = بالعربي أو الإنجليزي أو الفرنسي
terms-found = { $n ->
        [0] ما لقينا هالكلمة. جرّبها بكتابة ثانية، أو بجزء منها.
        [one] لقينا كلمة وحدة.
        [two] لقينا كلمتين.
        [few] لقينا { $n } كلمات.
       *[other] لقينا { $n } كلمة.
    }
terms-groups = أبواب القاموس
terms-group-table = حول الطاولة
terms-group-cards = الورق
terms-group-auction = الشراء
terms-group-raises = الدبل وأخواته
terms-group-play = اللعب
terms-group-projects = المشاريع
terms-group-score = الحساب
terms-group-referee = المحكّم والمخالفات
terms-group-words = كلام الجلسات
    .about = يقولها اللاعبون بينهم، وما كتبها أي قانون من الخمسة.
terms-group-school = كلمات المدرسة
terms-also = ويقال: { $words }
terms-lesson = درسها
tongue-gulf = الخليجي
tongue-tunisian = التونسي
tongue-fusha = الفصيح
tongue-en = الإنجليزي
tongue-fr = الفرنسي
tip-more = في القاموس
