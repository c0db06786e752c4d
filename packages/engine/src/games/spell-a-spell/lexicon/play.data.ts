/** Play: toys, games and sport, school and office, books and papers, art, feasts and rites, money, signs and flags. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const PLAY = {
  everyday: `
עט pen
דף page, sheet
שי gift
תג tag, badge
ספר book
דגל flag
בול stamp
לוח board, calendar
קלף card
כדור ball
בובה doll
דובון teddy bear
דובי teddy bear
בלון balloon
סביבון dreidel, spinning top
עפיפון kite
נדנדה swing
מגלשה slide
קרוסלה carousel
מתנה gift
צעצוע toy
משחק game
פאזל פזל puzzle
קובייה קוביה cube, die
דומינו dominoes
דמקה checkers
שחמט chess
פיון pawn
גולה marble
יויו yo-yo
דלגית jump rope
מסכה מסיכה mask
תחפושת costume
קונפטי confetti
זיקוק firework
נצנץ glitter
אקדחון toy gun
מריונטה marionette
פרס prize
גביע cup, goblet
מדליה מדלייה medal
מחבט racket
גלגיליות roller skates
שנורקל snorkel
חכה fishing rod
נייר paper
מחברת notebook
פנקס notebook, ledger
יומן diary
מילון dictionary
אטלס atlas
גלובוס globe
קלמר pencil case
עיפרון עפרון pencil
מחק eraser
מחדד sharpener
סרגל ruler
מחוגה compass (drawing)
טוש marker
מרקר highlighter
צבע paint, color
מכחול paintbrush
דבק glue
סלוטייפ סלוטיפ sticky tape
נעץ thumbtack
מהדק paper clip, stapler
שדכן stapler
מחורר hole punch
קלסר binder
דפדפת notepad
ניילונית plastic sleeve
תיקייה תיקיה folder
מעטפה envelope
מכתב letter
גלויה postcard
עיתון עתון newspaper
מגזין magazine
ירחון monthly magazine
חוברת booklet
עלון leaflet
פתק note
רשימה list
תעודה certificate
דרכון passport
רישיון רשיון license
כרטיס ticket, card
כרטיסייה כרטיסיה punch card
הזמנה invitation
תמרור road sign
פוסטר poster
מודעה notice, advertisement
מדבקה sticker
חותמת rubber stamp
חותם seal
ציור drawing, painting
תמונה picture
צילום photograph
תצלום photograph
אלבום album
קומיקס comics
פסל statue
פסלון figurine
פלסטלינה plasticine
אוריגמי origami
קולאז collage
פסיפס mosaic
מוזאיקה mosaic
שרטוט sketch, drawing
איור illustration
קריקטורה caricature
קשקוש scribble
כסף money, silver
מטבע coin
שקל shekel
אגורה agora (coin)
שטר banknote
דולר dollar
אירו יורו euro
אוצר treasure
קבלה receipt
חנוכייה חנוכיה hanukkah lamp
לולב palm branch
מזוזה mezuzah
סידור prayer book
הגדה haggadah
מגילה scroll
תנך hebrew bible
חומש pentateuch
קמע קמיע charm, amulet
צלב cross
סמל emblem
דגלון pennant
גרפיטי graffiti
חפיסה pack, deck
מתכון recipe
סטיקר sticker
אות letter of the alphabet
ספרה digit
קו line
נקודה dot
עיגול circle
ריבוע square
מלבן rectangle
מבוך maze
תשבץ crossword
מחשבון calculator
טבלה table, chart
תפריט menu
מטרה target
גוקר joker (card)
אסימון token
חופה wedding canopy
מטמון treasure
לוגו logo
גיליון גליון sheet, issue
טופס form, printed form
תגית tag
פריסבי frisbee
פרסומת advertisement
דוח report
סימנייה סימניה bookmark
במה בימה stage
סליים slime
תפזורת word search puzzle
רוגטקה slingshot
מטקה beach paddle
סרטון short film, clip
פיניאטה pinata
באולינג bowling
כדורגל football
כדורסל basketball
כדורעף volleyball
כדוריד handball
משושה hexagon
`,
  further: `
וי check mark
גט divorce deed
סט set
ין yen
שח chess, shah
תמליל script
תבליט relief
תחריט etching, engraving
רישום drawing
דיוקן portrait
סקיצה sketch
תרשים diagram
גרף graph
דיאגרמה diagram
כרזה poster, placard
ויטראז ויטרז stained glass
גואש gouache
פסטל pastel
דיו ink
קסת inkwell
שבלונה stencil
פרסקו fresco
איקונין icon
טוטם totem
דיסקוס discus
דסקית disc, dog tag
מקפצה diving board
מגלשיים skis
מחליקיים ice skates
סקט roller skate
כדורת bowling
נוצית shuttlecock
בומרנג boomerang
טנגרם tangram
זיטון chip
ציפ chip
רולטה roulette wheel
פליפר pinball machine
תפאורה stage set
קתדרה lectern, teacher's desk
קונטרס pamphlet
קודקס codex
כרך volume
ספרון booklet
מחזור holiday prayer book
חוזה contract
שובר voucher
תלוש coupon, pay slip
קופון coupon
המחאה cheque
צק cheque
מניה share certificate
חשבונית invoice
מברק telegram
טלגרמה telegram
אגרת epistle, aerogram
ברושור brochure
קטלוג catalogue
לקסיקון lexicon
רומן novel
טיוטה draft
תסריט film script
מסמך document
שאלון questionnaire
דיפלומה diploma
תקנון rule book
צוואה will (document)
כתובה marriage contract
כתובת address, inscription
קלפי ballot box
פתקית sticky note, slip
תזכיר memorandum
ברקוד barcode
אורנמנט ornament
נס banner, miracle
גוויל גויל parchment scroll
פפירוס papyrus
פרוכת ark curtain
הושענא willow bundle
בשמים spices
מזבח altar
קטורת incense
מחתה censer
זבח sacrifice
תרפים household idols
צלמית figurine, idol
לוחית plate, tablet
שקף slide, transparency
שקופית slide
נגטיב negative (photo)
תשליל negative (photo)
הולוגרמה hologram
סטנסיל stencil
קולמוס quill
פרוטה small coin
פרנק franc
רובל ruble
פזו peso
רופי rupee
זלוטי zloty
דינר dinar
דירהם dirham
דרכמה drachma
קרונה krona
זוז ancient coin
סנט cent
מזומן cash
כופר ransom, heretic
שלל booty
ביזה loot
מטוסון toy plane
גרלנדה garland
חשבונייה חשבוניה abacus
דגם model
תצרף jigsaw puzzle
חרוט cone
כדורון small ball
פסיק comma
מקף hyphen
כוכבית asterisk
כתובית subtitle
סימן mark, sign
חתימה signature
סולמית hash sign
אלפון primer
אוגדן ring binder
איקון icon
בריסטול bristol board
טרפז trapeze
לוכסן slash (sign)
מסכת tractate
מקרא bible, map legend
מרשם recipe, prescription
משבצת square (grid)
משוכה hurdle, hedge
משכון pawn, pledge
משלוח shipment
סחרחרה carousel
סנוקר snooker table
עותק copy
עתיקה antique
פור lot (dice)
תורה torah scroll
תשורה gift
תשחץ crossword (arrows)
פלקט placard
ביליארד billiards
בינגו bingo
מרובע quadrilateral
אקוורל watercolour
צדודית profile picture
איקס x mark
מחומש pentagon
מעוין rhombus
מקבילית parallelogram
גרש apostrophe mark
דגש dot in a letter
מתת gift
מנדלה mandala
`,
} as const;
