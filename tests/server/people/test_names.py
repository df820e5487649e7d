"""People of all languages can be called what they are called."""

import itertools
import sys
import unicodedata

import pytest

from flambeur.protocol.refusals import BadName
from flambeur.server.people.looks import look_alike
from flambeur.server.people.names import clean_name
from flambeur.server.play.names import NAMES

REAL = {
    "English": "Anna|O'Brien|O’Neill|Anne-Marie|J. R. R. Tolkien|McDonald's #1|x_X_Bob_X_x|R2-D2",
    "German": "Jürgen Groß|Zoë Weiß|Käthe Kollwitz|Łukasz Öztürk",
    "French": "François|Noëlle|Élodie d’Aubigné|Maÿlis|Cœurderoy",
    "Spanish, Catalan": "Íñigo Muñoz|José María|Gal·la Bel·lver|Núria Güell",
    "Nordic": "Søren Ångström|Þórður Guðjónsson|Ægir|Jákup",
    "Slavic": "Łukasz Żółć|Přemysl Škvorecký|Đorđe|Ľubomír|Čestmír",
    "Baltic, Hungarian": "Žydrūnas|Ķekava Jānis|Győző Őry|Õnne Mäe",
    "Turkish": "İbrahim Yağız|Işıl Şener|Gökçe Ümit",
    "Vietnamese": "Nguyễn Thị Ánh|Trần Đức Lương|Phạm Ngọc Thạch|Đặng Hữu|Lê Thuỳ",
    "African": "Ṣàngódélé|Ọlọ́runtóbi|Ngũgĩ wa Thiong’o|Ɛfɔ|ǃXóõ",
    "American, Oceanic": "Kaʻiulani|Hawaiʻi|Ąą́łtsé|Māori Aroha|Ñusta",
    "Russian": "Анна|Фёдор Достоевский|Наталья-Мария|Семён Йогансон",
    "Ukrainian": "Володимир|Мар'яна|Мар’яна|Мар\u02bcяна|Їжак Ґалаґан",
    "Serbian, Macedonian": "Ђорђе Њежић|Љубица Џонић|Ѓорѓи",
    "Kazakh, Mongolian": "Әлия Қайрат|Өнөрбаяр|Ўткир Ғуломов",
    "Greek": "Ελένη|Γιώργος Παπαδόπουλος|Ὀδυσσεύς|ᾠδή|Σωκράτης|Μαΐα",
    "Armenian, Georgian": "Արամ Խաչատրյան|Հայկ|Նունե|ნინო|შოთა რუსთაველი|გიორგი",
    "Hebrew": "שרה|משה כהן|דָּוִד|שִׁירָה|יוֹסֵף בֶּן-שַׁבָּת|ג׳ורג׳|צה״ל",
    "Arabic": "محمد|فاطمة الزهراء|مُحَمَّد|عَبْدُ اللّٰه|أحمد٢٠|نور-الدين",
    "Persian, Urdu": "علی\u200cرضا|شیرین|پروین اعتصامی|ژاله|نازیہ حسین|ڈاکٹر",
    "Syriac, Thaana, N'Ko, Adlam": "ܐܦܪܝܡ|އަޙްމަދު|ߡߊ߬ߡߊ߯ߘߎ߫|𞤀𞤣𞤤𞤢𞤥",
    "Hindi, Marathi, Nepali": "अनुष्का|श्री राम|ज़ीनत|हिंदी|कृष्ण|ज्ञानेश्वर|ऋषि|ल्हामु",
    "Bengali, Assamese": "রবীন্দ্রনাথ|চন্দ্রাণী|র\u200d্যাচেল|শ্ৰী",
    "Punjabi, Gujarati, Odia": "ਗੁਰਪ੍ਰੀਤ|ਸਿੰਘ|ગાંધી|શ્રીદેવી|ସୁଭାଷ|ଶ୍ରୀମତୀ",
    "Tamil, Telugu": "கண்ணன்|ஸ்ரீதேவி|శ్రీనివాస్|వెంకటేశ్వర్లు",
    "Kannada, Malayalam": "ಶ್ರೀನಿವಾಸ|ಕೋಟೇಶ್ವರ|ശ്രീജിത്ത്|അമ്മിണി",
    "Sinhala": "ශ්\u200dරියානි|මහින්ද|ප්\u200dරියන්ත",
    "Thai, Lao": "สมชาย|น้ำฝน|กิตติ์|ที่รัก|ຄຳພູ|ສົມສີ|ปิ่น",
    "Khmer, Burmese": "សុខា|ស្រ្តី|បុប្ផា|ဖြိုး|လှိုင်|အောင်ဆန်း|မြွှာ",
    "Tibetan": "བསྟན་འཛིན་|སྒྲོལ་མ་|རྡོ་རྗེ",
    "Amharic": "አበበ|ሰላማዊት|ተፈሪ",
    "Chinese": "王小明|李娜|歐陽娜娜|Tom 王|蔡英文ㄘㄞ",
    "Japanese": "山田 太郎|さくら|アン・リー|佐々木|ミュラー|Yuki 雪|渡邉ゆう",
    "Korean": "김철수|박지성 Kim|李 세종",
    "Others": "ᏣᎳᎩ|ᐃᓄᒃ|ⵎⵓⵃⴰ|ᠮᠣᠩᠭᠣᠯ|ꆈꌠ|ᨅᨔ|ᜊᜐ",
    "Nicknames": "🎲 Lucky|❤\ufe0f|👍🏽|☕ Tom|c++|<3|Anna & Ben|500$",
}


