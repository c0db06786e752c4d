/** Plants: trees, flowers, shrubs, herbs, their parts, fungi and algae. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const PLANT = {
  everyday: `
עץ tree
אילן tree
צמח plant
שיח bush
פרח flower
שתיל seedling
דשא grass, lawn
עשב grass, weed
זר bouquet
שורש שרש root
גזע trunk
ענף branch
עלה leaf
גבעול stem
ניצן bud
קוץ thorn
זרע seed
גרעין seed, stone
נבט sprout
פקעת bulb
קליפה peel, bark
צמרת treetop
שרף resin
בלוט acorn
אצטרובל איצטרובל pine cone
אשכול cluster
שיבולת שבולת ear of grain
צוף nectar
אבקן stamen
חציר hay, grass
קש straw
תבן chopped straw
שחת hay
אורן pine
אלון oak
ארז cedar
ברוש cypress
אשוח fir
דקל palm tree
גפן vine
חרוב carob
שקמה sycamore fig
ערבה willow
הדס myrtle
הדר citrus
צפצפה poplar
דולב plane tree
אקליפטוס eucalyptus
פיקוס ficus
צאלון flame tree
אזדרכת chinaberry tree
שיטה acacia
אדר maple
אשל tamarisk
במבוק bamboo
ורד rose
שושנה rose, lily
שושן lily
חבצלת lily
נרקיס daffodil
כלנית anemone
רקפת cyclamen
פרג poppy
נורית buttercup
צבעוני tulip
אירוס איריס iris
חרצית chrysanthemum
חמנית חמנייה חמניה sunflower
סיגלית סגלית violet
סביון groundsel
תורמוס lupine
חצב sea squill
כרכום crocus
סחלב orchid
יסמין jasmine
גרניום geranium
פטוניה petunia
גרברה gerbera
יקינתון יקינטון hyacinth
לבנדר lavender
פעמונית bellflower
הרדוף oleander
לוטוס lotus
סתוונית autumn crocus
נופר water lily
נענע נענה mint
ריחן basil
בזיליקום basil
רוזמרין rosemary
מרווה מרוה sage
אזוב hyssop
זעתר hyssop
כוסברה coriander
שמיר dill
טימין thyme
אורגנו oregano
לואיזה lemon verbena
קמומיל chamomile
לענה wormwood
חוביזה חובזה mallow
סרפד nettle
שומשום sesame
דרדר thistle
ברקן thistle
חוח thistle
סנה thorn bush
קקטוס cactus
צבר prickly pear
אגבה agave
אלוורה aloe vera
קנה reed
סוף bulrush
גומא גמא papyrus
חיטה חטה wheat
שעורה barley
שיפון rye
דגן grain
תלתן clover
פשתה flax
טבק tobacco
פטרייה פטריה mushroom
עובש mould
שרך fern
טחב moss
חזזית lichen
אצה seaweed, alga
קיסוס ivy
קוקוס coconut
קיקיון castor oil plant
עלעל leaflet
אורכידאה orchid
היביסקוס hibiscus
ליבנה birch
שלכת fallen leaves
שקדייה שקדיה almond tree
זרד twig
אשבול ear of corn
קלח stalk, cob
קטנית legume
קנאביס cannabis
מרור bitter herb
חזרת horseradish
עירית chives, asphodel
לילך lilac
דפנה laurel
סוקולנט succulent
בונסאי bonsai
חיננית daisy
יבול crop
צמחייה צמחיה vegetation
מליסה lemon balm
נטיעה young tree
`,
  further: `
סייפן gladiolus
אמריליס amaryllis
זוטה white savory
נטע sapling
נצר shoot
חוטר shoot
ייחור יחור cutting
זמורה vine branch
שריג vine tendril
זלזל twig
פארה bough
עפי foliage
עלווה עלוה foliage
סבך thicket
סכך roofing branches
קנוקנת tendril
סנסן palm branch
מכבד date cluster
ציץ blossom
ניצה blossom
סמדר vine blossom
תפרחת inflorescence
פרחון floret
פקע bud
כותרת corolla
גלעין fruit stone
חרצן grape pip
זג grape skin
מוץ מץ chaff
הלקט seed capsule
זרעון achene
נבג spore
תפטיר mycelium
צרי balsam
מור myrrh
כנה rootstock
עומר עמר sheaf of grain
כרי heap of grain
גדיש stack of grain
בוסר בסר unripe fruit
פגה unripe fig
תבואה grain
דוחן millet
דורה sorghum
סורגום sorghum
כוסמת buckwheat
כוסמין spelt
אספסת alfalfa
בקייה בקיה vetch
חילבה fenugreek
אפון wild pea
טופח grass pea
קדד milk vetch
זון darnel
יבלית bermuda grass
עכרשה couch grass
זיפן foxtail
אגמון bulrush
סמר rush
עבקנה giant reed
שיזף jujube
אטד boxthorn
אשחר buckthorn
עוזרר עוזרד hawthorn
קטלב strawberry tree
מייש מיש hackberry
ער laurel
כליל redbud
סמבוק elder
בוקיצה elm
תרזה linden
טיליה linden
אשור beech
תאשור box tree
תדהר elm
ערער juniper
טקסוס yew
סקויה סקוויה sequoia
לריקס larch
אשוחית spruce
גינקו ginkgo
מגנוליה magnolia
סיגלון jacaranda
מכנף rosewood tree
כוריזיה floss-silk tree
קתרוסית bottle tree
קזוארינה casuarina
גרווילאה grevillea
באובב baobab
מנגרוב mangrove
מהגוני mahogany
טיק teak
אבנוס ebony
אלגום sandalwood
בלזה balsa
בלסם balsam
ינבוט mesquite
רותם white broom
קידה calicotome
לוטם rockrose
מלוח saltbush
שבטבט horsetail
רכפה mignonette
אחירותם broom bush
חבלבל bindweed
לפופית morning glory
כשות dodder
דבקה bedstraw
דבקון mistletoe
פואה madder
ויסטריה וויסטריה wisteria
יערה honeysuckle
שעונית passion flower
טיון inula
קחוון dog chamomile
בבונג chamomile
בבונית chamomile
מרגנית pimpernel
דמומית pheasant's eye
חלמונית sternbergia
זהבית gagea
כדן grape hyacinth
זמזומית roman squill
לוף arum
דבורנית bee orchid
שפתן helleborine
ניסנית hawk's-beard
סיגל viola
אדמונית peony
הורטנזיה hydrangea
אסטר aster
זינייה ציניה zinnia
קוסמוס cosmos flower
טגטס marigold
קלנדולה calendula
סלוויה סלביה salvia
ורבנה verbena
לנטנה lantana
פלרגון pelargonium
פלוקס phlox
פרימולה primrose
ציקלמן cyclamen
פרזיה פריזיה freesia
אגפנתוס agapanthus
קלה calla lily
קמליה camellia
אזליאה azalea
גרדניה gardenia
וינקה periwinkle
ביגוניה בגוניה begonia
דליה דהליה dahlia
מימוזה mimosa
מורינגה moringa
דטורה datura
דודא mandrake
דודאים mandrakes
שיכרון henbane
בלדונה belladonna
רוש hemlock
סולנום nightshade
חלבלוב spurge
עולש chicory
חומעה sorrel
לחך plantain
עכנאי viper's bugloss
שלהבית phlomis
אזוביון lavender
נפית catmint
צתרה savory
קורנית thyme
מיורן marjoram
פיגם rue
געדה germander
כרוויה caraway
אניס anise
גדילן milk thistle
חרול thistle
קיפודן globe thistle
דרדרית knapweed
עכובית gundelia
חוחן cotton thistle
קוציץ acanthus
נימפאה water lily
עדשית duckweed
חלמית mallow
חוטמית hollyhock
ציפורנית catchfly
סבונית soapwort
ירבוז amaranth
אמרנט amaranth
רגלה purslane
כרשינה vetch
קנבוס hemp
חשיש hashish
קוקה coca
אינדיגו indigo
אלווי אלוי aloe
יוקה yucca
מונסטרה monstera
פוטוס pothos
קולאוס coleus
דרצנה dracaena
שפלרה schefflera
ציקס cycad
קורטם safflower
חריע safflower
קנולה canola
לפתית rapeseed
קפוק kapok
סיסל sisal
רפיה ראפיה raffia
ראטן rattan
כמהה truffle
פקועה desert gourd
קרא gourd
פיטם pitam of etrog
קמה standing grain
ספיח aftergrowth
שלף stubble
אורנייה אורניה pine mushroom
דגנייה דגניה cornflower
פלפלון pepper tree
אוג sumac
שיבא wormwood
לימונית lemongrass
פואנסטיה poinsettia
בוצין mullein
זקום desert date tree
פטרת fungus
קימחון קמחון mildew
עפץ gall, oak apple
חלבנה galbanum
נרד spikenard
נעצוץ thorn bush
גדם stump
חזרן cane, rattan
טיפואנה tipuana tree
אלביציה silk tree
פלומריה plumeria
סטרליציה bird of paradise
אנתוריום anthurium
קלנכואה kalanchoe
פוקסיה fuchsia
ברומליה bromeliad
גיפסנית baby's breath
עדעד sea lavender
ליליום lily
זלזלת clematis
אספרג wild asparagus
עצבונית butcher's broom
ולריאן valerian
אכינצאה echinacea
גינסנג ginseng
ארניקה arnica
זקרנדה גקרנדה jacaranda
אראוקריה araucaria
רוביניה robinia
גד coriander
גזם prunings
דלוע gourd
חרשף artichoke, thistle
ליף fiber
מקשה melon field
סיסם dalbergia tree
עלקת broomrape
עמיר hay, sheaf
פסיג cotyledon
צנין thorn, barb
קולס seed head, cabbage head
קנרס globe artichoke
שחליים garden cress
תנובה crop, yield
דלית trellised vine
כמהין truffles
`,
} as const;
