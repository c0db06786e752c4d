/** Household: furniture, kitchenware, textiles, cleaning, bathroom, containers. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const HOUSEHOLD = {
  everyday: `
כיסא כסא chair
שולחן שלחן table
מיטה bed
ספה sofa
ארון closet
כוס glass
כף spoon
סיר pot
סכין knife
מזלג fork
כפית teaspoon
צלחת plate
קערה bowl
ספל mug
כד jar, pitcher
סל basket
שק sack
פח bin
דלי bucket
נר candle
לק nail polish
שטיח rug
כרית pillow
כר cushion
שמיכה blanket
סדין sheet
מגבת towel
סבון soap
ספוג sponge
מטאטא broom
מגב floor squeegee
יעה dustpan
מראה mirror
ראי mirror
שלט remote control, sign
ברז tap
כיור sink
אסלה toilet bowl
אמבטיה אמבטייה bathtub
אמבט bath
מקלחת shower
דוש shower
מדף shelf
מגירה מגרה drawer
שידה chest of drawers
ארונית cabinet
כוננית bookcase
כורסה כורסא armchair
שרפרף stool
ספסל bench
מזרן מזרון mattress
ציפה duvet cover
ציפית pillowcase
פוך down quilt
וילון curtain
מצעים bed linen
מנורה lamp
נורה light bulb
אהיל lampshade
נברשת chandelier
פנס lantern
עששית oil lamp
גפרור match
מצית lighter
פמוט candlestick
שעון clock
מסגרת frame
אגרטל vase
עציץ flowerpot
אדנית planter
מפה tablecloth
מפית napkin
מטלית cloth
סמרטוט rag
סחבה floor rag
מגבון wet wipe
טישו tissue
ממחטה paper tissue
כביסה laundry
שמפו shampoo
מרכך conditioner
קרם cream
משחה ointment
מברשת brush
תער razor
בושם perfume
סבונייה סבוניה soap dish
ניאגרה toilet cistern
צלוחית saucer
קערית small bowl
כוסית shot glass
מצקת ladle
מרית spatula
מחבת frying pan
קומקום kettle
תיון teapot
קנקן pitcher
צנצנת jar
בקבוק bottle
פקק cork
מכסה lid
פותחן opener
מגש tray
תבנית baking pan
מסננת strainer
פומפייה פומפיה grater
מגררת grater
קולפן peeler
מקלף vegetable peeler
מערוך rolling pin
מטרפה מטרף whisk
מקצפה whipping whisk
מלחייה מלחיה salt shaker
משפך funnel
סכום cutlery
כלי utensil
חפץ object
פריט item
קשית drinking straw
תנור oven
כיריים כירים stove
גזייה גזיה gas burner
פלטה hot plate
גריל grill
מנגל barbecue grill
שיפוד שפוד skewer
נפנף coal fan
קיסם toothpick
מקרר refrigerator
מקפיא freezer
מדיח dishwasher
מייבש מיבש dryer
מזגן air conditioner
מאוורר מאורר fan
מגהץ iron
טוסטר toaster
מיקסר מקסר mixer
בלנדר blender
מיקרוגל מקרוגל microwave oven
מטחנה grinder
מסחטה juicer
רדיאטור radiator
קמין fireplace
קולב hanger
מתלה rack
אטב clothespin
ידית handle
וו hook
קופסה קופסא box
ארגז crate
תיבה תבה chest
קרטון cardboard
חבית barrel
מיכל מכל container
גיגית tub
צידנית צדנית cooler
תרמוס thermos
מימייה מימיה canteen
פחית tin can
שקית bag
שקיק small bag
סלסלה סלסילה small basket
כספת safe
קופה cash box
מזוודה מזודה suitcase
חבילה parcel
אריזה package
מארז gift pack
עטיפה wrapper
צרור bundle
עריסה cradle
סלקל infant car seat
מוצץ pacifier
חיתול nappy
טיטול diaper
ערסל hammock
כלוב cage
אקווריום אקוריום aquarium
מחצלת mat
מרבד carpet
שטיחון small rug
מאפרה ashtray
סיגריה סיגרייה cigarette
סיגר cigar
מקטרת smoking pipe
נרגילה hookah
קישוט ornament
רהיט piece of furniture
ריהוט furniture
מזנון sideboard
דלפק counter
מעמד stand, rack
כיסוי cover
מטרייה מטריה umbrella
שמשייה שמשיה parasol
מניפה hand fan
מזלף watering can
מרסס sprayer
שפופרת tube
תרסיס spray
ספריי spray can
חוט thread
מקל stick
סרט ribbon
תחתית coaster
פתיל wick
פתילה wick
רשת net
מסך screen
מסנן filter
גרוטאה junk piece
שבר shard
גומייה גומיה rubber band
חרסינה china
אריח tile
מרצפת floor tile
איפור makeup
אודם lipstick
שפתון lipstick
פודרה face powder
מסקרה mascara
פד pad
מובייל baby mobile
מזכרת souvenir
שואב vacuum cleaner
מיחם מחם water urn
ישבנון baby toilet seat
בקבוקון baby bottle
חישוק חשוק hoop
חמסה hamsa charm
טפט wallpaper
כרבולית throw blanket
לוקר locker
מקלון small stick, swab
סקוץ סקוטש scouring pad, velcro
ערכה kit
פיסה piece
פרקט parquet
שעם cork
תווית תוית label
מגשית small tray
מנשא baby carrier
אבזר אביזר accessory
קרש board
גזיר log
לשונית tab
מחזיק holder, keyring
ווק wok
פוף pouf
מאג mug
בוידם בוידעם storage loft
פריזר freezer
קדרה קדירה cooking pot
חצובה tripod, trivet
טבון טאבון clay oven
גריקן jerrycan
טרולי wheeled suitcase
פאוץ pouch
נרתיק case
גליל roll
קומודה chest of drawers
ליפסטיק lipstick
מקינטה moka pot
מחיצה partition
קפסולה capsule
קיטבג kitbag
בוילר בויילר water heater
דאודורנט deodorant
`,
  further: `
כס throne
כן stand
פך cruse
כסת quilt
אצטבה אצטבא shelf
אפיריון canopy bed
כילה mosquito net
מצע bedding
יצוע bed
ערש cradle
דרגש couch
שזלונג chaise longue
קונסולה console table
ויטרינה display cabinet
מכתבה writing desk
פרגוד curtain, screen
קרס hook
אונקל אנקול hook
רפידה pad
ריפוד upholstery
מוך lint
גובלן tapestry
משענת backrest
מסעד backrest
סרוויס סרביס dinner set
טנא fruit basket
אלפס stewpot
קלחת cauldron
יורה boiler, cauldron
קיתון jug
לגין jug
צפחת flask
אמפורה amphora
נאד נוד wineskin
חמת waterskin
עביט chamber pot
מדוכה mortar
עלי pestle
סמובר samovar
פינגאן פינגן coffee pot
גזווה coffee pot
טאגין tagine pot
רמקין ramekin
דקנטר decanter
שייקר shaker
קרפה carafe
זרבובית spout
כברה sieve
נפה sifter
מקציף milk frother
מפצח nutcracker
אסכלה grill grate
כירה cooking stove
פתילייה פתיליה paraffin stove
פרימוס primus stove
לוקס pressure lamp
סאג griddle
תרווד ladle
ממלחה salt shaker
מסכרת sugar bowl
נטלה washing cup
ברזייה ברזיה drinking fountain
קנקנון small pitcher
פרקולטור percolator
מקלחון shower stall
בידה bidet
משתנה urinal
ליפה ליפא loofah
ספוגית small sponge
פומפה plunger, pump
תכשיר chemical product
אשפתון wastebasket
פיילה washtub
אגן basin
אמתחת sack
סליל coil
אמפולה ampoule
חביונה keg
עריבה kneading trough
תמרוק cosmetic
לבונה frankincense
נפטלין naphthalene
בדל cigarette butt
סומק rouge
תחליב lotion
פצירה file
אורלוגין clock
פורצלן porcelain
זגוגית pane of glass
סוכך awning
ציליה shade net
סורג window bars
אטם seal
אסוך oil jar
בידון water can
דורון gift
ואזה vase
יריעה canvas sheet
מבשם air freshener
מעטה covering
מקרמה macrame
סטנד stand
פלנצה griddle plate
פנכה dish
פוחלץ stuffed animal
שביב spark
ספלון demitasse cup
קומקומון small kettle
קורצן cookie cutter
מצנם toaster
ממחה blender
מקצף whisk
עיטור decoration
פלומה down
מיטלטלין מטלטלין movables
קובעת chalice
אבוס manger
שוקת trough
רהט trough
ברזנט tarpaulin
שעוונית oilcloth
לינולאום linoleum
אספקלריה mirror
סטנדר lectern
מקררון small refrigerator
ספוט spotlight
רף shelf, bar
כריכה book cover
ענתיקה antique
אביק drain pipe
בדיד rod
בחשה stirring stick
טס tray
מגופה stopper, bung
משורה measuring cup
סלופן cellophane
פוטון futon
פקל kit, pack
קונדום condom
קופסית small box
קסרול saucepan
רפפה louver slat
טלק talcum powder
הדום footstool
ספסלון small bench
בוסטר booster seat
שולחנון small table
מחליק hair straightener
`,
} as const;