def real() -> list[str]:
    """List the names."""
    return [name for names in REAL.values() for name in names.split("|")]


@pytest.mark.parametrize("name", real())
def test_a_real_name_is_kept_as_it_is(name: str) -> None:
    """A name that people have is welcome, in either normal form."""
    composed = unicodedata.normalize("NFC", name)
    assert composed == clean_name(name)
    assert composed == clean_name(unicodedata.normalize("NFD", name))


def test_there_are_many() -> None:
    """A hundred names and more are tried, of thirty scripts."""
    assert 140 <= len(set(real()))
    assert 30 <= len({unicodedata.name(name[0]).split()[0] for name in real()})


def test_spaces_are_put_in_order() -> None:
    """Superfluous spaces go, whichever they are."""
    assert "Anna B" == clean_name("  Anna\u00a0\u3000 B\n")


def test_what_is_wrong_is_said() -> None:
    """The message for developers names the character, or the rule."""
    for name, message in (
        ("A\u3164", "U\\+3164"),
        ("Аnna", "one script"),
        ("A\u0301\u0302\u0303", "marks"),
        (" ", "empty"),
    ):
        with pytest.raises(BadName, match=message):
            clean_name(name)


def test_nothing_unseen_is_a_name() -> None:
    """No character alone is a name if it is nothing to see, by all that Python knows of it."""
    unseen = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp", "Zs", "Me"}
    words = ("FILLER", "BLANK", "INVISIBLE", "SELECTOR", "JOINER", "INHERENT")
    for letter in map(chr, range(sys.maxunicode + 1)):
        known = unicodedata.name(letter, "")
        if unicodedata.category(letter) in unseen or any(word in known for word in words):
            assert not is_name(letter), known


def is_name(name: str) -> bool:
    """Tell whether somebody can be called this."""
    try:
        clean_name(name)
    except BadName:
        return False
    return True


def test_real_names_do_not_look_alike() -> None:
    """Different names are told apart: the rule against look-alikes does not stand in the way."""
    alike = {
        (one, other)
        for one, other in itertools.combinations([*real(), *NAMES], 2)
        if look_alike(one, other)
    }
    assert {
        ("Мар'яна", "Мар’яна"),
        ("Мар'яна", "Мар\u02bcяна"),
        ("Мар’яна", "Мар\u02bcяна"),
    } == alike
