/** Vehicles: on land, on water, in the air and in space, and their parts. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const VEHICLE = {
  everyday: `
מכונית car
רכב vehicle
אוטו car
אוטובוס bus
מיניבוס minibus
מונית taxi
רכבת train
משאית lorry
טנדר pickup truck
ואן van
גיפ jeep
טרקטור tractor
אופניים אפניים אופנים bicycle
אופנוע motorcycle
קטנוע scooter
טוסטוס moped
קורקינט kick scooter
סקייט סקטבורד skateboard
עגלה cart, pram
טיולון pushchair
בימבה ride-on toy
מרכבה chariot
כרכרה carriage
אמבולנס ambulance
ניידת patrol car
כבאית fire engine
טנק tank
נגמש armoured carrier
מטוס aeroplane
אווירון אוירון aeroplane
מסוק helicopter
הליקופטר helicopter
רחפן drone
דאון glider
חללית spaceship
לוויין לווין satellite
מעבורת ferry, shuttle
אונייה אוניה אניה ship
ספינה ship
סירה boat
מפרשית sailing boat
יאכטה יכטה yacht
צוללת submarine
רפסודה raft
קיאק קייק קאיאק kayak
קאנו קנו canoe
גונדולה gondola
מכלית מיכלית tanker
צי fleet
גרר tow truck
נגרר trailer
קרון railway carriage
קרונית small wagon
קטר locomotive
רכבל cable car
מטרו underground train
מלגזה forklift
דחפור bulldozer
בולדוזר bulldozer
טרקטורון quad bike
קומביין combine harvester
קרוואן קרוון קראוון caravan
לימוזינה limousine
מזחלת sledge
סקי ski
גלשן surfboard
סאפ paddleboard
מצנח parachute
גלגל wheel
צמיג tyre
הגה steering wheel
בלם brake
ברקס brake
שמשה windscreen
פגוש bumper
טמבון bumper
בגאז car boot
פדל pedal
אגזוז exhaust pipe
צופר horn
מפרש sail
תורן תרן mast
משוט oar
סיפון deck
מדחף propeller
אבוב inner tube, rubber ring
מסילה מסלה railway track
שיירה caravan, convoy
סילון jet
קלנועית mobility scooter
חסקה paddle board
צפלין zeppelin
מזלט drone
עבם ufo
גלגילית roller skate
עוגן anchor
רובר rover
גשושית space probe
דוברה barge
טריילר trailer truck
חשמלית tram
טיסן model aeroplane
מכולה shipping container
מסחרית van
קלאץ clutch
טרנטה old banger
גגון roof rack
בובקט skid loader
סקוטר scooter
טוקטוק tuk-tuk
גמבו jumbo jet
סימולטור simulator
סנובורד snowboard
באגי buggy
מפציץ bomber
דוגית small boat
`,
  further: `
אופן wheel
חישור spoke
מצת spark plug
מתנע starter motor
משנק choke
מאייד carburettor
קרבורטור carburettor
בולם shock absorber
שלדה שילדה chassis
מרכב car body
יצול cart shaft
ויישר וישר windscreen wiper
וינקר indicator light
גאנט wheel rim
פנימית inner tube
רוטור rotor
קוקפיט cockpit
טורבו turbo
ירכתיים stern
קיל keel
דופן דפן side of a ship
טנדם tandem
באגר excavator
מחפר excavator
שופל wheel loader
גורר tug
גוררת tugboat
גרור trailer
סדאן sedan
סטיישן estate car
קבריולט convertible
ריקשה rickshaw
רחפת hovercraft
פוניקולר פניקולר funicular
טראם tram
מונורייל monorail
זחלם half-track
שריונית armoured car
כטבם drone
שייטת flotilla
אסדה oil rig
משחתת destroyer
פריגטה frigate
קורבטה corvette
סטיל missile boat
גליאון galleon
גלרה galley
קרבלה caravel
גונק junk
קטמרן catamaran
סקונר schooner
פלוקה felucca
זודיאק zodiac boat
פונטון pontoon
משא load
מטרונית rapid transit bus
טובוגן toboggan
קרונוע railcar
נחתת landing craft
קליפר clipper
מחפרון backhoe loader
ספוטניק sputnik
אלטרנטור alternator
סטרטר סטארטר starter motor
פלאג spark plug
ספויילר ספוילר spoiler
דיליגנס stagecoach
פלגה flotilla
דאו dhow
טרירמה trireme
טרימרן trimaran
ארמדה armada
אמברקס handbrake
טסה טאסה hubcap
מרחפת hovercraft
בוגי boogie board
מיניוואן minivan
`,
} as const;
