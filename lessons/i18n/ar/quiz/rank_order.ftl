quiz-rank_order = أي ورقة أقوى؟
    .ask-strongest = { $mode ->
        [hokum] الحكم { $trump }. أي وحدة من هالأوراق هي الأقوى؟
       *[sun] في الصن، أي وحدة من هالأوراق هي الأقوى؟
    }
    .ask-weakest = { $mode ->
        [hokum] الحكم { $trump }. أي وحدة من هالأوراق هي الأضعف؟
       *[sun] في الصن، أي وحدة من هالأوراق هي الأضعف؟
    }
    .ask-above = { $mode ->
        [hokum] الحكم { $trump }. وش الورقة اللي فوق { $card } على طول؟
       *[sun] في الصن، وش الورقة اللي فوق { $card } على طول؟
    }
    .ask-order = { $mode ->
        [hokum] الحكم { $trump }. وش ترتيب هالأوراق من الأقوى للأضعف؟
       *[sun] في الصن، وش ترتيب هالأوراق من الأقوى للأضعف؟
    }
    .look = { $mode ->
        [hokum] أول شي: { $suit } هنا هو الحكم وإلا نوع عادي؟ كل واحد له ترتيب.
       *[sun] الصن ما فيه حكم، وكل الأنواع فيه على ترتيب واحد.
    }
    .row = { $first } ثم { $second } ثم { $third } ثم { $fourth }
    .told-order = من الأقوى: { $order }.
    .told-above = فوق { $card } على طول { $best }.
    .as-trump = { $mode ->
        [hokum] كذا بترتيب الحكم، و{ $suit } هنا نوع عادي. { $told }
       *[sun] كذا بترتيب الحكم، والصن ما فيه حكم. { $told }
    }
    .as-plain = كذا بترتيب الأنواع العادية، و{ $suit } هو الحكم وله ترتيبه. { $told }
    .natural = كذا بالعدّ، من السبعة إلى الإكّه. قوّة الورق في اللعب لها ترتيب ثاني. { $told }
    .ace-top = الإكّه أقوى ورقة في الأنواع العادية، وفي الحكم فيه أقوى منها. { $told }
    .opposite-strongest = هذي أضعفها. { $told }
    .opposite-weakest = هذي أقواها. { $told }
    .opposite-above = هذي تحت { $card }، مو فوقها. { $told }
    .opposite-order = هذا بالمقلوب، من الأضعف للأقوى. { $told }
    .other-strongest = فيه أقوى منها. { $told }
    .other-weakest = فيه أضعف منها. { $told }
    .other-above = بينها وبين { $card } ورقة. { $told }
