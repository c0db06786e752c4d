/** Body: parts of people and animals, outside and inside, and what a body is made of. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const BODY = {
  everyday: `
גוף body
ראש head
פנים face
פרצוף face, mug
שיער hair
שערה single hair
תלתל curl
רסטות dreadlocks
תספורת haircut
קרחת bald spot
מצח forehead
גבה eyebrow
ריס eyelash
עין eye
עפעף eyelid
אישון pupil of eye
אף nose
נחיר nostril
לחי cheek
סנטר chin
פה mouth
שפה lip, language
שן tooth
חניכיים gums
לשון tongue
גרון throat
צוואר צואר neck
עורף ערף nape
אוזן אזן ear
רקה temple (of head)
לסת jaw
שפם moustache
זקנקן goatee
גולגולת skull
מוח מח brain
נמש freckle
גומה dimple
יבלת wart
קמט wrinkle
צלקת scar
פצע wound
פצעון pimple
חתך cut
שריטה scratch
כוויה burn
עקיצה insect sting
גלד scab
קעקוע tattoo
כתף shoulder
זרוע arm
יד hand
מרפק elbow
אצבע finger
אגודל thumb
זרת little finger
קמיצה ring finger
אמה middle finger, forearm
בוהן בהן big toe
ציפורן צפורן fingernail
אגרוף fist
שריר muscle
עצם bone
עור skin, leather
דם blood
גב back
בטן belly
טבור navel
פופיק belly button
חזה chest
צלע rib
ירך thigh
ישבן buttocks
טוסיק bottom
רגל leg, foot
ברך knee
קרסול ankle
עקב heel
שלד skeleton
לב heart
ריאה lung
כבד liver
כליה כלייה kidney
קיבה stomach
מעי intestine
מעיים intestines
ושט esophagus
וריד vein
עורק artery
עצב nerve
מותניים מתניים waist
איבר אבר organ
גופה corpse
עובר fetus
רחם womb
דמעה tear
רוק spit
ריר drool
זיעה sweat
נזלת runny nose
שתן urine
פיפי pee
קקי poop
צואה צאה feces
קיא vomit
כנף wing
זנב tail
קרן horn
נוצה feather
מקור beak
חרטום snout, bow of ship
טופר talon
פרסה hoof, horseshoe
רעמה mane
חדק trunk of elephant
חט tusk
ניב fang
סנפיר fin
זים gill
קשקש scale, dandruff
קשקשת fish scale
מחוש feeler
עוקץ stinger
ארס venom
דבשת hump of camel
עטין udder
כרבולת cock's comb
גללים dung
מותן waist, hip
חך חיך palate
תנוך earlobe
בליטה bump, bulge
מפרק joint
וירוס virus
קרקפת scalp
פריחה rash
`,
  further: `
אברה wing (literary)
אחוריים buttocks
אליה fat tail
אפרכסת auricle, earpiece
בהרת spot, patch
ביצית ovum
בלוטה gland
בלורית forelock
בצקת swelling, edema
גו torso
גוויה גווייה corpse
גיד tendon
גידול tumor, growth
גיזה fleece
גיבנת hunched back
גפה limb
גפיים limbs
גרגרת windpipe
המטומה hematoma
זיף bristle
זפק crop of bird
זקיק hair follicle
חוטם nose
חוליה vertebra, link
חותכת incisor
חטוטרת hump
חיק lap, bosom
חלציים loins
חלחולת rectum
טורסו torso
טוחנת molar
טחול spleen
טלף cloven hoof
טסית blood platelet
כרס paunch
כרע leg of animal
כרכשת large intestine
כרומוזום chromosome
לבלב pancreas
לחמית conjunctiva
ליחה phlegm
לימפה lymph
לשד marrow
לשלשת bird droppings
מוגלה pus
מחלפה lock of hair
מלתעה fang, jaw
מפרקת back of neck
מפשעה groin
מרה bile, gall
נאדית alveolus
נבלה carcass
נוירון neuron
נים capillary
נסיוב serum
נקבובית pore
סחוס cartilage
סימפון bronchus
סרעפת diaphragm
עגבה buttock
ענבל uvula, bell clapper
עכוז buttocks
פגר carcass
פדחת forehead
פטמה nipple
פימה double chin
פלזמה פלסמה plasma
פרונקל boil
פרק joint, chapter
צפק peritoneum
ציצה tuft, crest
קווצה lock of hair
קולגן collagen
קולית thighbone
קורקבן gizzard
קוטיקולה cuticle
קרביים entrails
קריש clot
קרום membrane
קרטין keratin
קרנית cornea
קשתית iris
רירית mucous membrane
רשתית retina
שחלה ovary
שומה mole (on skin)
שיבה gray hair
שכמה shoulder blade
שליה שלייה שיליה placenta
שלפוחית bladder, blister
תוספתן appendix
תריסריון duodenum
מלנין melanin
צלוליט cellulite
אקסון axon
סינפסה synapse
נפיחות swelling
אפיתל epithelium
שוקית fibula
אבעבועה pock, blister
מוחון cerebellum
קורטקס cortex
תימוס thymus
שופכן ureter
שופכה urethra
ערמונית prostate
פוליפ polyp
ציסטה cyst
מורסה abscess
כיב ulcer
גבנון hump, bump
עורקיק small artery
סובך calf of leg
קיבורת biceps
שכם shoulder (literary)
גרוגרת adam's apple
הורמון hormone
אנזים enzyme
נגיף virus
אידרה אדרה fishbone
אשך testicle
אונה lobe
גחון belly (animal)
גף wing, limb
דד teat
משוש antenna, feeler
צידעה צדעה temple (head)
קלסתר face, features
שוקה shin bone
שרטת scratch mark
גרה cud
`,
} as const;
