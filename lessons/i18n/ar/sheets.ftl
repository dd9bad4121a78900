# Words on printed sheets.

print-worksheet = ورقة عمل
print-answers = نموذج الإجابة
# What options are counted with, from the first on.
print-letters = أ ب ج د هـ و ز ح ط ي
print-page = صفحة { $n } من { $of }
print-open = امسحه بالجوال
print-total = { $mode ->
        [sun] أبناط الفتّة كلها في الصن مع الأرض: { CARD_POINTS($n) }.
       *[hokum] أبناط الفتّة كلها في الحكم مع الأرض: { CARD_POINTS($n) }.
    }
# Said on the page, where the server lacks what prints.
print-unavailable = الطباعة ما هي مركّبة في هذي النسخة من المدرسة. اللي يشغّلها يقدر يضيفها.
