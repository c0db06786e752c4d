/** Animals: beasts, birds, fish, reptiles, insects and the fantastic. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const ANIMAL = {
  everyday: `
כלב dog
כלבה dog (female)
כלבלב puppy
חתול cat
חתולה cat (female)
חתלתול kitten
חתלתולה kitten (female)
גור puppy, cub
גורה puppy (female)
סוס horse
סוסה mare
סייח סיח foal
סייחה filly
פוני pony
חמור donkey
אתון donkey (female)
פרד mule
פרדה mule (female)
פרה cow
פר bull
שור ox
עגל calf
כבש sheep (male)
כבשה sheep
טלה lamb
שה lamb
איל ram
עז goat
תיש billy goat
גדי kid goat
גדייה גדיה kid goat (female)
צאן sheep and goats
בקר cattle
עדר herd
גמל camel
חזיר pig
חזירה sow
חזרזיר piglet
אריה lion
לביאה lioness
נמר leopard
נמרה leopard (female)
טיגריס tiger
פנתר panther
יגואר jaguar
פומה puma
ברדלס cheetah
ציטה cheetah
דוב דב bear
דובה bear (female)
פנדה panda
קואלה koala
קנגורו קנגרו kangaroo
זברה zebra
גירפה גירף giraffe
קרנף rhinoceros
פיל elephant
פילון elephant calf
קוף monkey
קופיף little monkey
גורילה gorilla
שימפנזה chimpanzee
זאב wolf
זאבה wolf (female)
שועל fox
שועלה vixen
תן jackal
צבוע hyena
ארנב hare, rabbit
ארנבת rabbit
ארנבון bunny
שפן hyrax
עכבר mouse
עכברון little mouse
עכברוש rat
חולדה rat
חולד mole rat
אוגר hamster
שרקן guinea pig
קיפוד hedgehog
דורבן דרבן porcupine
סנאי squirrel
בונה beaver
עטלף bat
נמייה נמיה mongoose
סמור weasel
חמוס ferret
בואש skunk
גירית badger
לוטרה otter
דביבון raccoon
צבי gazelle
אייל deer
איילה אילה doe
עופר fawn
יעל ibex
יעלה ibex (female)
למה לאמה llama
אלפקה alpaca
ממותה mammoth
חיה animal
בהמה beast, cattle
יונק mammal
ציפור צפור bird
עוף fowl
יונה dove, pigeon
דרור sparrow
עורב crow
תרנגול rooster
תרנגולת hen
אפרוח chick
גוזל nestling
ברווז duck
ברווזה duck (female)
ברווזון duckling
אווז אוז goose
אווזה goose (female)
הודו turkey
טווס peacock
ברבור swan
תוכי תכי parrot
תוכון budgerigar
ינשוף owl
תנשמת barn owl
נשר vulture
עיט eagle
בז falcon
נץ hawk
דוכיפת hoopoe
בולבול bulbul
שחרור blackbird
נחליאלי wagtail
סנונית swallow
צופית sunbird
נקר woodpecker
שלדג kingfisher
חסידה stork
פלמינגו flamingo
שקנאי pelican
שחף seagull
פינגווין פינגוין penguin
יען ostrich
קנרית canary
כריש shark
דג fish
דגיג little fish
קרפיון carp
סלמון salmon
טונה tuna
דולפין dolphin
לווייתן לוויתן לויתן whale
תמנון octopus
דיונון squid
מדוזה jellyfish
סרטן crab
צדפה oyster, shell
חילזון חלזון snail
שבלול snail
אלמוג coral
צלופח eel
צפרדע frog
קרפדה toad
קרפד toad (male)
ראשן tadpole
צב tortoise
נחש snake
צפע viper
קוברה cobra
פיתון python
לטאה lizard
שממית gecko
זיקית chameleon
תנין crocodile
תנינה crocodile (female)
איגואנה iguana
דינוזאור dinosaur
חרק insect
זוחל reptile
נמלה ant
דבורה bee
צרעה wasp
זבוב fly
יתוש mosquito
פרפר butterfly
זחל caterpillar
חיפושית beetle
עכביש spider
עקרב scorpion
תולעת worm
גוק cockroach
מקק cockroach
תיקן cockroach
חגב grasshopper
ארבה locust
צרצר cricket
פרעוש flea
כינה louse
קרצייה קרציה קרצית tick
עש moth
גחלילית firefly
שפירית dragonfly
נדל centipede
שלשול earthworm
טורף predator
דרקון dragon
מפלצת monster
חדקרן unicorn
סוסון seahorse, foal
נחיל swarm
פשפש bedbug
עלוקה leech
טרנטולה tarantula
אורקה orca
לברדור labrador
פודל poodle
בולדוג bulldog
האסקי husky
מכרסם rodent
היפו hippo
היפופוטם hippopotamus
ביזון bison
פיראנה פירנה פירנייה פירניה piranha
קקדו cockatoo
תאו buffalo
אנפה heron
זמיר nightingale
קוקייה קוקיה cuckoo
סרדין sardine
דניס sea bream
אמנון tilapia
פגסוס pegasus
חיידק חידק bacterium
אליגטור alligator
חרדון agama lizard
שליו שלו quail
טרמיט termite
עגור crane
ארמדיל ארמדילו armadillo
שפנפן bunny
חפרפרת mole
לובסטר lobster
קוליברי hummingbird
טוקן toucan
בואה boa
אנקונדה anaconda
אנטילופה antelope
סוריקטה meerkat
ציוואווה chihuahua
פיטבול pit bull
טפיל parasite
טרף prey
דורס bird of prey
גריזלי grizzly bear
קפיברה capybara
אקסולוטל axolotl
קויוט coyote
פניקס phoenix
קראקן kraken
צינצילה chinchilla
לימור למור lemur
סלמנדרה salamander
מאינה מיינה myna
דררה ring-necked parakeet
זרזיר starling
בבון baboon
יאק yak
לברק sea bass
רימה maggot
עייר young donkey
אמבה אמבא amoeba
גופי guppy
תחש dachshund
טרייר terrier
`,
  further: `
ציפורה bird (female)
חומט skink
שרץ vermin
יבחוש gnat
כפיר young lion
לביא lion
צבייה צביה gazelle (female)
נאקה camel (female)
כלבלבה puppy (female)
עכברה mouse (female)
צרצור cricket
ארי lion
ליש lion
שחל lion
טיגריסה tigress
ברדלסה cheetah (female)
לינקס lynx
קרקל caracal
אוצלוט ocelot
סיאמי siamese cat
זאבון wolf cub
שועלון fox cub
פנק fennec fox
דינגו dingo
צבועה hyena (female)
צובל sable
חורפן mink
חמוסה ferret (female)
מנגוסטה mongoose
מירקט meerkat
וולברין wolverine
דלמטי dalmatian
דוברמן doberman
רוטווילר rottweiler
פינצר pinscher
ביגל beagle
קולי collie
אקיטה akita
מלטז maltese dog
פקינז pekinese
קורגי corgi
אמסטף american staffordshire
ספניאל spaniel
שפיץ spitz
פוינטר pointer
באסט basset
פאג pug
כנעני canaanite, canaan dog
אורנגוטן orangutan
גיבון gibbon
מקוק macaque
רזוס rhesus monkey
טמרין tamarin
מרמוסט marmoset
מנדריל mandrill
בונובו bonobo
פרימט primate
מרמיטה marmot
נברן vole
גרביל gerbil
ירבוע jerboa
חדף shrew
למינג lemming
עכברושה rat (female)
אוגרית hamster (female)
שרקנית guinea pig (female)
נוטרייה נוטריה coypu
קוצן spiny mouse
סנאית squirrel (female)
נמלן anteater
פנגולין pangolin
אקידנה echidna
ברווזן platypus
אופוסום אפוסום opossum
וומבט wombat
וולבי wallaby
קואטי coati
טפיר tapir
קרנפה rhinoceros (female)
מסטודון mastodon
גמוס buffalo
זבו zebu
גנו wildebeest
אימפלה impala
אוקפי okapi
ויקוניה vicuna
גואנקו guanaco
דרומדר dromedary
ראם oryx
דישון addax
מופלון mouflon
יחמור fallow deer
קריבו caribou
עתוד he-goat
צפיר he-goat
שעיר he-goat
רחל רחלה ewe
מרינו merino sheep
כשב sheep
כשבה ewe lamb
פרא wild ass
ערוד wild ass
רמך steed
מוסטנג mustang
מקנה livestock
מריא fatling
פקרי peccary
פטם fattened fowl
דוגונג dugong
מנטי manatee
ניבתן walrus
וולרוס walrus
בלוגה beluga
נרוול narwhal
קטלן killer whale
פוקנה porpoise
תור turtledove
צוצלת laughing dove
אווזון gosling
טווסה peahen
ינשופה owl (female)
ינשופון owlet
אוח eagle owl
לילית tawny owl
תחמס nightjar
עוזנייה עזניה עוזניה black vulture
איה buzzard
דיה kite
דאה kite
זרון harrier
עיטם sea eagle
בזבז kestrel
חגלה partridge
פסיון פיסיון pheasant
פנינייה פניניה guinea fowl
קטה sandgrouse
חוברה bustard
חופמי plover
סיקסק lapwing
כרוון stone curlew
ביצנית sandpiper
תמירון stilt
חרטומית snipe
חרטומן woodcock
אגמית coot
סופית moorhen
ברכייה ברכיה mallard
שרשיר teal
קרקיר garganey
טבלן grebe
אנפית cattle egret
לבנית egret
כפן spoonbill
מגלן ibis
איביס ibis
מרבו marabou
קורמורן cormorant
סולה gannet
אלבטרוס albatross
שחפית tern
יסעור shearwater
חמסן skua
אמו אימו emu
ננדו rhea
קזואר קסואר cassowary
דודו dodo
מואה moa
קונדור condor
ארה macaw
קוקטיל cockatiel
גאקו grey parrot
לורי lory
קאק jackdaw
עקעק magpie
סיס swift
שרקרק bee-eater
כחל roller
זהבן oriole
עפרוני lark
פיפיון pipit
סבכי warbler
קנית reed warbler
עלווית leaf warbler
כחולן bluethroat
חכלילית redstart
סלעית wheatear
דוחל stonechat
קיכלי thrush
ירגזי tit
חטפית flycatcher
פרוש chaffinch
ירקון greenfinch
חוחית goldfinch
תפוחית linnet
פשוש graceful prinia
גיבתון bunting
אנקור sparrow
מושט tilapia
לוקוס grouper
דקר grouper
בורי grey mullet
קיפון grey mullet
מוסר drum fish
פורל trout
טרוטה trout
בקלה hake
קוד cod
הליבוט halibut
הרינג herring
מקרל mackerel
חדקן sturgeon
שפמנון catfish
סקלר angelfish
קוי koi carp
שושנון clownfish
זהרון lionfish
תוכינון parrotfish
נפוחית pufferfish
סיכן rabbitfish
סרגוס white bream
פלמידה bonito
מרלין marlin
ברקודה barracuda
מורנה moray eel
טריגון stingray
עמלץ shark
פטישן hammerhead shark
גיטרן guitarfish
סול sole
פלונדר flounder
גרופר grouper
חסילון shrimp
קריל krill
נאוטילוס nautilus
ארגונאוט argonaut
דפנייה דפניה water flea
נמטודה roundworm
שרשור tapeworm
תולע worm, crimson worm
רמש creeping thing
זחלון little caterpillar
טחבית woodlouse
רכיכה mollusc
אצטלן sea squirt
הידרה hydra
בקטריה bacterium
סנדלית paramecium
כוח כח monitor lizard
שנונית fringe-toed lizard
ישימונית dragon lizard
מניפנית fan-footed gecko
גקו gecko
קמטן glass lizard
קיימן caiman
שפיפון horned viper
אפעה saw-scaled viper
עכן viper
פתן cobra
צפעון viper
זעמן whip snake
ממבה mamba
טריטון newt
אילנית tree frog
חפרית spadefoot toad
עגולשון painted frog
סטגוזאור stegosaurus
ראפטור רפטור raptor
אקרית mite
ברחש midge
ימשוש gall midge
זבובון small fly
דבור hornet
דבורית little bee
בומבוס bumblebee
ארינמל ant lion
טוואי silk moth
סס clothes moth
רפרף hawk moth
נימפית brushfoot butterfly
לבנין white butterfly
כחליל blue butterfly
דנאית monarch butterfly
זבלית dung beetle
חדקונית weevil
חרפושית scarab
יקרונית longhorn beetle
ברקנית jewel beetle
שפרירית damselfly
כנימה aphid
ציקדה cicada
צבתן earwig
ערצב mole cricket
חסיל locust
ילק young locust
סלעם locust
חרגול locust, bush cricket
עכשוב camel spider
עכסן rattlesnake
שגר litter of young
להק flock of birds
גריפון גריפין griffin
ספינקס sphinx
כימרה chimera
בזיליסק basilisk
קרברוס cerberus
יטי yeti
דרקונית dragon (female)
דרקונון little dragon
לאופרד leopard
נמנמן dormouse
יענה ostrich
שנאוצר schnauzer
סמויד samoyed
מלינואה malinois
מסטיף mastiff
ברבוניה red mullet
בינית barbel
כסיף silver carp
טטרה tetra fish
ציקליד cichlid
אינטיאס amberjack
טרכון horse mackerel
ארגמון murex snail
מזיק pest
גדרון wren
בופלו בופאלו buffalo
אקו ibex
בכרה young camel (female)
דגה fish stock
חיוויאי snake eagle
כרוכיה crane (bird)
מינק mink
מקאו macaw
משכוכית bellwether
עיזה goat (colloquial)
פסמון sand rat
פרנקולין francolin
צפעוני small viper
צפירה she-goat
קרדית mite
רקון raccoon
שונרא שונרה cat (literary)
שלך osprey
שפנה rabbit (female)
שקץ vermin
תמסח crocodile
חשופית slug
גוזלון little nestling
שכווי rooster
מושית ladybug
עורבני jay
כרישון baby shark
`,
} as const;
