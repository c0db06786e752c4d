/** Persons: professions, family, kinds of people, imaginary people, groups of people. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const PERSON = {
  everyday: `
אבא dad
אב father
אימא אמא mom
אם mother
אח brother
אחות sister, nurse
הורה parent
סבא grandpa
סבתא grandma
סב grandfather
סבה grandmother
דוד uncle
דודה aunt
בן son, boy
בת daughter, girl
נכד grandchild
נכדה granddaughter
נין great-grandchild
נינה great-granddaughter
אחיין nephew
אחיינית niece
גיס brother-in-law
גיסה sister-in-law
חמות mother-in-law
בעל husband
אישה אשה woman, wife
חתן bridegroom
כלה bride
תאום twin
תאומה twin sister
תינוק baby
תינוקת baby girl
ילד child
ילדה girl
ילדון little kid
ילדונת little girl
נער teenage boy
נערה teenage girl
בחור young man
בחורה young woman
גבר man
איש man
אדם human being
בכור firstborn
בכורה firstborn daughter
יתום orphan
יתומה orphan (female)
פעוט toddler
פעוטה toddler (female)
זקן old man, beard
זקנה old woman
קשיש elderly person
קשישה elderly woman
מבוגר grown-up
מבוגרת grown-up (female)
חבר friend
חברה friend (female)
ידיד pal
ידידה pal (female)
שכן neighbor
שכנה neighbor (female)
אורח guest
אורחת guest (female)
מארח host
מארחת hostess
משפחה family
רווק bachelor
רווקה unmarried woman
גרוש divorcee
גרושה divorcee (female)
אדון master, sir
גברת lady, madam
זוג couple, pair
אויב enemy
אויבת enemy (female)
יריב rival
יריבה rival (female)
אלוף champion
אלופה champion (female)
אמן artist
אמנית artist (female)
אופה baker
אגרופן boxer
אגרופנית boxer (female)
אזרח citizen
אזרחית citizen (female)
אביר knight
אסיר prisoner
אסירה prisoner (female)
אצן sprinter
אצנית sprinter (female)
אתלט athlete
אתלטית athlete (female)
אקרובט acrobat
אקרובטית acrobat (female)
אוהד fan, supporter
אוהדת fan, supporter (female)
אדריכל architect
בלש detective
בלשית detective (female)
בנאי builder
בנאית builder (female)
בשלן cook
בשלנית cook (female)
בלרינה ballerina
בוס boss
בוקר cowboy
ברמן bartender
סומלייה sommelier
קוון linesman
ברמנית bartender (female)
במאי בימאי director
במאית בימאית director (female)
בכיין crybaby
בכיינית crybaby (female)
בריון ביריון bully
גנב thief
גנבת thief (female)
גנן gardener
גננת kindergarten teacher
גיבור hero
גיבורה heroine
גאון genius
גאונה genius (female)
גולש surfer
גולשת surfer (female)
גמד dwarf
גמדה dwarf (female)
ענק giant
ענקית giant (female)
דייג fisherman
דייגת fisherman (female)
דייל flight attendant
דיילת flight attendant (female)
דוור mail carrier
דוורת דוורית mail carrier (female)
דוגמן fashion model
דוגמנית fashion model (female)
דוקטור doctor
דייר tenant
דיירת tenant (female)
זמר singer
זמרת singer (female)
חייל soldier
חיילת soldier (female)
חקלאי farmer
חקלאית farmer (female)
חשמלאי electrician
חשמלאית electrician (female)
חייט tailor
חייטת tailor (female)
חוקר investigator
חוקרת investigator (female)
חסיד hasid
חכם sage
חכמה sage (female)
חניך trainee, scout
חניכה trainee, scout (female)
חלוץ pioneer
חלוצה pioneer (female)
חולה sick person
חירש חרש deaf person
חירשת deaf person (female)
חובש medic
חובשת medic (female)
חייזר space alien
חייזרית space alien (female)
חנון nerd
חנונית nerd (female)
טבח cook
טבחית cook (female)
טייס pilot
טייסת pilot (female)
טייל hiker
טכנאי technician
טכנאית technician (female)
טמבל silly person
טמבלית silly person (female)
טירון recruit
טירונית recruit (female)
יוצר creator
יוצרת creator (female)
יורש heir
יורשת heiress
יועץ adviser
יועצת adviser (female)
ימאי sailor
ימאית sailor (female)
ירקן greengrocer
ירקנית greengrocer (female)
כבאי firefighter
כנר violinist
כנרית violinist (female)
כדורגלן soccer player
כדורסלן basketball player
כומר priest, pastor
כוהן כהן priest, kohen
כוהנת כהנת priestess
כתב reporter
כתבת reporter (female)
לקוח customer
לקוחה customer (female)
לוחם fighter
לוחמת fighter (female)
ליצן clown
ליצנית clown (female)
להטוטן juggler
לוליין acrobat, tightrope walker
לוליינית acrobat, tightrope walker (female)
מורה teacher
מנהל manager, principal
מנהלת manager, principal (female)
מלך king
מלכה queen
מלצר waiter
מלצרית waitress
מאמן coach
מאמנת coach (female)
מאבטח security guard
מאבטחת security guard (female)
מדען scientist
מדענית scientist (female)
מדריך guide
מדריכה guide (female)
מהנדס engineer
מהנדסת engineer (female)
מוכר salesperson
מוכרת salesperson (female)
מוזיקאי מוסיקאי musician
מוסכניק garage mechanic
מזכיר secretary
מזכירה secretary (female)
מחנך homeroom teacher
מחנכת homeroom teacher (female)
מטפל caregiver
מטפלת caregiver (female)
מטייל hiker, traveler
מטיילת hiker, traveler (female)
מכונאי mechanic
מכונאית mechanic (female)
מכשף wizard
מכשפה witch
מלחין composer
מלחינה composer (female)
מנגן player (music)
מנגנת player (music, female)
מנהיג leader
מנהיגה leader (female)
מנקה cleaner (person)
מנתח surgeon
מנתחת surgeon (female)
מסגר locksmith
מעצב designer
מעצבת designer (female)
מפקד commander
מפקדת commander (female)
מציל lifeguard
מצילה lifeguard (female)
מרגל spy
מרגלת spy (female)
משורר poet
משוררת poet (female)
משרת servant
משרתת maid
מתאבק wrestler
מתאבקת wrestler (female)
מתאגרף boxer, fighter
מתאגרפת boxer, fighter (female)
מתופף drummer
מתופפת drummer (female)
מתנדב volunteer
מתנדבת volunteer (female)
מתכנת programmer
מתכנתת programmer (female)
מתמודד contestant
מתמודדת contestant (female)
מתחרה competitor
מנצח conductor, winner
מנצחת conductor, winner (female)
מפסיד loser
מפסידה loser (female)
מבקר visitor, critic
מבקרת visitor, critic (female)
מבשלת cook, brewer (female)
קיבוצניק kibbutz member
משיח messiah
מלאך angel
מומיה mummy
מגיש presenter
מגישה presenter (female)
מאפרת makeup artist
מיליונר millionaire
נגר carpenter
נגרית carpenter (female)
נהג driver
נהגת driver (female)
נסיך prince
נסיכה princess
נסיכונת little princess
נשיא president
נשיאה president (female)
נגן musician
נגנית musician (female)
נביא prophet
נביאה prophetess
נזיר monk
נזירה nun
ננס dwarf
ננסית dwarf (female)
נווד nomad
נוודת נוודית nomad (female)
נוסע passenger
נוסעת passenger (female)
נכה disabled person
סוחר merchant
סוחרת merchant (female)
סופר writer
סופרת writer (female)
סטודנט student
סטודנטית student (female)
סייר scout, ranger
סיירת commando unit
סנדק godfather
סנדקית godmother
סנדלר shoemaker
סנדלרית shoemaker (female)
ספרית hairdresser
ספרן librarian
ספרנית librarian (female)
סרן captain (army)
סגן deputy, lieutenant
סגנית deputy, lieutenant (female)
סייעת kindergarten aide
סקרן curious person
סקרנית curious person (female)
עובד worker
עובדת worker (female)
עוזר helper
עוזרת helper (female)
עורך editor
עורכת editor (female)
עיתונאי עתונאי journalist
עשיר rich person
עשירה rich person (female)
עני poor person
ענייה עניה poor person (female)
עד witness
עדה witness (female)
עבד slave
עצלן lazybones
עצלנית lazybones (female)
עיוור עיור blind person
עיוורת blind person (female)
עולה immigrant
פועל laborer
פועלת laborer (female)
פיה פייה fairy
פיראט pirate
פיראטית pirate (female)
פסנתרן pianist
פסיכולוג psychologist
פקיד clerk
פקידה clerk (female)
פרופסור professor
פקח inspector
פקחית inspector (female)
פצוע wounded person
פצועה wounded person (female)
פחדן coward
פחדנית coward (female)
פרש horseman
פושע criminal
פושעת criminal (female)
צלם photographer
צלמת photographer (female)
צייר painter
ציירת painter (female)
צייד hunter
ציידת huntress
צנחן paratrooper
צנחנית paratrooper (female)
צוללן diver
צוללנית diver (female)
צעיר young person
צעירה young person (female)
צברית native-born israeli (female)
צופה viewer, scout
צבא army
קוסם magician
קוסמת magician (female)
קצין officer
קצינה officer (female)
קצב butcher
קצבית butcher (female)
קבצן beggar
קבצנית beggar (female)
קבלן contractor
קבלנית contractor (female)
קופאי cashier
קופאית cashier (female)
קיסר emperor
קיסרית empress
קומיקאי comedian
קלע marksman
קלעית marksman (female)
קורא reader
קוראת reader (female)
קרוב relative
קרובה relative (female)
קונה buyer
קפטן captain
קבוצה group, team
קהל audience, crowd
קמצן miser
קמצנית miser (female)
רב rabbi
רבנית rabbi's wife
רבי rabbi, teacher
רופא doctor
רופאה doctor (female)
רועה shepherd
רוכב rider
רוכבת rider (female)
רוקח pharmacist
רוקחת pharmacist (female)
רץ runner
רצה runner (female)
רקדן dancer
רקדנית dancer (female)
רמאי cheat
רמאית cheat (female)
שוטר police officer
שוטרת police officer (female)
שומר guard
שומרת guard (female)
שופט judge, referee
שופטת judge, referee (female)
שחקן actor, player
שחקנית actress, player
שחיין swimmer
שחיינית swimmer (female)
שודד robber
שודדת robber (female)
שר minister
שרה minister (female)
שדרן radio announcer
שדרנית radio announcer (female)
שליח messenger
שליחה messenger (female)
שוער goalkeeper
שוערת goalkeeper (female)
שרברב plumber
שרברבית plumber (female)
שרת school janitor
שרתית school janitor (female)
שף chef
שפית chef (female)
שקרן liar
שקרנית liar (female)
שובב rascal
שובבה rascal (female)
שותף partner
שותפה partner (female)
שדון imp
שחמטאי chess player
שחמטאית chess player (female)
תושב resident
תושבת resident (female)
תופרת seamstress
תייר tourist
תיירת tourist (female)
תלמיד pupil
תלמידה pupil (female)
תורנית person on duty (female)
ערפד vampire
ערפדית vampire (female)
זומבי zombie
אליל idol, god
אלילה goddess
אל god
עם people, nation
צוות crew, team
כנופיה כנופייה gang
חבורה bunch, gang
משטרה police
ממשלה government
כנסת parliament
נבחרת national team
שבט tribe
גדוד battalion
פלוגה company (army)
יחידה unit
משלחת delegation
המון crowd, mob
קהילה community
ועד committee
ועדה committee
כיתה כתה class
צמד duo
רשע villain
רשעית villain (female)
שד demon
שייח sheikh
אלף elf
גינגי redhead
גינגית redhead (female)
דודן cousin
דודנית cousin (female)
וטרינר vet
וטרינרית vet (female)
זכר male
נקבה female
חשוד suspect
חשודה suspect (female)
מומחה expert
מומחית expert (female)
מלשין tattletale
מלשינה tattletale (female)
ממציא inventor
ממציאה inventor (female)
מעריץ admirer
מעריצה admirer (female)
מפעיל operator
מפעילה operator (female)
מתבגר teenager
מתבגרת teenager (female)
מתעמל gymnast
מתעמלת gymnast (female)
מעודד cheerleader
מעודדת cheerleader (female)
נינגה ninja
סמוראי samurai
סוכן agent
סוכנת agent (female)
ספורטאי athlete
ספורטאית athlete (female)
עקשן stubborn person
עקשנית stubborn person (female)
פליט refugee
פליטה refugee (female)
פרעה pharaoh
פרמדיק paramedic
פרמדיקית paramedic (female)
צלף sniper
צלפית sniper (female)
קורבן קרבן victim
רוזן count (nobleman)
רוזנת countess
שבוי captive
שבויה captive (female)
שושבינה bridesmaid
שטן satan, devil
שליט ruler
שליטה ruler (female)
שמרטף babysitter
שמרטפית babysitter (female)
שפחה handmaid
שריף sheriff
שיכור שכור drunkard
שיכורה שכורה drunkard (female)
רעיה רעייה wife
ברון baron
ברונית baroness
דוכס duke
דוכסית duchess
בוגד traitor
בוגדת traitor (female)
בוגר graduate
בוגרת graduate (female)
בלוגר blogger
בלוגרית blogger (female)
בדחן joker
בדחנית joker (female)
גולם golem, pupa
גנרל general
גנרלית general (female)
גשש tracker
גששית tracker (female)
גיטריסט guitarist
גברתן strongman
גרגרן glutton
גרגרנית glutton (female)
גובלין goblin
גלדיאטור gladiator
האקר hacker
האקרית hacker (female)
הומלס homeless person
הומלסית homeless person (female)
הרפתקן adventurer
הרפתקנית adventurer (female)
ויקינג viking
זאטוט kid, tot
זאטוטה kid, tot (female)
זוכה winner
זללן glutton
זללנית glutton (female)
חזאי weather forecaster
חזאית weather forecaster (female)
חוואי rancher
חוואית rancher (female)
חצוצרן trumpeter
חרדי ultra-orthodox jew
חרדית ultra-orthodox jew (female)
טבעוני vegan
טבעונית vegan (female)
טניסאי tennis player
טניסאית tennis player (female)
טרול troll
טיטאן טיטן titan
יצור creature
כוורן beekeeper
כוורנית beekeeper (female)
כותב writer
כותבת writer (female)
כייס pickpocket
כייסת pickpocket (female)
כרטיסן ticket collector
כרטיסנית ticket collector (female)
לוכד catcher
לוכדת catcher (female)
לורד lord
ליידי lady
לוזר loser
לוזרית loser (female)
מאייר illustrator
מאיירת illustrator (female)
מאלף animal trainer
מאלפת animal trainer (female)
מארגן organizer
מארגנת organizer (female)
מורד rebel
מורדת rebel (female)
מושל governor
מושלת governor (female)
מחליף substitute
מחליפה substitute (female)
מחליקן skater
מחלקה platoon, department
מטורף madman
מטורפת madman (female)
מלאכית angel
מנחה host, moderator
מפגין demonstrator
מפגינה demonstrator (female)
מצטיין honor student
מצטיינת honor student (female)
משוגע lunatic
משוגעת lunatic (female)
משפיען influencer
משתמש user
משתמשת user (female)
משתתף participant
משתתפת participant (female)
מתחיל beginner
מתחילה beginner (female)
נודניק pest, bore
נודניקית pest, bore (female)
נוער young people
ניצול survivor
ניצולה survivor (female)
סדרן usher
סדרנית usher (female)
סולטן sultan
סנוב snob
סנובית snob (female)
סלב celebrity
עמית colleague
עמיתה colleague (female)
פולש invader
פולשת invader (female)
פורץ burglar
פורצת burglar (female)
פילוסוף philosopher
פרשן commentator
פרשנית commentator (female)
צדיק righteous person
צדיקה righteous person (female)
ציבור public
צמחוני vegetarian
צמחונית vegetarian (female)
קברן gravedigger
קברנית gravedigger (female)
קדוש saint
קניבל cannibal
ראפר rapper
ראפרית rapper (female)
שדכנית matchmaker (female)
שוליה שולייה apprentice
שוטה fool
שחצן show-off
שחצנית show-off (female)
שען watchmaker
שענית watchmaker (female)
שורד survivor
שורדת survivor (female)
שיננית dental hygienist
תותחן gunner
תותחנית gunner (female)
תיכוניסט high school student
תרמילאי backpacker
אומה nation
גיימר gamer
גיימרית gamer (female)
מטפס climber
מטפסת climber (female)
נווט navigator
נווטת navigator (female)
ארכאולוג archaeologist
דמות figure, character
אלמן widower
אלמנה widow
חוטף kidnapper
מרצה lecturer
רוצח murderer
רוצחת murderer (female)
שגריר ambassador
שגרירה ambassador (female)
תורם donor
תורמת donor (female)
מחבל terrorist
סבל porter
סוהר jailer
בדרן entertainer
מתרגם translator
ותיק veteran
כפיל double, stand-in
לוי levite
מאמין believer
מאזין listener
מועמד candidate
מחבר author
מטופל patient
מנוי subscriber
מספרת storyteller
צולל diver
פיזיקאי physicist
מפקח supervisor
בייבי baby
חילוני secular person
אפיפיור pope
איכר אכר peasant
אשף wizard, ace
אציל nobleman
בעלים owner
ביישן shy person
ביישנית shy person (female)
קשקשן blabbermouth
קשקשנית blabbermouth (female)
פטפטן chatterbox
פטפטנית chatterbox (female)
בזבזן spendthrift
בזבזנית spendthrift (female)
לץ joker, jester
חטוף hostage, captive
מאפר makeup artist
הרוג fatality
נפטר deceased
נעדר missing person
נעדרת missing person (female)
זבן salesclerk
זבנית salesclerk (female)
גיני genie
הוביט hobbit
מת dead man
טור column, file
שורה row, line
אהוב beloved
אהובה beloved (female)
זייפן forger
רכלן gossip
רכלנית gossip (female)
סולן soloist
סולנית soloist (female)
מיילדת midwife
גנטלמן gentleman
פסיכיאטר psychiatrist
שוחט ritual slaughterer
חזן cantor
יזם entrepreneur
דובר spokesman
כורה miner
מפלגה political party
ארוס fiance
ארוסה fiancee
סייף fencer
קאובוי cowboy
עיתונאית journalist (female)
אדריכלית architect (female)
פסנתרנית pianist (female)
משפיענית influencer (female)
קומיקאית comedian (female)
מוזיקאית musician (female)
חטופה hostage (female)
יוטיובר youtuber
`,
  further: `
חם father-in-law
אבירה knight (female)
אספן collector
אספנית collector (female)
בובנאי puppeteer
בדרנית entertainer (female)
ביולוג biologist
ביולוגית biologist (female)
בוקרת cowgirl
דוברת spokeswoman
דיקטטור dictator
זואולוג zoologist
חלבן milkman
חלבנית milkwoman
חנווני חנוני shopkeeper
חנוונית shopkeeper (female)
חזנית cantor (female)
חוטפת kidnapper (female)
חותר rower
חותרת rower (female)
חבלן sapper
חבלנית sapper (female)
חטטן snoop
חטטנית snoop (female)
יהלומן diamond dealer
יהלומנית diamond dealer (female)
יזמית entrepreneur (female)
כלכלן economist
כלכלנית economist (female)
כימאי chemist
כימאית chemist (female)
כלבן dog trainer
כלבנית dog trainer (female)
לבלר clerk
מצביא general
מתרגמת translator (female)
מפיק producer
מפיקה producer (female)
מראיין interviewer
מראיינת interviewer (female)
מושבניק moshav member
מוביל mover, carrier
מכור addict
מכורה addict (female)
מתמחה intern
נפח blacksmith
נוטר guard
נוטרת guard (female)
סוהרת jailer (female)
עריץ tyrant
עריצה tyrant (female)
עבריין criminal
עבריינית criminal (female)
צאר czar
צארית czarina
צורף goldsmith
צורפת goldsmith (female)
צרכן consumer
צרכנית consumer (female)
צבעי house painter
צבעית house painter (female)
קברניט captain, skipper
קונדיטור pastry chef
רוכל peddler
רוכלת peddler (female)
רתך welder
רתכת welder (female)
רפתן dairy farmer
רפתנית dairy farmer (female)
רכז coordinator
רכזת coordinator (female)
שדר broadcaster
שכיר employee
שכירה employee (female)
תסריטאי screenwriter
תקליטן dj
תקליטנית dj (female)
תוקף attacker
תוקפת attacker (female)
מחבלת terrorist (female)
צאצא descendant
צאצאית descendant (female)
קריין narrator
קריינית narrator (female)
שושבין best man
שיפוצניק renovator
תליין hangman
רע friend, fellow
בישוף bishop
בישופית bishop (female)
בנקאי banker
בנקאית banker (female)
היפי hippie
ותיקה veteran (female)
חלילן flutist
חלילנית flutist (female)
חדרנית chambermaid
טוראי private (soldier)
טוראית private (soldier, female)
יבואן importer
יבואנית importer (female)
יולדת woman giving birth
יילוד ילוד newborn
יצרן manufacturer
יצרנית manufacturer (female)
כובש conqueror
כובשת conqueror (female)
כפילה double, stand-in (female)
כת sect
מאהב lover
מאהבת lover (female)
מאזינה listener (female)
מאמינה believer (female)
מבריח smuggler
מבריחה smuggler (female)
מדביר exterminator
מדבירה exterminator (female)
מהגר emigrant
מהגרת emigrant (female)
מהמר gambler
מהמרת gambler (female)
מוהל circumciser
מועמדת candidate (female)
מושבע juror
מושבעת juror (female)
מושיע savior
מושיעה savior (female)
מחזאי playwright
מחזאית playwright (female)
מחזר suitor
מחזרת suitor (female)
מחסנאי storekeeper
מחסנאית storekeeper (female)
מטופלת patient (female)
מייסד founder
מייסדת founder (female)
מנויה subscriber (female)
מסעדן restaurateur
מסעדנית restaurateur (female)
מעביד employer
מעבידה employer (female)
מעשן smoker
מעשנת smoker (female)
מפקחת supervisor (female)
מקצוען professional
משגיח overseer
משגיחה overseer (female)
משקיע investor
משקיעה investor (female)
מתחזה impostor
מתנחל settler
מתנחלת settler (female)
מתפלל worshipper
מתפללת worshipper (female)
מתרחץ bather
מתרחצת bather (female)
מתווך realtor, go-between
מתווכת realtor, go-between (female)
נאשם defendant
נאשמת defendant (female)
נואם orator
נואמת orator (female)
נוכל swindler
נוכלת swindler (female)
ניצב extra (film)
ניצבת extra (film, female)
נימפה nymph
נפטרת deceased (female)
נציג representative
נציגה representative (female)
ספן seaman
ספנית seaman (female)
ספק supplier
ספקית supplier (female)
סניגור סנגור defense attorney
סניגורית סנגורית defense attorney (female)
עגלון coachman
עלם young man
עלמה maiden
עצור detainee
עצורה detainee (female)
פונדקאי innkeeper
פעיל activist
פעילה activist (female)
פעלולן stunt performer
פראייר sucker
פראיירית sucker (female)
פרטיזן partisan
פרטיזנית partisan (female)
פרקליט attorney
פרקליטה attorney (female)
צוער cadet
צוערת cadet (female)
ציוני zionist
ציונית zionist (female)
קופידון cupid
קלידן keyboardist
קלידנית keyboardist (female)
קנאי zealot
קנאית zealot (female)
קטין minor
קטינה minor (female)
קוטף picker
קוטפת picker (female)
רודן tyrant
רודנית tyrant (female)
רצף floor layer
שמאן shaman
שמאנית shaman (female)
שתיין drinker
שתיינית drinker (female)
שתקן quiet person
שתקנית quiet person (female)
תובע prosecutor
תובעת prosecutor (female)
תומך supporter
תומכת supporter (female)
תכשיטן jeweler
תכשיטנית jeweler (female)
חטיבה brigade
חיל corps
אוגדה division (army)
אגודה association
חמולה clan
דיאטן dietitian
דיאטנית dietitian (female)
אביון pauper
אביונה pauper (female)
אבל mourner
אבלה mourner (female)
אברך yeshiva student
אגרונום agronomist
אדמירל admiral
אדונית mistress
אומן craftsman
אומנית craftswoman
אומנת nanny
אוצרת museum curator
אופטיקאי optician
אופנאי fashion designer
אופנאית fashion designer (female)
אופנוען biker
אורולוג urologist
אורגניסט organist
אורתופד orthopedist
אחראי person in charge
אחראית person in charge (female)
אחזאי maintenance man
איכרה אכרה peasant woman
אילם mute person
אילמת mute person (female)
אימאם אמאם imam
אלחוטאי radio operator
אלחוטן radioman
אלחוטנית radioman (female)
אלכימאי alchemist
אלמוני unknown person
אלמונית unknown person (female)
אמורא talmudic sage
אמודאי diver
אמיר emir
אמרגן impresario
אמרגנית impresario (female)
אמזונה amazon (warrior)
אנליסט analyst
אנרכיסט anarchist
אסטרולוג astrologer
אסטרונום astronomer
אצטגנין court astrologer
אסיסטנט assistant
אסופי foundling
אסופית foundling (female)
אפסנאי quartermaster
אפסנאית quartermaster (female)
אצילה noblewoman
ארכיבאי archivist
ארכידוכס archduke
אריס tenant farmer
אריסה tenant farmer (female)
אשפית wizard, ace (female)
אתאיסט atheist
אקדמאי university graduate
אקולוג ecologist
אקטואר actuary
אספסוף mob, rabble
אורחה caravan
איגוד union
אצולה nobility
אליטה elite
אורקל oracle
אורק orc
בגיר adult (legal)
בגירה adult (legal, female)
בדאי fibber
בדאית fibber (female)
בודק tester
בודקת tester (female)
בודהיסט buddhist
בוזז looter
בוחן examiner
בוחנת examiner (female)
בוחר voter
בוחרת voter (female)
בוטנאי botanist
בוטנאית botanist (female)
בולאי stamp collector
בולאית stamp collector (female)
בולשת secret police
בורגני bourgeois
בורגנית bourgeois (female)
בורר arbitrator
בוררת arbitrator (female)
בטלן idler
בטלנית idler (female)
בירוקרט bureaucrat
בלדר courier
בלדרית courier (female)
בליין party-goer
בליינית party-goer (female)
בלן bath attendant
בלנית bath attendant (female)
בלשן linguist
בלשנית linguist (female)
בסיסט bass player
בסיסטית bass player (female)
בריטון baritone
ברברי barbarian
ברוקר broker
ברוקרית broker (female)
בריסטה barista
ברנש fellow
בררן picky person
בררנית picky person (female)
בלגניסט messy person
גאולוג גיאולוג geologist
גאוגרף גיאוגרף geographer
גבאי synagogue warden
גבאית synagogue warden (female)
גביר rich man
גבירה rich lady
גבן גיבן hunchback
גבנן cheesemaker
גבננית cheesemaker (female)
גוזז shearer
גורו guru
גזבר גיזבר treasurer
גזברית treasurer (female)
גזען racist
גזענית racist (female)
גזלן robber
גזלנית robber (female)
גיורת convert (female)
גר convert
גייס army corps
גילדה guild
גינקולוג gynecologist
גלף carver
גלפת carver (female)
גלב barber (literary)
גמלאי גימלאי pensioner
גמלאית גימלאית pensioner (female)
גמדון tiny dwarf
גמדונת tiny dwarf (female)
גנדרן dandy
גנדרנית dandy (female)
גנטיקאי geneticist
גרפיקאי graphic artist
גרפולוג handwriting expert
גרגויל gargoyle
גובה collector (of money)
דבוראי beekeeper
דברן chatterbox
דברנית chatterbox (female)
דגלן flag bearer
דגלנית flag bearer (female)
דוקטורנט doctoral student
דיבוק dybbuk
דיין rabbinical judge
דיינית rabbinical judge (female)
דיפלומט diplomat
דיקן דקן dean
דיקנית דקנית dean (female)
דילר dealer
דילרית dealer (female)
דירקטור board director
דיוויזיה division
דמגוג demagogue
דמוקרט democrat
דפס printer (person)
דקורטור decorator
דרדק tot
דרדקית tot (female)
דרוויש dervish
דרשן preacher
דרשנית preacher (female)
דנדי dandy
דחפן pushy person
דחפנית pushy person (female)
הגאי helmsman
הגאית helmswoman
הגמון bishop, hegemon
הדיוט layman
הדוניסט hedonist
הומניסט humanist
הוגה thinker
היפסטר hipster
היפסטרית hipster (female)
הלך wayfarer
הנדסאי practical engineer
הנהלה management
הרוגה fatality (female)
הרפיה harpy
הרכב ensemble
ולד newborn, fetus
וסאל וסל vassal
וזיר vizier
ויקונט viscount
וירטואוז virtuoso
וכחן arguer
וכחנית arguer (female)
ותרן yielding person
ותרנית yielding person (female)
זבלן garbage man
זגג glazier
זגגית glazier (female)
זייפנית forger (female)
זכיין franchisee
זכיינית franchisee (female)
זעפן grump
זעפנית grump (female)
חדרן hotel attendant
חובב amateur
חובבת amateur (female)
חובל seaman
חוגר enlisted soldier
חוגג celebrant
חוגגת celebrant (female)
חוכר lessee
חוכרת lessee (female)
חולב milker
חולבת milker (female)
חונך mentor
חונכת mentor (female)
חותן father-in-law
חותנת mother-in-law
חילונית secular person (female)
חכמולוג wise guy
חלפן money changer
חלפנית money changer (female)
חליפא חליף caliph
חמקן evader
חמקנית evader (female)
חמוש armed man
חנפן flatterer
חנפנית flatterer (female)
חפר sapper, digger
חפרן tiresome talker
חפרנית tiresome talker (female)
חצבן quarryman
חקיין impersonator
חקיינית impersonator (female)
חרט lathe worker
חרטת lathe worker (female)
חרשתן manufacturer
חשב controller, accountant
חשבת controller, accountant (female)
חשדן suspicious person
חשדנית suspicious person (female)
חתרן schemer
חתרנית schemer (female)
חידונאי quiz contestant
חונטה junta
חברמן good fellow
חברותא study partner
חפיפניק slapdash worker
טבען naturalist
טוחן miller
טווה spinner
טועם taster
טועמת taster (female)
טייח plasterer
טייקון tycoon
טייקונית tycoon (female)
טירן tyrant
טכנוקרט technocrat
טכנולוג technologist
טלפן phone operator
טלפנית phone operator (female)
טנור tenor
טרדן pesterer
טרדנית pesterer (female)
טרוריסט terrorist
טרמפיסט hitchhiker
טרובדור troubadour
טרחן nuisance
טרחנית nuisance (female)
טיפשון silly kid
טיפשונת silly kid (female)
טף small children
ידען knowledgeable person
ידענית knowledgeable person (female)
ידעוני soothsayer
יחסן blue blood
יחסנית blue blood (female)
יחפן ragamuffin
יחפנית ragamuffin (female)
ינוקא small boy
יערן forester
יערנית forester (female)
יצואן exporter
יצואנית exporter (female)
ישיש very old man
ישישה very old man (female)
יינן winemaker
ייננית winemaker (female)
יבם levir
יבמה levir (female)
כדורעפן volleyball player
כובען hatter
כובענית hatter (female)
כובס launderer
כובסת launderer (female)
כוכבנית starlet
כוראוגרף choreographer
כורך bookbinder
כורכת bookbinder (female)
כורם vine grower
כורמת vine grower (female)
כופרת heretic (female)
כירורג surgeon
כירורגית surgeon (female)
כמורה clergy
כסיל fool
כעסן hothead
כעסנית hothead (female)
כפרי villager
כפרית villager (female)
כרוז herald, leaflet
כתבן typist
כתבנית typist (female)
לבורנט lab technician
לגיון legion
לגיונר legionnaire
לאום nation
לווה borrower
לולן poultry farmer
לולנית poultry farmer (female)
לטש gem polisher
ליברל liberal
ליברלית liberal (female)
לקטור manuscript reader
לקטורית manuscript reader (female)
למדן learned man
למדנית learned man (female)
לכלוכית cinderella, dirty girl
לכלכן slob
לכלכנית slob (female)
מאבחן diagnostician
מאבחנת diagnostician (female)
מאסטרו maestro
מאפיונר mafioso
מבוקש wanted person
מבוקשת wanted person (female)
מגויס draftee
מגויסת draftee (female)
מגייס recruiter
מגייסת recruiter (female)
מגורש deportee
מגורשת deportee (female)
מגיד preacher
מגיה proofreader
מגשר mediator
מגשרת mediator (female)
מדבב voice actor
מדבבת voice actor (female)
מדיום medium, psychic
מדינאי statesman
מדינאית stateswoman
מהפנט hypnotist
מהפנטת hypnotist (female)
מהפכן revolutionary
מהפכנית revolutionary (female)
מודד surveyor
מודדת surveyor (female)
מודיע informer
מוזג bartender
מוזגת bartender (female)
מוזה muse
מוכס tax collector
מוכתר village head
מולה מולא mullah
מומר apostate
מומרת apostate (female)
מופתי mufti
מוקיון clown, mime
מוקדן call dispatcher
מוקדנית call dispatcher (female)
מועצה council
מזרחן orientalist
מזרחנית orientalist (female)
מחולל creator, dancer
מחותן child's in-law
מחותנת child's in-law (female)
מחלץ rescuer
מחלצת rescuer (female)
מחלק distributor
מחסל assassin
מטיף preacher
מטיפה preacher (female)
מיילד obstetrician
מיסיונר missionary
מיליציה militia
מינוטאור minotaur
מכר acquaintance
מלביש dresser
מלבישה dresser (female)
מלגזן forklift driver
מלומד scholar
מלומדת scholar (female)
מלווה מלוה escort, lender
מלטש polisher
מליאה plenum
מלמד melamed, teacher
מלקט gatherer
ממונה superior, appointee
מממן financier
מממנת financier (female)
מנוח deceased man
מנודה outcast
מנטור mentor
מנטורית mentor (female)
מניין מנין prayer quorum
מסדר order, parade
מסית inciter
מסתנן infiltrator
מסתננת infiltrator (female)
מעסיק employer
מעסיקה employer (female)
מעפיל climber, clandestine immigrant
מעפילה climber, clandestine immigrant (female)
מעתיק copyist
מפונה evacuee
מפיץ distributor
מפיצה distributor (female)
מפלצון little monster
מצורע leper
מצורעת leper (female)
מקדם promoter
מקדמת promoter (female)
מקובל kabbalist
מקונן lamenter
מקוננת lamenter (female)
מקלען machine gunner
מקעקע tattoo artist
מרדן rebel
מרדנית rebel (female)
מרואיין interviewee
מרפא healer
מרקיד dance leader
מרקידה dance leader (female)
מרקיז marquis
מרקיזה marchioness
מרשל marshal
משווק marketer
משווקת marketer (female)
משכיר landlord
משכירה landlord (female)
משכיל educated person
משכילה educated person (female)
משמר guard
משפטן jurist
משפטנית jurist (female)
משקיף observer
משקיפה observer (female)
משתמט draft dodger
משתמטת draft dodger (female)
מתאמן trainee
מתאמנת trainee (female)
מתבודד hermit
מתבודדת hermit (female)
מתיישב settler
מתיישבת settler (female)
מתכנן planner
מתכננת planner (female)
מתלמד apprentice
מתלמדת apprentice (female)
מתלונן complainant
מתלוננת complainant (female)
מתמטיקאי mathematician
מתנגד opponent
מתנגדת opponent (female)
מתרים fundraiser
מתרימה fundraiser (female)
מתקין installer
מתקינה installer (female)
נאמן trustee
נאמנה trustee (female)
נבדק test subject
נבדקת test subject (female)
נבחן examinee
נבחנת examinee (female)
נגיד governor, rector
נגידה governor, rector (female)
נגש נוגש taskmaster
נדבן philanthropist
נדבנית philanthropist (female)
נהנתן hedonist
נהנתנית hedonist (female)
נודד wanderer
נודדת wanderer (female)
נוכרי נכרי foreigner
נוכרייה foreigner (female)
נוקם avenger
נוקמת avenger (female)
נוקדן pedant
נוקדנית pedant (female)
נושה creditor
נוטריון notary
נוירולוג neurologist
נחתום baker (literary)
נחקר interrogated person
נחקרת interrogated person (female)
נידון נדון convict
נידונה convict (female)
נמען addressee
נמענת addressee (female)
נסיין experimenter
נסיינית experimenter (female)
נספח attache
נספחת attache (female)
נפיל giant (biblical)
נפגע casualty
נפגעת casualty (female)
נציב commissioner
נציבה commissioner (female)
נצרך needy person
נצרכת needy person (female)
נזקק needy person
נזקקת needy person (female)
נקדן vowel-pointer
נקדנית vowel-pointer (female)
נקמן vengeful person
נקמנית vengeful person (female)
נרקומן drug addict
נרקומנית drug addict (female)
נרצח murder victim
נרצחת murder victim (female)
נתבע defendant (civil)
נתבעת defendant (civil, female)
נתין subject, national
נתינה subject, national (female)
נמושה weakling
סגל staff, faculty
סגפן ascetic
סגפנית ascetic (female)
סדיסט sadist
סדיסטית sadist (female)
סומא blind person
סוקר surveyor
סוקרת surveyor (female)
סוציולוג sociologist
סופרן soprano
סחטן blackmailer
סחטנית blackmailer (female)
סטאזר intern
סטאזרית intern (female)
סטטיסט film extra
סטייליסט stylist
סטיר סאטיר satyr
סיעה faction
סייד whitewasher
סייס stableman, groom
סייפת fencer (female)
סכסכן troublemaker
סכסכנית troublemaker (female)
סלבריטי celebrity
סמלת sergeant (female)
סנאטור סנטור senator
סנאטורית סנטורית senator (female)
סנאט senate
סנהדרין sanhedrin
ספסר scalper
ספסרית scalper (female)
סקיפר skipper
סקיפרית skipper (female)
סרבן refuser
סרבנית refuser (female)
סריס eunuch
סתת stonemason
סתתית stonemason (female)
סאטיריקן satirist
סוכנות agency
ספקן skeptic, doubter
ספקנית skeptic, doubter (female)
סתגלן adaptable person
סתגלנית adaptable person (female)
עגונה deserted wife
עולל infant
עוקב follower
עוקבת follower (female)
עותר petitioner
עותרת petitioner (female)
עוצר regent
עוצבה military formation
עילוי prodigy
עילג עלג stammerer
עסקן public activist
עסקנית public activist (female)
עציר detainee
עצירה detainee (female)
עריק deserter
עריקה deserter (female)
עתודאי academic reservist
עתודאית academic reservist (female)
עתידן futurist
עתידנית futurist (female)
פאון faun
פאקיר פקיר fakir
פדגוג pedagogue
פדגוגית pedagogue (female)
פדנט pedant
פדנטית pedant (female)
פוחלצן taxidermist
פוחח ragamuffin
פורע rioter
פוסק halachic authority
פזמונאי songwriter
פזרן squanderer
פזרנית squanderer (female)
פחח body shop worker
פחחית body shop worker (female)
פטריוט patriot
פטריארך patriarch
פטרון patron
פטרונית patron (female)
פייטן liturgical poet
פייטנית liturgical poet (female)
פיקוד army command
פירומן pyromaniac
פירומנית pyromaniac (female)
פלאח fellah, peasant
פלמחניק palmach fighter
פלוני so-and-so
פלונית so-and-so (female)
פמליה entourage
פנימאי internist
פנסיונר pensioner
פסלת sculptor (female)
פסיכופת psychopath
פציפיסט pacifist
פציינט patient
פציינטית patient (female)
פרזיט parasite
פרחח brat
פרחחית brat (female)
פרלמנט parliament
פרימדונה prima donna
פרנס community leader
פרסומאי adman
פרוטסטנט protestant
פרטנר partner
פרטנרית partner (female)
פשיסט fascist
פשיסטית fascist (female)
פשרן compromiser
פשרנית compromiser (female)
פתולוג pathologist
פתולוגית pathologist (female)
פתי simpleton
פולמוסן polemicist
פריק freak
פריקית freak (female)
פנאט fanatic
פנאטית fanatic (female)
פאנקיסט punk
צייתן obedient person
צייתנית obedient person (female)
צייקן miser
צייקנית miser (female)
צלבן crusader
צלן cellist
צלנית cellist (female)
צליין pilgrim
צליינית pilgrim (female)
צמית serf
צמיתה serf (female)
צנזור censor
צנזורית censor (female)
צפר birdwatcher
צפרית birdwatcher (female)
צרחן screamer
צרחנית screamer (female)
צורר oppressor
צחקן giggler
צחקנית giggler (female)
קדר potter
קדרית potter (female)
קודקוד קדקוד chief, crown
קואליציה coalition
קולגה colleague
קולונל colonel
קולנוען filmmaker
קומוניסט communist
קומנדו commando unit
קומיסר commissar
קומונה commune
קונגרס congress
קונסול consul
קוצר reaper
קוצרת reaper (female)
קושר conspirator
קושרת conspirator (female)
קטגור קטיגור prosecutor
קיקלופ cyclops
קלגס brute soldier
קלדן typist
קלדנית typist (female)
קליינט client
קליינטית client (female)
קליקה clique
קמעונאי retailer
קנטאור centaur
קנצלר chancellor
קנצלרית chancellor (female)
קנטרן quarreler
קנטרנית quarreler (female)
קניין purchasing agent
קניינית purchasing agent (female)
קפדן stickler
קפדנית stickler (female)
קצונה officers
קרדינל cardinal
קרופייר croupier
קרמיקאי ceramicist
קרייריסט careerist
רגם artilleryman
רדיולוג radiologist
רובאי rifleman
רובאית riflewoman
רוקיסט rock musician
רוקר rocker
רוקרית rocker (female)
רוקם embroiderer
רוקמת embroiderer (female)
רטנן grumbler
רטננית grumbler (female)
רכילאי gossip columnist
רפאים ghosts
רפד upholsterer
רפדית upholsterer (female)
רצען saddler
רצענית saddler (female)
רקטור rector
רקטורית rector (female)
רשלן sloppy person
רשלנית sloppy person (female)
רשם registrar
רשמת registrar (female)
רומנטיקן romantic
ריאליסט realist
רברבן braggart
רברבנית braggart (female)
רגזן hothead
רגזנית hothead (female)
רגשן sentimental person
רגשנית sentimental person (female)
ריבון sovereign
שדולה lobby (group)
שדונית imp (female)
שונא hater
שונאת hater (female)
שושלת dynasty
שלומיאל shlemiel
שמאי appraiser
שמאית appraiser (female)
שמרן conservative
שמרנית conservative (female)
שנורר sponger
שנוררית sponger (female)
שקדן diligent student
שקדנית diligent student (female)
שרטט draftsman
שרטטת draftswoman
שריונאי tank soldier
שרלטן charlatan
שרלטנית charlatan (female)
שתדלן lobbyist
שתדלנית lobbyist (female)
שתלן plant nursery worker
שתלנית plant nursery worker (female)
שתול mole, plant
שתולה mole, plant (female)
שמיניסט twelfth grader
שטינקר informer
שוביניסט chauvinist
שכחן forgetful person
שכחנית forgetful person (female)
תגרן haggler
תגרנית haggler (female)
תאורן lighting technician
תאורנית lighting technician (female)
תועמלן propagandist
תוכניתן תכניתן programmer
תורגמן interpreter
תזונאי nutritionist
תזונאית nutritionist (female)
תחקירן researcher (media)
תיאולוג תאולוג theologian
תם simpleton
תמהוני תימהוני oddball
תמהונית תימהונית oddball (female)
תנא talmudic sage
תעשיין industrialist
תפאורן set designer
תפרן pauper
תצפיתן lookout soldier
תצפיתנית lookout soldier (female)
תרפיסט therapist
תרח old geezer
דוקטורית doctor (female)
מורשה authorized person
קלפן card player
קלפנית card player (female)
רש pauper
בריה ברייה creature
מפלץ monster
גורגונה gorgon
קאדי kadi
מייגור major
סרגנט sergeant
קומודור commodore
צנטוריון centurion
גודוקא judoka
סטרימר streamer
מנופאי crane operator
סוור stevedore
קטראי engine driver
גבסן plasterboard worker
טפסן formwork carpenter
ברזלן steel fixer
מרדים anesthetist
מרדימה anesthetist (female)
קרדיולוג cardiologist
אונקולוג oncologist
מעסה masseur
סאונדמן sound engineer
תמלילן lyricist
אנימטור animator
הייטקיסט high-tech worker
בריגדה brigade
ארמיה ארמייה army
אוב necromancer
אורג weaver
אלפית elf (female)
אתת signaller
בולש detective
בנדיט bandit
בתולה maiden
גיישה geisha
גלח priest
גששת tracker (female)
גוקי jockey
דלפן poor man
דיווה diva
זולל glutton
זרה foreigner (female)
חוטא sinner
חוסה protege, ward
חוצב quarryman
חייכן smiler
חלמאי simpleton
חנוט mummy
חצרן courtier
חשמן cardinal
טוען loader, claimant
ידוען celebrity
יוגי yogi
כדר potter
כזבן liar
כילי miser
לבקן albino
לודר gladiator
לוטש polisher
מג magus
מבשר herald
מגדת fortune teller
מדפיס printer (person)
מזייף forger
מחוקק legislator
מחתרת underground (group)
מלגאי scholarship holder
מלונאי hotelier
מנכל chief executive
מנעולן locksmith
מספר narrator
מצביע voter
מרפד upholsterer
נבחר elected official
נופש vacationer
נמלט fugitive
נשא carrier
נשפן wind player
סמנכל deputy manager
סועד diner, nurse
עבדקן bearded man
עמיל broker
עמותה association
ערב guarantor
פג premature baby
פחמי charcoal maker
פילגש concubine
פסטור pastor
פצחן hacker
פקוד subordinate
פרדסן citrus grower
פרוון furrier
פריץ squire
קבינט cabinet
קודח driller
קולע marksman, basket scorer
קוזק cossack
קצרן stenographer
קייטן camper, vacationer
קפלן chaplain
רגלי pawn, foot soldier
רמטכל chief of staff
רסר sergeant major
שאח שאה shah
שחמטן chess player
שייט sailor, rower
תגר merchant
תופר tailor
בריונית ביריונית bully (female)
גברתנית strong woman
חצוצרנית trumpeter (female)
תרמילאית backpacker (female)
ידוענית celebrity (female)
מזייפת forger (female)
נמלטת fugitive (female)
נופשת vacationer (female)
קצרנית stenographer (female)
מצביעה voter (female)
מלונאית hotelier (female)
מלגאית scholarship holder (female)
אקדמאית university graduate (female)
אנליסטית analyst (female)
פעלולנית stunt performer (female)
גרפיקאית graphic artist (female)
הנדסאית practical engineer (female)
חייכנית smiler (female)
קייטנית vacationer (female)
קדושה saint (female)
צר foe
רבט corporal
`,
} as const;
