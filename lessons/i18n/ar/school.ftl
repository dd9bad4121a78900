# Words of the school: the road, the lessons, practice, the learner.

## The road

learn-page = تعلّم من الصفر
    .short = تعلّم
lesson-page = درس
    .short = درس
learn-by = تتعلّم على أي قانون؟
the-road = الطريق، درس درس
road-done = خلّصت الطريق كله، مبروك! راجع اللي حان وقته من صفحة التمرين.
begin-with = ابدأ من هنا
begin = ابدأ الدرس
go-on-with = كمّل من وين ما وقفت
go-on = كمّل
lesson-is-done = خلّصته
steps-done = { $n } من { $of }
beyond-the-rulebooks = برا القوانين المكتوبة
    .about = أشياء يسوّيها اللاعبون وما كتبها أي قانون من الخمسة.
no-such-lesson = ما لقينا هالدرس في قانونك

## A lesson

step-of = الخطوة { $n } من { $of }
lesson-next = التالي
lesson-back = رجوع
lesson-skip = خلّها لبعدين
lesson-finish = خلّصت
lesson-done = خلّصت الدرس
    .text = «{ $title }» صار عندك. وبنذكّرك فيه قبل ما تنساه.
lesson-following = الدرس الجاي: { $title }
lesson-unkept = ما قدرنا نحفظ جوابك الحين. كمّل الدرس، وأول ما يرجع الحفظ نحفظ اللي بعده.
question-of = السؤال { $n } من { $of }
next-question = السؤال اللي بعده

## Home

home-lesson = أول درس لك
home-lesson-on = كمّل درسك
home-due = { $n ->
    [one] سؤال واحد حان وقته
    [two] سؤالين حان وقتها
    [few] { $n } أسئلة حان وقتها
    [many] { $n } سؤالًا حان وقتها
   *[other] { $n } سؤال حان وقتها
}
