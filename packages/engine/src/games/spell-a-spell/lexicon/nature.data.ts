/** Nature: land and water, sky and weather, stones, metals and other matter, light and fire. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const NATURE = {
  everyday: `
ים sea
אי island
הר mountain
גל wave
טל dew
בוץ mud
אור light
צל shadow
אבן stone
אבק dust
אגם lake
נהר river
נחל stream
סלע rock
צוק cliff
חוף beach
יער forest
ירח moon
שמש sun
ענן cloud
גשם rain
ברד hail
ברק lightning
רוח wind
קשת rainbow, bow
קרח ice
כפור frost
מים water
עפר dirt, soil
אפר ash
עשן smoke
פחם coal
זהב gold
ארץ land, country
עולם world
שדה field
עמק valley
רמה plateau, height
גבעה hill
מערה cave
מדבר desert
אדמה earth, soil
קרקע ground
נוף landscape
אופק horizon
שביל path
מעיין מעין spring (water)
מפל waterfall
שלולית puddle
טיפה drop
קצף foam
בועה bubble
קרחון iceberg, glacier
פתית flake
נטיף stalactite
זקיף stalagmite
חור hole
סדק crack
בקע rift
תהום abyss
מכתש crater
נקיק gorge
ואדי וואדי wadi
מישור plain
מצוק cliff
פסגה peak
רכס ridge
מדרון slope
דיונה sand dune
חורשה grove
חורש woodland
גונגל jungle
סוואנה סוונה savanna
אחו meadow
נווה נוה oasis
אוקיינוס אוקינוס ocean
מפרץ bay
תעלה canal
יבשה dry land
יבשת continent
גדה river bank
שונית reef
ריף reef
שמיים שמים sky
כוכב star
סהר crescent
שביט comet
מטאור meteor
מטאוריט meteorite
אסטרואיד asteroid
גלקסיה galaxy
חלל outer space
סופה storm
סערה storm
טורנדו tornado
הוריקן hurricane
צונאמי tsunami
שיטפון שטפון flood
מבול flood, downpour
אובך haze
אד vapor, mist
אדים vapors, steam
קיטור steam
אוויר אויר air
לבה lava
להבה flame
שלהבת flame
לפיד torch
ניצוץ spark
גץ spark
גחל ember, hot coal
גחלת ember
מדורה bonfire
שריפה שרפה fire, blaze
פיח soot
מתכת metal
ברזל iron
נחושת copper
פלדה steel
עופרת lead (metal)
כספית mercury
ארד bronze
ברונזה bronze
זכוכית glass
פלסטיק plastic
גומי rubber
ניילון נילון nylon
קלקר styrofoam
גבס plaster
מלט cement
בטון concrete
אספלט asphalt
זפת tar
שעווה שעוה wax
חימר חמר clay
חרס pottery, fired clay
קרמיקה ceramics
שיש marble
חצץ gravel
בזלת basalt
גרניט granite
גביש crystal
קריסטל crystal
יהלום diamond
פנינה pearl
ספיר sapphire
אזמרגד emerald
ענבר amber
מינרל mineral
מאובן fossil
דלק fuel
בנזין gasoline
סולר diesel fuel
נפט oil, petroleum
גז gas
חמצן oxygen
מימן hydrogen
הליום helium
אלכוהול alcohol
רעל poison
חומצה acid
נוזל liquid
אבקה powder
גרגר גרגיר grain, granule
גוש lump, block
רסיס shard, splinter
ערימה ערמה heap
זבל manure, garbage
דשן fertilizer
אשפה garbage
פסולת waste
כתם stain
חומר material
אטום atom
צדף seashell
קונכייה קונכיה conch
קן nest
מכשול obstacle
גיר chalk
זרם current, stream
מטר rain, meter
תל mound, tell
דליקה דלקה fire, blaze
קוטב קטב pole (of the earth)
שנהב ivory
מערבולת whirlpool
חלודה rust
בולען sinkhole
קומפוסט compost
מפולת avalanche, landslide
`,
  further: `
אוד firebrand
גיא גי ravine
עב cloud
לס loess
פז fine gold
דר mother-of-pearl
זיק spark
אשד cataract
פלג brook
יובל tributary
ימה inland sea
ניר ploughed field
תלם furrow
רגב clod of earth
סיד lime
טיט mud, clay
טין silt
רפש mire
סחף silt
צור flint
שחם granite
ציה arid land
שממה wasteland
ישימון wasteland
גוב den, pit
לוע crater, maw
שפך estuary
מצר מיצר strait
אפיק riverbed
ערוץ channel
קרקעית sea bed
מבוע spring
נביעה spring
גייזר גיזר geyser
אגל dewdrop
רסס spray
נטף drop
זרזיף drizzle
ממטר shower of rain
מלקוש last rain
קרה frost
עננה cloud
בריזה breeze
טייפון typhoon
ציקלון cyclone
נחשול surge, breaker
שרטון sandbank
לגונה lagoon
אטול atoll
ארכיפלג archipelago
דלתא delta
פיורד fjord
בקעה valley
שפלה lowland
מישר flat plain
טונדרה tundra
טייגה taiga
אואזיס oasis
חלקה plot of land
חריץ slit, groove
נקב hole
נקרה cleft, grotto
מחילה burrow
מאורה den
מצבור stockpile
תילול hillock
תלולית mound
שכבה layer
משקע sediment
מרבץ deposit, lair
עפרה עופרה ore
מחצב mineral
רקיע sky
שחק sky
מרום heights
תבל world
יקום universe
פלנטה planet
חמה sun
מאור luminary, light
ערפילית nebula
הילה halo
אלומה sheaf, beam
אבוקה torch
ניאון neon
רמץ hot ashes
תבערה blaze
מאגמה magma
תימרה תמרה column of smoke
ערפיח smog
אוזון ozone
חנקן nitrogen
פחמן carbon
גופרית גפרית sulfur
זרחן phosphorus
כלור chlorine
יוד iodine
ברום bromine
פלואור fluorine
נתרן sodium
אשלגן potassium
אשלג potash
סידן calcium
מגנזיום magnesium
ליתיום lithium
צורן silicon
סיליקון silicone
רדון radon
קסנון xenon
קריפטון krypton
רדיום radium
אורניום uranium
טיטניום titanium
פלטינה platinum
ניקל nickel
כרום chrome
קובלט cobalt
אבץ zinc
בדיל tin
ארסן arsenic
קדמיום cadmium
וולפרם tungsten
סגסוגת alloy
נתך alloy
נתר natron
פוספט phosphate
מלחת saltpeter
אמוניה ammonia
אצטון acetone
טרפנטין turpentine
גליצרין glycerin
פרפין paraffin
קרוסין kerosene
מתאן methane
פרופאן propane
ספירט spirit, alcohol
ציאניד cyanide
תמיסה solution
תרכובת chemical compound
תרחיף suspension
גלל dropping, dung
שפכים sewage
הומוס humus
רקבובית humus, leaf mold
חמרה red loam
חוואר חואר marl
חרסית clay soil
קאולין kaolin
טרקוטה terracotta
אמייל אמאיל enamel
בקליט bakelite
אזבסט asbestos
פורמייקה פורמיקה formica
לטקס latex
קאוצוק rubber, caoutchouc
דונג beeswax
לכה lacquer
פיגמנט pigment
צבען pigment
נסורת sawdust
חלקיק particle
מולקולה molecule
אלקטרון electron
פרוטון proton
הריסות ruins
זיפזיף זפזיף coarse sand
צפחה slate
פצלים shale
קירטון chalk rock
כורכר kurkar sandstone
גזית hewn stone
חלמיש flint
דולומיט dolomite
קלציט calcite
קוורץ quartz
נציץ mica
פירית pyrite
המטיט hematite
מלכיט malachite
גרפיט graphite
פומיס pumice
טרוורטין travertine
אלבסטר alabaster
בהט alabaster
בדולח crystal
טורקיז turquoise
טופז topaz
אופל opal
אמטיסט amethyst
אחלמה amethyst
רובין ruby
ברקת emerald
פטדה topaz
ישפה jasper
שוהם onyx
אוניקס onyx
נופך turquoise, garnet
שבו agate
אגת אגט agate
לשם jacinth
תרשיש beryl
גרנט garnet
גייד jade
ברליאנט brilliant (gem)
אקוומרין aquamarine
מגנטיט magnetite
מטיל ingot, bar
עשת ingot
פולימר polymer
טפלון teflon
נפולת fallout
קורים cobweb
קור spider's thread
דוק thin veil, film
אבנית scale, limescale
ירוקת green scum
בזק flash, lightning
בליל mixture, mash
גבשושית bump, mound
משעול path
מצולה depth of the sea
מעמקים depths
בצה bog
בוצה sludge
בתה scrubland
דומן dung
זוהמה filth
טרש rocky ground
יאור pond, nile
מהמורה pothole
מוצק solid
מזוט heavy fuel oil
מרגלית pearl, gem
נתז splash, splinter
עי heap of ruins
עקבה footprint, track
רבב stain
רעלן toxin
רקב rot, decay
רשף spark, flash
שדמה cultivated field
תרבית culture (bacteria)
דיזל diesel fuel
תאית cellulose
ממס solvent
`,
} as const;
