/** Food: fruit, vegetables, dishes, sweets, drinks, spices and ingredients. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const FOOD = {
  everyday: `
אוכל food
מזון food
ארוחה meal
פרי fruit
ירק vegetable
תפוח apple
תפוז orange
לימון lemon
קלמנטינה clementine
מנדרינה mandarin
אשכולית grapefruit
פומלה pomelo
פומלו pomelo
אתרוג citron
אגס pear
שזיף plum
אפרסק peach
נקטרינה nectarine
משמש מישמש apricot
דובדבן cherry
תות strawberry, mulberry
פטל raspberry
אוכמנית blueberry
חמוציות cranberries
ענב עינב grape
צימוק raisin
בננה banana
אננס pineapple
מנגו mango
פפאיה פפאייה papaya
קיווי קיוי kiwi
גויאבה guava
פסיפלורה passion fruit
ליצי lychee
שסק loquat
אבטיח watermelon
רימון pomegranate
תאנה fig
תמר date
זית olive
אפרסמון persimmon
סברס prickly pear
אבוקדו avocado
אגוז nut
שקד almond
בוטן peanut
פיסטוק pistachio
קשיו cashew
ערמון chestnut
עגבנייה עגבניה tomato
מלפפון cucumber
גזר carrot
חסה lettuce
כרוב cabbage
כרובית cauliflower
ברוקולי broccoli
פלפל pepper
גמבה bell pepper
חציל eggplant
קישוא קישו zucchini
דלעת pumpkin
דלורית butternut squash
תירס corn
אפונה peas
שעועית bean
פול broad bean
עדשה lentil
חומוס חומס hummus, chickpea
תרד spinach
סלק beetroot
צנון radish
צנונית radish
לפת turnip
קולרבי kohlrabi
סלרי celery
בצל onion
שום garlic
כרישה leek
בטטה sweet potato
ארטישוק artichoke
במיה okra
לוביה לובייה black-eyed pea
אורז rice
קוסקוס couscous
פתיתים israeli couscous
בורגול bulgur
קינואה quinoa
קמח flour
סולת סלת semolina
שמרים yeast
בצק dough
לחם bread
לחמנייה לחמניה roll
פיתה pita
חלה challah
מצה matzah
לאפה laffa bread
בייגל בגל bagel
בייגלה ביגלה pretzel
באגט בגט baguette
טוסט toast
כריך sandwich
סנדוויץ סנדביץ sandwich
קרואסון croissant
עוגה cake
עוגייה עוגיה cookie
ביסקוויט בסקוויט biscuit
פשטידה quiche, pie
קיש quiche
מאפה pastry
בורקס bourekas
רוגלך rugelach
סופגנייה סופגניה doughnut
דונאט donut
לביבה latke, fritter
פנקייק pancake
קאפקייק קפקייק cupcake
קורנפלקס cornflakes
ופל וופל ואפל וואפל waffle
קרפ crepe
בלינצס blintz
מופלטה moroccan pancake
מלאווח מלוואח malawach
גחנון jachnun
קובה kubbeh
פיצה pizza
פסטה pasta
ספגטי spaghetti
לזניה לזנייה lasagna
ניוקי gnocchi
רביולי ravioli
אטריות noodles
אטרייה אטריה noodle
סושי sushi
מרק soup
סלט salad
טחינה tahini
פלאפל falafel
שווארמה שוארמה shawarma
סביח sabich
שקשוקה shakshuka
ביצה egg
חביתה omelette
ביצייה ביציה fried egg
חלמון yolk
חלבון egg white
בשר meat
סטייק steak
שניצל schnitzel
המבורגר hamburger
קציצה meatball
קבב קבאב kebab
שישליק shishlik
נקניק sausage, salami
נקניקית frankfurter
נקניקייה נקניקיה נקנקייה hot dog
סלמי salami
פרגית young chicken
פסטרמה pastrami
צלי roast
חמין cholent
צולנט טשולנט cholent
קוגל kugel
גפילטע gefilte fish
מטבוחה matbucha
ציפס chips
קטשופ ketchup
מיונז mayonnaise
רוטב sauce
חרדל mustard
סחוג זחוג spicy sauce
חריסה harissa
עמבה mango pickle
שמן oil
חומץ vinegar
מלח salt
סוכר sugar
תבלין spice
קינמון קנמון cinnamon
כורכום turmeric
פפריקה paprika
כמון cumin
גינגר ginger
וניל vanilla
דבש honey
ריבה jam
סירופ syrup
סילאן date honey
ממרח spread
חלווה חלוה חלבה halva
שוקולד chocolate
סוכרייה סוכריה candy
ממתק sweet, candy
מסטיק chewing gum
טופי toffee
מרשמלו marshmallow
קרמל caramel
נוגט nougat
מרציפן marzipan
קרמבו krembo
גלידה ice cream
ארטיק popsicle
קרטיב ice pop
פודינג pudding
מעדן dessert cup
קצפת whipped cream
גלי jelly
קינוח dessert
חטיף snack
פופקורן popcorn
קרקר cracker
דגנים cereal
גרנולה granola
קורנפלס cornflakes
דייסה דיסה porridge
חלב milk
גבינה cheese
חמאה butter
מרגרינה margarine
שמנת cream
יוגורט yogurt
קוטג cottage cheese
מוצרלה mozzarella
מיץ juice
קפה coffee
תה tea
שוקו chocolate milk
קקאו cocoa
סודה soda water
לימונדה lemonade
קולה cola
יין wine
בירה beer
משקה drink
תירוש grape juice
גזוז soda pop
שייק shake
שרימפס shrimp
חמוצים pickles
פירה mashed potatoes
תבשיל stew
צנים toast
פירור פרור crumb
פרוסה slice
פיטנגו surinam cherry
חבוש quince
פלח fruit segment
לוז hazelnut
פיצוחים nuts and seeds
סויה soy
טופו tofu
טורטייה טורטיה tortilla
פוקצה פוקאצה focaccia
קרוטון crouton
מוס mousse
מלבי malabi pudding
טילון ice cream cone
שלגון ice cream bar
פריכית rice cake
פתיבר petit beurre biscuit
פאי pie
טארט tart
מאפין muffin
בראוני בראוניז brownie
בקלאווה בקלווה baklava
כנאפה כנפה knafeh
לקקן lollipop
אפיקומן afikoman
חרוסת charoset
כיסון dumpling
ממולא stuffed vegetable
פילה fillet
פולקה פולקע chicken drumstick
קארי curry
סלסה salsa
פסטו pesto
טאקו taco
בוריטו burrito
נאצו nacho
מקרוני macaroni
אומלט omelette
פטה feta cheese
פרמזן parmesan
הל cardamom
אספרסו espresso
קפוצינו cappuccino
סיידר cider
שמפניה שמפנייה champagne
ויסקי וויסקי whisky
וודקה ודקה vodka
מן manna
בייקון bacon
שטרודל strudel
קסטה ice cream sandwich
ופלה וופלה wafer
סוכרזית sweetener
מלית מילית filling
אנשובי anchovy
מנטה mint
בונבון bonbon
חתיכה piece
ליים lime
אנונה custard apple
פקאן פקן pecan
קלמרי calamari
לחוח lahoh bread
קובנה kubaneh
מנה portion
תוספת side dish
מאכל dish, food
שאריות leftovers
רום rum
גין gin
קוקטייל cocktail
צנובר pine nut
רוקט arugula
צילי chili
נאן naan
מקרון macaron
קרמבל crumble
טירמיסו tiramisu
מעמול maamoul cookie
מייפל maple syrup
ריזוטו risotto
קניידל matzah ball
קניידלך matzah balls
קישקה kishke
מגדרה rice and lentils
מקלובה maqluba
סמוסה samosa
נודלס noodles
ראמן ramen
אגרול egg roll
קימצי kimchi
קרפציו קרפצו carpaccio
קבנוס cabanos
אסאדו asado
ליקר liqueur
לאטה latte
טוניק tonic water
מילקשייק milkshake
חליטה herbal tea
חמוצית cranberry
בבקה babka
מטבל dip (sauce)
מצרך grocery item
חמץ leaven
שומן fat
סעודה feast
אנטריקוט entrecote
סומאק sumac
כופתה dumpling
ציפוי coating
שימורים canned food
בורגר burger
`,
  further: `
גאודה גודה gouda
קוויאר קביאר caviar
ערק עראק arak
קצח nigella
זנגביל ginger
כרפס celery
צפתית tzfatit cheese
תפוד potato
כיבוד refreshments
מתאבן starter
משתה banquet
פת bread, morsel
צידה צדה provisions
מספוא fodder
תמצית extract
עסיס juice
רסק paste, puree
מחית puree
תרכיז concentrate
לפתן compote
נתח cut of meat
אומצה steak
כתית schnitzel
נזיד stew
מרקחת jam
רקיק wafer, cookie
תופין cookie
מגדן delicacy
צפיחית wafer
נופת honey
פרפרת dessert
רפרפת pudding
חביצה custard
דובשן honey cookie
דובשנית honey cookie
בלילה batter
עיסה dough
שאור sourdough
מחמצת sourdough
סובין bran
גריס grits
גריסים pearl barley
עמילן starch
לתת malt
מאלט malt
פריקה freekeh
מוזלי muesli
קוואקר oatmeal
פולנטה polenta
ממליגה mamaliga
טפיוקה tapioca
סמולינה semolina
ענבה berry
קומקוואט kumquat
דומדמנית currant
רמבוטן rambutan
קרמבולה star fruit
דוריאן durian
פיטאיה dragon fruit
חושחש bitter orange
ברגמוט bergamot
טנגרינה tangerine
מקדמיה macadamia
קופרה copra
טמרינד tamarind
אסאי acai
גוגי goji berry
אספרגוס asparagus
הליון asparagus
אנדיב endive
ארוגולה arugula
קייל kale
מנגולד chard
פקוס armenian cucumber
זוקיני zucchini
שאלוט shallot
בצלצול pearl onion
פטיסון pattypan squash
חלפיניו jalapeno
שיפקה hot pepper
פפרוני pepperoni sausage
פלפלת cayenne pepper
פימנטו pimento
קסווה cassava
יאם yam
טארו taro
אדממה edamame
אזוקי adzuki bean
מש mung bean
חימצה חמצה chickpea
סייטן seitan
טמפה tempeh
נורי seaweed sheet
שמפיניון champignon
שיטאקי shiitake
פורציני porcini
וסאבי wasabi
בריוש brioche
כעך ring bread
רולדה roulade
טורט torte
טורטית wafer cake
אקלר eclair
פחזנית cream puff
קנולי cannoli
מרנג meringue
סופלה souffle
פנקוטה panna cotta
סורבה sorbet
שרבט sherbet
פרפה parfait
בסבוסה semolina cake
לוקום turkish delight
זלביה זלאביה fried sweet
ספינג moroccan doughnut
צורוס churros
גבינית cheese pastry
סמבוסק sambusak
בוריק stuffed fried pastry
בורקיטס filled pastry
בורק borek
אמפנדה empanada
פילו phyllo
קדאיף kadaif
מציה small matzah
דניש danish pastry
פרלין praline
ליקריץ לקריץ licorice
דרופס drop candy
קרוקנט brittle
שומשומית sesame candy
מרמלדה marmalade
מולסה molasses
גנאש ganache
פונדנט fondant
קרמשניט cream slice
מוסקה moussaka
דולמה stuffed vegetable
פאייה פאיה paella
ראגו ragout
בורשט borscht
חמיצה sour soup
גזפצו gazpacho
קונסומה consomme
מסבחה masabacha hummus
קרפלך kreplach
צימעס צימס tzimmes
פצה calf's foot jelly
מנסף mansaf
פלאו pilaf
ביריאני biryani
פקורה pakora
דאל dal
סשימי sashimi
מאקי maki
ניגירי nigiri
טמפורה tempura
טריאקי teriyaki
מיסו miso
גיוזה gyoza
קסדייה קסדיה quesadilla
פחיטה fajita
פונדו fondue
גרטן gratin
רטטוי ratatouille
פנה penne
פוזילי fusilli
קנלוני cannelloni
ורמישל vermicelli
קלצונה calzone
ברוסקטה bruschetta
סביצה ceviche
טרטר tartare
רוסטביף roast beef
שינקן ham
פרושוטו prosciutto
מרגז merguez
גירוס gyros
דונר doner
סינטה sirloin
אונטריב chuck steak
שפונדרה short ribs
אוסובוקו osso buco
בריסקט brisket
שמאלץ chicken fat
קרוקט croquette
פריטטה frittata
איקרה fish roe
מטיאס matjes herring
לקרדה cured bonito
לאקס lox
גמברי shrimp
מולים mussels
ויניגרט vinaigrette
איולי aioli
צזיקי tzatziki
צאטני chutney
כבושים pickles
תמלחת brine
ברי brie
קממבר camembert
רוקפור roquefort
צדר cheddar
אמנטל emmental
פקורינו pecorino
ריקוטה ricotta
קשקבל kashkaval
חלומי halloumi
ברינזה brinza
לאבנה labneh
רוויון רויון buttermilk drink
זבדה sour cream
קפיר kefir
חובצה buttermilk
גהי ghee
זעפרן saffron
בהרט baharat
מסאלה masala
חוואיג hawaij
טרגון tarragon
סטיביה סטיוויה stevia
גלוקוז glucose
גלטין gelatin
פקטין pectin
אגר agar
גלוטן gluten
מקיאטו macchiato
אמריקנו americano
מאטה mate
צאי chai
נקטר nectar
פונץ punch
סנגריה sangria
מרטיני martini
מוחיטו mojito
דייקירי daiquiri
ורמוט vermouth
טקילה tequila
אוזו ouzo
קוניאק cognac
ברנדי brandy
קאווה cava
פרוסקו prosecco
רוזה rose wine
מרלו merlot
קברנה cabernet
ריזלינג riesling
שרדונה chardonnay
סאקה sake
שנאפס schnapps
בורבון bourbon
פילזנר pilsner
לאגר lager
שיכר strong drink
כוהל alcohol
קווס kvass
בוזה arab ice cream
פלמני pelmeni
ורניקי vareniki
פירוזקי pirozhki
בליני blini
אינגרה injera
חרירה harira soup
טגין tajine
פסטייה פסטיה pastilla
חריימה spicy fish
מפרום mafrum
חצפורי khachapuri
חינקלי khinkali
לחמגון lahmajun
מנאקיש manakish
פידה pide
שיירים leftovers
תערובת mixture
מוקפץ stir-fry
קלי roasted grain
ממתיק sweetener
דבשה molasses
לקח honey cake
סברינה savarin cake
פבלובה pavlova
מוקה mocha
לוקשן noodles
ריבס rhubarb
גלטו gelato
פריקסה fricassee
דפינה dafina stew
טבית iraqi chicken stew
פטיפור petit four
אפיפית wafer
ביכורה early fruit
גולאש goulash
גפת olive waste
דבלה dried fig
דיפ dip
דרינק drink
כיסן filled dumpling
לבן soured milk
מילוי מלוי filling
מקצפת whipped topping
סכרין saccharin
פומלית pomelit
פרצל pretzel
קציפה mousse
שרי sherry
תחמיץ pickle, silage
תקרובת refreshments
קימל caraway
שמר yeast cell
גרניטה granita
סופריטו sofrito stew
צימיצורי chimichurri
פורט port wine
`,
} as const;
