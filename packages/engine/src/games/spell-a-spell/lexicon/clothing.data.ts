/** Clothing: clothes, shoes, fabrics, jewellery, accessories, hair things. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const CLOTHING = {
  everyday: `
חולצה shirt
מכנסיים מכנסים trousers
שמלה dress
חצאית skirt
גופייה גופיה undershirt
תחתונים underpants
חזייה חזיה bra
בגד garment
גרב sock
גרביון tights
נעל shoe
סנדל sandal
מגף boot
כפכף flip-flop
כובע hat
מצחייה מצחיה peaked cap
כיפה skullcap
קסקט flat cap
ברט beret
מגבעת brimmed hat
קסדה helmet
כומתה army beret
מטפחת headscarf
צעיף scarf
סודר shawl
סווטשירט סווטשרט sweatshirt
טוקסידו tuxedo
רעלה veil
הינומה bridal veil
מעיל coat
זקט גקט jacket
קפוצון hoodie
סוודר sweater
סריג knitwear
אפודה sweater
אפוד vest
וסט waistcoat
חליפה suit
עניבה tie
פפיון bow tie
חגורה belt
שרוול sleeve
צווארון צוארון collar
כיס pocket
כפתור button
רוכסן zip
ריצרץ zip
אבזם buckle
שרוך shoelace
ברדס hood
גלימה cloak
שכמייה שכמיה cape
חלוק robe
פיגמה פיזמה pyjamas
כותונת כתונת nightgown
סינר apron
סרבל dungarees
מדים uniform
ביקיני bikini
פונצו poncho
קימונו kimono
גינס jeans
טייץ leggings
לגינס leggings
חוטיני thong
בוקסר boxer shorts
שורטס shorts
טרנינג tracksuit
פוטר sweatshirt
טישרט t-shirt
טופ top
גולף polo neck
חרמונית snowsuit
אוברול overalls
כפפה glove
סוליה סולייה sole
טלאי patch
תפר seam
מדרס insole
משקפיים משקפים glasses
טבעת ring
צמיד bracelet
עגיל earring
שרשרת chain, necklace
מחרוזת string of beads
תליון pendant
נזם nose ring
תכשיט piece of jewellery
עדי jewel
כתר crown
נזר diadem
חרוז bead
קוקו ponytail
צמה braid
פאה פיאה wig
פן hair dryer
מסרק comb
חינה henna
תיק bag
תרמיל backpack
ילקוט school bag
ארנק wallet
בד cloth
אריג woven fabric
צמר wool
כותנה כתנה cotton
פשתן linen
משי silk
קטיפה velvet
תחרה lace
טול tulle
פליז fleece
פרווה פרוה fur
לבד felt
דנים denim
רקמה embroidery
פונפון pompom
טלית prayer shawl
ציצית ritual fringe
תפילין phylacteries
שובל train of a dress
תלבושת outfit
קפל fold
בטנה lining
כובעון baby's bonnet
בנדנה bandana
טיארה tiara
שלייקס braces
שטריימל שטרימל fur hat
גלביה גלבייה galabia
כאפייה כאפיה keffiyeh
טורבן תורבן turban
קבקב clog
ערדל galosh
מוקסין moccasin
דש lapel
כתפייה כתפיה shoulder strap
תחתון underpants
תסרוקת hairdo
בודי bodysuit
בלייזר blazer
טוטו tutu
פייט פאייט sequin
בלואים בלויים rags
מחוך corset
פירסינג piercing
קרסולית anklet
ארנקון coin purse
לבוש attire
קרע tear, rip
לבנים underwear
שכפץ bulletproof vest
שוליים hem, margins
סניקרס sneakers
סווצר sweatshirt
`,
  further: `
חח nose ring
חפת cuff link
שנץ drawstring
זמש suede
עכס anklet
צניף turban
תרבוש fez
מצנפת bonnet
סומבררו sombrero
קפוטה long black coat
גרטל hasidic sash
קיטל white robe
חושן חשן breastplate
אדרת mantle
אבנט sash
כסות garment
ביגוד clothing
הנעלה footwear
מחלצות fine clothes
תכריכים shrouds
מקטורן jacket
קרדיגן cardigan
בולרו bolero
מקטורת smoking jacket
פרקה parka
אנורק anorak
טוניקה tunic
טוגה toga
סארי sari
שרוואל baggy trousers
ברמודה bermuda shorts
גטקס long johns
בירית garter
תחתונית petticoat
מחטב shapewear
עבאיה עבאייה abaya
בורקה burqa
חיגאב hijab
ניקאב niqab
רדיד shawl
פוזמק פזמק stocking
אנפילה slipper
דרדס slipper
חותלת gaiter
לופר loafer
מכפלת hem
מחשוף neckline
לחצנית press stud
גדיל tassel
פרנז fringe
מלמלה frill
סאטן סטן satin
פלנל flannel
לייקרה lycra
קורדרוי corduroy
ויסקוזה viscose
לורקס lurex
ברוקד brocade
דמשק damask
מוסלין muslin
גברדין gabardine
טוויד tweed
קשמיר cashmere
אנגורה angora
מוהר mohair
יוטה jute
אורגנזה organza
טריקו tricot
ארגמן purple cloth
דיאדמה diadem
עטרה crown
מונוקל monocle
מדליון medallion
גורמט chain bracelet
רביד necklace
אצעדה armlet
שהרון crescent ornament
שביס ornamental headband
פריפה brooch
צקלון knapsack
פונדה money belt
דרגה rank badge
כסיה כסייה glove
מיטרה mitre
מכנס trouser leg, shorts
מלבוש garment
סקאי imitation leather
עליונית overshirt
פופלין poplin
פוליאסטר polyester
זרקון zircon
טקסידו tuxedo
פראק tailcoat
סמוקינג dinner jacket
סרפן pinafore dress
סרונג sarong
נגליזה negligee
קילט kilt
כותפת epaulette
מכבנה hairpin
מעילון short coat
שמלונת little dress
שרוולית sleeve guard
בוקלה boucle
גרסי jersey fabric
טפטה taffeta
לודן loden
לינון fine linen
פלוש plush
קנבס קנווס canvas
סרז serge
וואל voile
אימרה אמרה hem
צמידון thin bracelet
עגילון small earring
פנטופל slipper
סטילטו stiletto heel
פלטפורמה platform sole
אפודית vest
זורזט georgette
ארג weave, fabric
בלוי rag
מיני miniskirt
מנעל shoe
עטרת crown, wreath
שלמה gown, robe
שסע slit, cleft
תך stitch
תכלת azure yarn
תכריך shroud
שול hem
קורסט corset
מכנסון short trousers
משקף visor
`,
} as const;
