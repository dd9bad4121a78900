# Rules of thumb: why a bot, or a hint, chose this. No person in the sentence: it serves both.

thumb-lead_master = { $case ->
        [card] { $card } ما بقي في نوعها أعلى منها، فافتح بالكبيرة.
       *[plain] هذي أعلى ورقة باقية في نوعها، فافتح بالكبيرة.
    }
thumb-lead_trump = { $case ->
        [card] الفتح بالحكم { $card } يسحب حكم الخصم قبل ما يقطع به.
       *[plain] الفتح بالحكم يسحب حكم الخصم قبل ما يقطع به.
    }
thumb-lead_partner_suit = { $case ->
        [card] الشريك فتح بهالنوع قبل، و{ $card } ترجّعه له.
       *[plain] الشريك فتح بهالنوع قبل، فنرجّعه له.
    }
thumb-lead_short = { $case ->
        [card] { $card } لحالها في نوعها: تنلعب الحين، وإذا رجع النوع جاء القطع.
       *[plain] ورقة لحالها في نوعها: تنلعب الحين، وإذا رجع النوع جاء القطع.
    }
thumb-lead_low = { $case ->
        [card] ما فيه أكلة مضمونة، فالفتح بورقة صغيرة مثل { $card }.
       *[plain] ما فيه أكلة مضمونة، فالفتح بورقة صغيرة.
    }
thumb-win_cheaply = { $case ->
        [card] { $card } تكفي للأكلة، والكبار يبقون لوقتهم.
       *[plain] أرخص ورقة تأكل تكفي، والكبار يبقون لوقتهم.
    }
thumb-win_last = { $case ->
        [card] ما بقي أحد بعدها، و{ $card } تأكل بدون خوف.
       *[plain] ما بقي أحد يلعب، فأي ورقة تغلب تأكل بدون خوف.
    }
thumb-give_points = { $case ->
        [points] الأكلة للشريك، و{ $card } تزيدها { CARD_POINTS($points, case: "after") }.
       *[plain] الأكلة للشريك، فنعطيه أبناط.
    }
thumb-keep_safe = { $case ->
        [card] الأكلة للشريك، و{ $card } أقل ورقة نخسرها.
       *[plain] الأكلة للشريك، فنحفظ الغالي لوقته.
    }
thumb-duck = { $case ->
        [card] الأكلة للخصم، و{ $card } أرخص ورقة تنزل عليها.
       *[plain] الأكلة للخصم، فما ننزّل عليها إلا الرخيص.
    }
thumb-ruff_smallest = { $case ->
        [card] أصغر حكم يأكل هو { $card }، والكبير يبقى لوقته.
       *[plain] أصغر حكم يأكل يكفي، والكبير يبقى لوقته.
    }
thumb-discard_low = { $case ->
        [card] الأكلة راحت، و{ $card } أقل ورقة تنرمى.
       *[plain] الأكلة راحت، فترمى أقل ورقة.
    }
thumb-keep_ard = { $case ->
        [last] الأكلة هذي ما تسوى الحكم الكبير، وهو محفوظ للأرض وفيها { CARD_POINTS($last_trick) }.
       *[plain] الحكم الكبير محفوظ لآخر أكلة، لأن الأرض معها.
    }
thumb-only_card = { $case ->
        [card] ما فيه غير { $card } تنلعب.
       *[plain] ما فيه إلا ورقة وحدة تنلعب.
    }
thumb-bid_pass = { $case ->
        [needed] اليد تنعدّ { CARD_POINTS($points, case: "after") }، والشراء يبي لها { CARD_POINTS($needed) }. الأسلم التمرير.
        [points] اليد تنعدّ { CARD_POINTS($points, case: "after") }، وما تكفي لطلب فيه فسحة. الأسلم التمرير.
       *[plain] اليد ما تكفي للشراء. الأسلم التمرير.
    }
thumb-bid_hokum = { $case ->
        [needed] مع الحكم { $suit } اليد تنعدّ { CARD_POINTS($points, case: "after") }، ويكفيها { CARD_POINTS($needed) }.
       *[plain] الحكم في هالنوع قوي، واليد تكفي للشراء.
    }
