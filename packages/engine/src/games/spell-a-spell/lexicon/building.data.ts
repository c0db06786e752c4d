/** Buildings: houses, rooms and their parts, shops, places of a town, farms, roads, bridges, camps. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const BUILDING = {
  everyday: `
בית house
דירה apartment
חדר room
מטבח kitchen
סלון living room
שירותים toilets
מרפסת balcony
מסדרון corridor
פרוזדור hallway
כניסה entrance
יציאה exit
פתח opening, doorway
חצר yard
גינה גנה garden
גן garden, kindergarten
גג roof
רעף roof tile
קיר wall
תקרה ceiling
רצפה ריצפה floor
לבנה לבינה brick
דלת door
חלון window
תריס shutter
סף threshold
שער gate
גדר fence
חומה city wall
מגדל tower
טירה castle
ארמון palace
מבצר fortress
בניין בנין building
קומה floor, storey
מעלית elevator
מדרגה step, stair
ארובה chimney
מזווה מזוה pantry
מרתף basement
מחסן storeroom
מוסך garage
חניה חנייה parking space
חניון parking lot
מקלט bomb shelter
מרפאה clinic
אולם hall
אוהל אהל tent
סוכה sukkah, booth
צריף hut
בקתה cottage
וילה villa
פנטהאוז penthouse
איגלו igloo
מלון hotel
אכסניה אכסנייה hostel
צימר guest cabin
חווה farm
רפת cowshed
לול chicken coop
דיר sheep pen
אורווה אורוה stable
מלונה doghouse
שובך dovecote
כוורת beehive
אסם barn, granary
חממה greenhouse
משתלה plant nursery
באר well
בור pit
בריכה ברכה pool
מזרקה fountain
מגרש lot, field
אצטדיון איצטדיון stadium
קולנוע cinema
תיאטרון תאטרון theater
מוזיאון מוזאון museum
ספרייה ספריה library
כיכר ככר town square
רחוב street
כביש road
דרך road, way
סמטה סימטה alley
שדרה avenue
מדרכה sidewalk
רמזור traffic light
צומת crossroads
גשר bridge
מנהרה tunnel
נמל port
רציף platform, quay
תחנה station, stop
חנות shop
שוק market
קניון shopping mall
קיוסק kiosk
מכולת grocery store
מאפייה מאפיה bakery
סופרמרקט supermarket
מסעדה restaurant
פיצרייה פיצריה pizzeria
קפיטריה cafeteria
מספרה barbershop
מכבסה laundry
איטליז אטליז butcher shop
דואר post office
בנק bank
משרד office
מפעל factory
טחנה mill
נגרייה נגריה carpentry shop
מכון institute
מעבדה laboratory
כלא prison
צינוק dungeon
כנסייה כנסיה church
מסגד mosque
מקדש temple
מנזר monastery
פירמידה pyramid
קבר grave, tomb
מצבה tombstone
כפר village
עיר city
עיירה עירה town
מושב moshav, seat
קיבוץ kibbutz
שכונה neighborhood
יישוב ישוב settlement
מדינה state
מחנה camp
מאהל tent camp
בסיס base
עמוד pillar
כותל כתל wall
יסוד foundation
פארק park
מגדלור lighthouse
סכר dam
בונקר bunker
עמדה post, position
מסלול track, runway
ביתן pavilion, booth
דוכן stall, stand
פעוטון nursery
צהרון afternoon daycare
תיכון high school
קזינו casino
מועדון club
דיסקוטק disco
פאב פב pub
בר bar
חדרון little room
כלביה כלבייה dog kennels
זירה arena
מחסום roadblock, barrier
מעבר passage, crossing
מעקה railing
מרזב gutter
צוהר צהר skylight
מסגרייה מסגריה metal workshop
סדנה סדנא workshop
סטודיו studio
אולפן studio
חורבה ruin, ruined house
מכרה mine
לובי lobby
מקווה מקוה mikveh, ritual bath
ישיבה yeshiva
עירייה עיריה city hall
סוויטה סויטה suite
סאונה סונה sauna
ספא spa
פינה corner
מגדלון turret
מדשאה lawn
כרם vineyard
פרדס citrus orchard
מטע plantation
מלתחה changing room
גלידרייה גלידריה ice cream parlor
כלבו כולבו department store
גנון preschool
משפחתון home daycare
קייטנה summer camp
ספארי safari park
גקוזי jacuzzi
קרקס circus
בסטה באסטה market stall
דק deck
שמורה nature reserve
ממלכה kingdom
לבירינט labyrinth
מרכז center
פרבר פרוור suburb
פונדק inn
סככה shed
משק farm, farmstead
גת winepress
מחסה shelter
יקב winery
היכל hall, temple
טיילת promenade
מבנה structure
אזור איזור zone, area
תא cell, booth
גבול border
סניף branch office
מחבוא hiding place
אנדרטה monument
קמפינג campsite
טרמינל terminal
ביוב sewer
מוטל motel
רחבה plaza
פרגולה pergola
אתר site
פיגום scaffold
`,
  further: `
מבואה lobby, entrance hall
מפתן doorstep
משקוף lintel
מצודה citadel
מזח pier
פנימייה פנימיה boarding school
מכללה college
מעון daycare, dormitory
גלריה gallery
ארכיון archive
אשנב small window, hatch
מחצבה quarry
שיכון housing project
מדרשה seminary
שגרירות embassy
פחון tin shack
מגורים living quarters
קורה beam
בלטה floor tile
מתחם compound
צריח turret
פגודה pagoda
אגף wing (of a building)
אדן windowsill, sleeper
אחוזה estate
אכסדרה portico
אולפנה religious girls' school
אקדמיה academy
אקוודוקט aqueduct
אטליה atelier
אסקופה doorstep
אפסנייה אפסניה quartermaster's store
האנגר אנגר hangar
בודקה guard booth
בזיליקה basilica
בונגלו bungalow
בזאר bazaar
ביב sewer drain
ביסטרו bistro
בוטיק boutique
בורסה stock exchange
בורסקי tannery
ביצור fortification
בלוק block
בסטיון bastion
גדרה sheepfold
גומחה niche
גזוזטרה balcony
גטו ghetto
גמלון gable
גזיבו gazebo
גנזך archives
גורן גרן threshing floor
גשרון little bridge
דביר inner sanctuary
דרגנוע escalator
דלתית small door
דפוס printing house
הוסטל hostel
הוספיס hospice
ורנדה veranda
זיגורת ziggurat
חאן caravanserai
חווילה mansion
חיפוי cladding
חלונית small window
חמאם turkish bath
חפיר moat
חפירה dig, trench
חציץ partition
חרך loophole, slit
טברנה tavern
טיח plaster
טרסה terrace
טרקלין parlor
טריבונה grandstand
יציע gallery, balcony
ירקנייה ירקניה greengrocer's shop
כוך niche, burial cave
כולל kollel
כרכוב cornice
כפרון little village
לוגיה loggia
לשכה bureau, chamber
מאחז outpost
מאגר reservoir
מבדוק dry dock
מבדקה testing lab
מבשלה brewery
מגדנייה מגדניה pastry shop
מובלעת enclave
מוקד call center
מוצב military outpost
מוסד institution
מושבה colony
מזללה eatery, diner
מחוז district
מחלבה dairy
מחלף interchange
מחפורת dugout, pit
מטבחון kitchenette
מטווח shooting range
מטווייה מטוויה spinning mill
מטבעה mint (coins)
מינרט minaret
מכלאה מיכלאה pen, corral
מכוורת apiary
מלטשה diamond workshop
מלונית small hotel
ממגורה silo
מנהלה administration
מנחת landing pad
מנסרה sawmill
מסבאה bar, saloon
מסד foundation base
מסעף junction, branch
מסתור hideout
מספנה shipyard
מסלעה rockery
מעברה transit camp
מעגנה marina
מעגן anchorage
מעוז stronghold
מעונה den, lair
מעגל traffic circle, circle
מפקדה headquarters
מפלט refuge
מצד stronghold
מצפה lookout point
מצללה pergola
מקרקעין real estate
מרחץ bathhouse
מרחצאות baths
מרינה marina
מרפדייה מרפדיה upholstery shop
משחטה slaughterhouse
משכן dwelling, tabernacle
משלט military outpost
מתבן hayloft
מתפרה sewing workshop
מתרס barricade
נדבך course of bricks
נחלה homestead
נישה niche
נפחייה נפחיה smithy
נתיב lane, route
סטואה stoa
סילו silo
סמינר seminary, college
סנדלרייה סנדלריה shoemaker's shop
עלייה upper chamber, ascent
ערוגה garden bed
פודיום podium
פואייה foyer
פורום forum
פילבוקס pillbox
פיר shaft
פלדלת steel door
פלטרין palace
פנתאון pantheon
פנסיון boarding house
פרצה breach, gap
צריפון small hut
צרכנייה צרכניה co-op grocery
קולוניה colony
קומפלקס complex
קונסוליה consulate
קזבה קסבה casbah
קטקומבה catacomb
קימרון קמרון vault, arch
קליניקה clinic
קמפוס campus
קנטינה army canteen
קסרקטין barracks
קפיטול capitol
קפלה chapel
קרייה קריה town, campus
קריפטה crypt
קתדרלה cathedral
רובע quarter (city)
רמפה ramp
ריצוף paving, flooring
רוטונדה rotunda
רתכייה רתכיה welding shop
שוחה trench
שטיבל small prayer house
שלוחה extension
תצפית lookout
תשתית infrastructure
מזקקה refinery
אובליסק obelisk
אומנה pilaster
אופרה opera house
אטריום atrium
אימפריה empire
בוסתן orchard, fruit garden
בריקדה barricade
גלעד memorial cairn
דולמן dolmen
דופלקס duplex apartment
זגגייה זגגיה glazier's workshop
זולה hangout corner
חומוסייה חומוסיה hummus eatery
חזירייה חזיריה pigsty
חזית facade, front
חרטייה חרטיה lathe workshop
טיפי tepee
טמבורייה טמבוריה hardware store
יורטה yurt
לופט loft
לאונג lounge
מבוי alley
מזכירות secretariat office
מעדנייה מעדניה delicatessen
מעקף bypass
מעשנה smokehouse
מרכול supermarket
מרעה pasture
נסיכות principality
נציגות representation office
סטקייה סטקיה grill restaurant
סנטוריום sanatorium
עמודון small pillar
פטיו patio
פחחייה פחחיה auto body shop
פיצוציה פיצוצייה convenience store
פלנטריום planetarium
פקולטה faculty building
ציפורייה ציפוריה aviary
קבינה cabin, booth
קברט cabaret
קולג college
קנטון canton
קצבייה קצביה butcher shop
רינג boxing ring
שיפודייה שיפודיה skewer grill
מדגה fishpond
ביבר zoo, vivarium
דיוטה floor, story
חסם barrier
מבוא entrance, alley
מזבלה dump
ממד safe room
מתנס community center
סליק arms cache
פגייה פגיה neonatal ward
קיטון small room
קרפיף enclosed yard
שטח area, territory
שריד relic, remnant
סטיו portico
עשבייה עשביה herbarium
במפר באמפר speed bump
יריד fair
`,
} as const;
