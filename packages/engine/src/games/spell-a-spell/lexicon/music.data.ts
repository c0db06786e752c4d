/** Music: instruments and their parts, groups of players, devices for sound. Everyday words first; a line is an entry: its spellings, then its gloss. */
export const MUSIC = {
  everyday: `
גיטרה guitar
כינור כנור violin
פסנתר piano
תוף תף drum
חליל flute
חלילית recorder
חצוצרה trumpet
שופר ram's horn
נבל harp
פעמון bell
צלו cello
בס באס bass guitar
תו musical note
עוד oud
טובה tuba
ויולה viola
קונטרבס double bass
סקסופון saxophone
קלרינט clarinet
טרומבון trombone
אקורדיון accordion
מפוחית harmonica
משולש triangle
קסילופון xylophone
טמבורין tambourine
דרבוקה goblet drum
בונגו bongo
אורגן organ
אורגנית electric keyboard
יוקלילי ukulele
בנגו banjo
משרוקית whistle
רעשן rattle
גונג gong
מצילתיים מצלתיים cymbals
מיתר string
קליד piano key
רמקול loudspeaker
מיקרופון microphone
רדיו radio
טייפ tape recorder
סטריאו stereo
מגבר amplifier
אוזנייה אוזניה earphone
אוזניות אזניות headphones
פטיפון record player
תקליט record
קלטת cassette
בוקסה loudspeaker
מגפון megaphone
תזמורת orchestra
מקהלה choir
להקה band
מפרט plectrum
מנדולינה mandolin
ווקמן walkman
פסנתרון small piano
רביעייה רביעיה quartet
שלישייה שלישיה trio
חמישייה חמישיה quintet
קחון cajon
מלודיקה melodica
`,
  further: `
נאי ney
קזו kazoo
עוגב עגב pipe organ
לירה lyre
לאוטה lute
סיטאר sitar
קוטו koto
קאנון qanun
רבאב rebab
כמנצה kamancheh
בוזוקי bouzouki
בללייקה בללאיקה balalaika
צמבלו harpsichord
צלסטה celesta
קלרנית clarinet
פיקולו piccolo
בסון bassoon
קורנט cornet
סוזפון sousaphone
אוקרינה ocarina
הרמוניום harmonium
זורנה zurna
דודוק duduk
דיגרידו didgeridoo
קונגה conga
טאבלה tabla
טימפני timpani
טנבור tambour
מרקש maraca
מראקס maracas
מרימבה marimba
ויברפון vibraphone
מטלופון metallophone
קיתרוס קתרוס cithara
קולן tuning fork
מטרונום metronome
סורדינה mute
פומית mouthpiece
קאפו capo
פרטיטורה score
גרמופון gramophone
פונוגרף phonograph
רשמקול tape recorder
דיסקמן portable cd player
טוויטר tweeter
וופר woofer
קוורטט quartet
תרמין theremin
שליש triangle
ספינט spinet
פגוט bassoon
סנר snare drum
קסטנייטה castanet
באגלמה baglama
סאז saz
טאר tar
צימבלום cimbalom
דולצימר dulcimer
בנדורה bandura
גשרית bridge of a violin
עמעמת mute
גירו guiro
גוקבוקס jukebox
מקוש drumstick
תופית tabor
`,
} as const;
