/** Tools: instruments of work, machines and their parts, weapons and armour, electronics, fasteners, medical devices. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const TOOL = {
  everyday: `
פטיש hammer
מסור saw
מברג screwdriver
מקדחה drill
צבת pliers
מסמר nail
בורג ברג screw
אום nut (of a screw)
את spade
חץ arrow
מפתח key
מנעול lock
בריח bolt
ציר hinge
קפיץ spring
חבל rope
קשר knot
כבל cable
תיל wire
גלגלת pulley
מספריים מספרים scissors
מחט needle
סיכה סכה pin
סולם סלם ladder
מריצה wheelbarrow
מעדר hoe
קלשון pitchfork
מגרפה rake
טורייה טוריה hoe
מכוש pickaxe
גרזן axe
מזמרה pruning shears
מגל sickle
חרמש scythe
מחרשה plough
ממטרה sprinkler
טפטפת dripper
צינור צנור pipe
משאבה pump
גנרטור generator
מנוע engine
מכונה machine
מכשיר device
מתקן device
רובוט robot
מחשב computer
מקלדת keyboard
מקש key (of a keyboard)
צג monitor
מדפסת printer
סורק scanner
מצלמה camera
טלפון telephone
פלאפון פלפון cellphone
נייד cellphone
טלוויזיה טלויזיה television
סוללה battery
מטען charger
שקע socket
תקע plug
מתג switch
חיישן חישן sensor
אנטנה antenna
שבב chip
דיסק disc
כונן disk drive
נתב router
ראוטר router
מודם modem
טאבלט טבלט tablet
לפטופ laptop
סטופר stopwatch
מצפן compass
משקפת binoculars
טלסקופ telescope
מאזניים מאזנים pair of scales
משקל scales
משקולת weight
מדחום thermometer
פלס spirit level
מחוג clock hand
לום crowbar
מנוף crane
גק car jack
אולר penknife
פגיון dagger
חרב sword
מגן shield
רומח spear
חנית spear
רובה rifle
אקדח pistol
נשק weapon
פצצה bomb
טיל missile
רקטה rocket
תותח cannon
פגז shell
מוקש mine
קליע bullet
מחסנית magazine
הדק trigger
כוונת gun sight
אלה club
כידון spear, bayonet
שריון שרין armour
שוט whip
חזיז firecracker
להב blade
נדן sheath
אזיק handcuff
אזיקון cable tie
מלכודת מלכדת trap
פיתיון פתיון bait
לאסו לסו lasso
נול loom
מפוח bellows, blower
כבשן furnace
מגנט magnet
לייזר ליזר laser
לד led
רדאר radar
אזעקה alarm
גלאי detector
זרקור spotlight
מקרן projector
מסרטה film camera
וידאו וידיאו video player
פקס fax machine
לחצן push button
מתאם adapter
מפצל splitter
כספומט cash machine
מטף fire extinguisher
סירנה siren
יתד peg
טריז wedge
לולאה loop
מזרק syringe
תחבושת bandage
פלסטר sticking plaster
אגד bandage
גזה gauze
קביים crutches
אלונקה stretcher
גלולה pill
תרופה medicine
כמוסה capsule
משאף inhaler
הליכון walker
רטייה רטיה eye patch
ויטמין vitamin
סם drug
שיקוי potion
שרביט wand, sceptre
מטה staff, stick
אוכף אכף saddle
רסן bridle
רתמה ריתמה harness
רצועה leash, strap
קולר collar
דחליל scarecrow
מכסחה lawn mower
מגרסה shredder
מערבל concrete mixer
מבחנה test tube
מגרד scraper
מוט rod
פס strip
שפכטל putty knife
פינצטה tweezers
אצבעון thimble
מסרגה knitting needle
שלשלת chain
קודן keypad
אינטרקום intercom
גאדגט gadget
ביפר beeper
דוושה דושה pedal
גלגלון small wheel
מוניטור monitor
חומרה hardware
נתיך fuse
פיוז fuse
גויסטיק joystick
קאטר cutter knife
צינורית צנורית small tube
מלקחיים מלקחים tongs
מלקטת pincers
רולר paint roller
מצבר car battery
מלחם soldering iron
מסוע conveyor belt
מרצע awl
אזמל scalpel, chisel
מפסלת chisel
שופין file
סדן anvil
מעצור stopper
מקבת mallet
בטרייה בטריה battery
התקן fitting, device
חלק part
טיימר timer
טסטר tester
טבלייה טבליה tablet, pill
טונר toner
מברגה power screwdriver
מדחן parking meter
מצוף float
משיבון answering machine
משגר launcher
סמרטפון סמארטפון smartphone
פלאייר פלייר pliers
פילטר filter
פילם film
ציוד equipment
קונוס cone
רכיב component
שאלטר main switch
שבשבת weathervane
דיקט plywood
צנרת piping
סנסור sensor
קליפס clip
מרקע television screen
משטח pallet
מוצר product
הידרנט hydrant
מצטה machete
מתז sprinkler
סים sim card
מקדח drill bit
דיבל dowel
עגורן crane
סתימה tooth filling
פלש פלאש camera flash
דינמיט dynamite
קטאנה katana
חוד point of a blade
תחמושת ammunition
ספירלה spiral
מכבש press
שוקר stun gun
פנל panel
נונצאקו nunchucks
שסתום valve
אינפוזיה infusion drip
`,
  further: `
צנתר catheter
מד gauge
סד splint, stocks
קב crutch
קת gun butt
ניט rivet
מסמרת rivet
פין pin
דיסקית washer
תפס clasp
חבק clamp
כליבה clamp
מלחציים vice
סוגר clasp
מקצועה plane
קורנס sledgehammer
קרדום axe
מעצד adze
מסורית small saw
מנף lever
כננת winch
מגבה jack
אנך plumb line
זוויתן angle iron
מדיד measuring gauge
קליבר caliper
סקסטנט sextant
אסטרולב astrolabe
גירוסקופ gyroscope
פריסקופ periscope
סטתוסקופ סטטוסקופ stethoscope
ברומטר barometer
תרמומטר thermometer
תרמוסטט thermostat
וולטמטר voltmeter
אמפרמטר ammeter
מטוטלת pendulum
מונה meter
מכם radar
סונר sonar
ממיר converter box
משדר transmitter
ממסר relay
מפסק circuit breaker
נגד resistor
קבל capacitor
דיודה diode
מעבד processor
שנאי transformer
דינמו dynamo
טורבינה turbine
מדחס compressor
קומפרסור air compressor
בוכנה piston
ונטיל valve
וסת regulator
מנואלה crank
ארכובה crank
שגם tenon
אוגן flange
מיסב מסב bearing
מצמד clutch
מנגנון mechanism
תמסורת gearing
סעפת manifold
מופה pipe coupling
ניפל nipple fitting
זרנוק hose
מוליך conductor
מבודד insulator
סיב fibre
פריזמה prism
עינית eyepiece, peephole
מבער burner
פיפטה pipette
מאיץ accelerator
כור reactor
מדגרה incubator
מצנן cooler
קולט solar collector
אוטומט vending machine
תקליטור compact disc
דיסקט floppy disk
דיסקטה floppy disk
טלקס telex machine
טלגרף telegraph
זימונית pager
זמזם buzzer
פלורסנט fluorescent lamp
פרוזקטור floodlight
מבלט die cutter
מחרטה lathe
כרסומת milling machine
מלטשת polisher
משחזת whetstone
מעגילה roller
מקצרה reaping machine
מזרעה seed drill
משדדה harrow
מתחחת tiller
מפלסת grader
מורג threshing sledge
ריחיים רחיים millstones
עול yoke
מזרה winnowing fork
אפסר halter
ארכוף stirrup
משוורת stirrup
מרדעת packsaddle
זמם muzzle
מושכה rein
מגלב whip
פרגול whip
נבוט cudgel
סיף fencing sword
שוריקן throwing star
צלצל harpoon
הרפון harpoon
מכמורת trawl net
צינה צנה large shield
נצרה safety catch
נוקר firing pin
משתיק silencer
מקלע machine gun
קרבין carbine
מוסקט musket
מרגמה mortar
בזוקה bazooka
מטול launcher
טורפדו torpedo
נפץ detonator
מרעום fuse of a bomb
בליסטרה ballista
קטפולטה catapult
דוקרן spike
כלונס pole
תמוכה prop
זיז bracket
שלב rung
פלך spindle
כישור כשור distaff
אימום אמום shoe last
גלופה printing plate
מלג trowel
רחת peel
איספלנית אספלנית medicated plaster
אספירין aspirin
תותבת prosthesis
שתל implant
חוסם tourniquet
מנשם ventilator
רנטגן x-ray machine
מורפיום morphine
אבטיפוס prototype
אלקטרודה electrode
אנודה anode
קתודה cathode
אלחוט wireless set
אנדוסקופ endoscope
חולץ corkscrew, extractor
חלף spare part
חוקן enema
טמפון tampon
כפיס beam
להביור flamethrower
מאכלת butcher's knife
מגדלת magnifying glass
מחבצה butter churn
אסל carrying yoke
ממברנה membrane
מנדף fume hood
מסתם valve
מעלון stairlift
מצרף crucible
מבזק camera flash
מייצב stabilizer
משייפת sanding machine
סרום serum
פיקה whorl
פוליגרף lie detector
פיסטון piston
פרוטזה prosthesis
צילינדר cylinder
צמצם aperture
תדפיס printout
מרכזייה מרכזיה switchboard
פניצילין penicillin
אינסולין insulin
קורטיזון cortisone
אופיום opium
הרואין heroin
קוקאין cocaine
נפלם נאפלם napalm
חגור webbing belt
כדורית pellet
טומהוק tomahawk
לביד plywood
סיבית chipboard
פורניר veneer
שייבה washer
תאודוליט theodolite
משיחה cord
עבות thick rope
קרבינר carabiner
לופה magnifier
פרופיל metal profile
תפסן catch
מקצצה cutting machine
ארסנל arsenal
קרדן universal joint
גלילון small roller
רפלקטור reflector
אלטימטר altimeter
פדומטר pedometer
מנומטר pressure gauge
מגרדת scraper
אוטוקלב autoclave
מסוף computer terminal
קופיץ meat cleaver
דימר dimmer
מחוון pointer
סבבת cogwheel
תותב bushing
שיבר shut-off valve
גרדום gallows
קפצון toy gun cap
ברנר burner
נסר plank
ליבה core
סבכה grating
שבכה mesh
חיץ barrier
דיזה nozzle
זונדה tube, probe
זרז catalyst
חוצץ partition, buffer
חרצובה shackle
כסחת lawn cutter
מגוב rake
מגזמה hedge trimmer
מגוף valve
מלגז pitchfork
מנקב puncher
מנתב router
מצבט clip, pincers
משואה beacon
נקז drain
סמן cursor, marker
עמעם dimmer
ערבל mixer
פותחת master key, skeleton key
צורב burner (disc)
קוצב pacemaker
רגולטור regulator
קטטר catheter
אובניים אבניים potter's wheel
`,
} as const;
