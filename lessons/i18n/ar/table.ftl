# Words on and around the drawn table.

mark-turn = { $place ->
    [me] الدور عليك
   *[other] الدور عليه
}
mark-leads = هو اللي فتح الأكلة
# Stands small on the card that was led.
mark-first = الأول
mark-wins = ياكل للحين
pile = { $side }: { $tricks }
trick-label = الأكلة على الطاولة
would-do = اللي تقدر تلعبه:
read-clause = اقرأ البند في قانونه
confirm-cards = هذي أوراقي

## Watching a deal again

what-happened = وش صار؟
watch-again = شف الفتّة من أولها، وكل الأوراق مكشوفة.
step-first = من الأول
step-back = خطوة ورا
step-next = خطوة قدّام
step-last = للأخير

## The order of the cards

ranks-title = ترتيب الورق وأبناطه
ranks-trump = في الحكم، من الأقوى:
ranks-plain = في باقي الأنواع، من الأقوى:
ranks-sun = في الصن كل الأنواع سوا، من الأقوى:
ranks-both = في باقي الأنواع وفي الصن، من الأقوى:

## Before a class

projector-on = شاشة العرض: الطاولة وحدها، كبيرة
projector-off = ارجع للعرض العادي

## Arrows over the table

arrow = سهم من { $start } إلى { $end }
arrow-end = { $place ->
    [s] مقعدك
    [n] مقعد شريكك
    [e] مقعد اللي على يمينك
   *[w] مقعد اللي على يسارك
}