thumb-bid_sun = { $case ->
        [needed] الكبار كثير في أكثر من نوع: اليد في الصن تنعدّ { CARD_POINTS($points, case: "after") }، ويكفيها { CARD_POINTS($needed) }.
       *[plain] الكبار كثير في أكثر من نوع، فالصن أربح.
    }
thumb-bid_ashkal = { $case ->
        [needed] اليد قوية للصن بدون الورقة المكشوفة { $card }، فهي عند الشريك أنفع: أشكل.
       *[plain] اليد قوية للصن بدون ورقة الشراء، فهي عند الشريك أنفع: أشكل.
    }
thumb-bid_number = { $case ->
        [bid] اليد والشريك يُرجى منهم { CARD_POINTS($points) } في { $suit }، فالطلب { $bid }.
       *[plain] اليد تتحمّل هالطلب.
    }
thumb-confirm = الحكم أقوى لليد من الصن، فيثبت.
thumb-convert = اليد في الصن تسوى أكثر، والصن نقاطه أكبر، فينقلب.
thumb-take = ورقة الشراء تفيد هاليد أكثر من يد الشريك، فينسحب الصن.
thumb-leave = الشراء عند صاحبه أنفع، فيبقى له.
thumb-double = { $case ->
        [needed] اليد فيها { CARD_POINTS($points) } ضد الشراء، ويكفي { CARD_POINTS($needed) }: المشتري في خطر.
       *[plain] اليد قوية ضد الشراء، والمشتري في خطر.
    }
thumb-no_double = { $case ->
        [needed] للرفع نحتاج { CARD_POINTS($needed, case: "after") }، واليد فيها { CARD_POINTS($points) } بس.
       *[plain] اليد ما تتحمّل الرفع.
    }
thumb-raise = { $case ->
        [needed] اليد فيها { CARD_POINTS($points) } ويكفي للرد { CARD_POINTS($needed) }.
       *[plain] اليد قوية حتى بعد رفع الخصم، فالرد يستاهل.
    }
thumb-declare = المشروع ما ينحسب إلا إذا انعلن، وهذا وقته.
thumb-no_declare = الخصم أعلن مشروع أقوى، فما له داعي نكشف مشروعنا.
thumb-claim = الباقي كله مضمون مهما كان عند غيرنا: سوا.
thumb-speak_baloot = { $case ->
        [card] { $card } ثاني ورقة البلوت، وينقال معها وإلا ما انحسب.
       *[plain] هذي ثاني ورقة البلوت، وينقال معها وإلا ما انحسب.
    }
thumb-call_qaid = { $case ->
        [proved] في الأكلة { $trick } انلعبت { $card } وصاحبها معه { $cards }. المخالفة ثابتة.
       *[plain] الأوراق المكشوفة تثبت أن الخصم خالف.
    }
thumb-random = أي ورقة مسموحة، بالحظ.
thumb-weighed = { $case ->
        [weighed] تخيّلنا باقي الورق بـ{ $worlds ->
            [two] طريقتين
            [few] { $worlds } طرق
           *[other] { $worlds } طريقة
        } تركب على اللي بان، و{ $card } طلعت في المتوسط أنفع من { $other }.
       *[plain] تخيّلنا باقي الورق بكم طريقة تركب على اللي بان، واخترنا الأنفع في المتوسط.
    }
thumb-weighed_call = { $case ->
        [weighed] تخيّلنا باقي الورق بـ{ $worlds ->
            [two] طريقتين
            [few] { $worlds } طرق
           *[other] { $worlds } طريقة
        } تركب على اللي انقال، وهذا في المتوسط أنفعها في النشرة.
       *[plain] تخيّلنا باقي الورق بكم طريقة تركب على اللي انقال، وهذا في المتوسط أنفعها في النشرة.
    }
thumb-serve = { $case ->
        [card] الأكلة للشريك، و{ $card } تخلّيها له وما نخسر شي.
       *[plain] الأكلة للشريك، ونخلّيها له لأننا ما نخسر شي.
    }
thumb-leave_to_partner = { $case ->
        [points] اليد تنعدّ { CARD_POINTS($points, case: "after") } وتقدر تشتري، لكن الشريك لسّا ما تكلّم، فالقرار له.
       *[plain] اليد تقدر تشتري، لكن الشريك لسّا ما تكلّم، فالقرار له.
    }
