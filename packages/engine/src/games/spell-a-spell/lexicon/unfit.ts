/**
 * Words that stand when a friend casts them, and that the house itself never says: no bot casts them, for whoever fails
 * becomes the word. A word of each entry is enough.
 */
export const UNFIT: ReadonlySet<string> = new Set(
  [
    // what people are called to hurt them, or for what they cannot help
    'פשיסט פשיסטית גזען גזענית מסתנן מסתננת מתנחל מתנחלת משתמט משתמטת בוגד בוגדת מטורף מטורפת משוגע משוגעת',
    'הומלס הומלסית כילי קמצן קמצנית צייקן צייקנית לוזר לוזרית מפסיד מפסידה פחדן פחדנית שקרן שקרנית כזבן',
    'זולל גרגרן גרגרנית זללן זללנית שוטה כסיל קבצן קבצנית פליט פליטה עגונה יתום יתומה אלמן אלמנה סריס',
    'נכה חולה עיוור עיוורת סומא חירש חירשת אילם אילמת גיבן מצורע מצורעת גמד גמדה ננס ננסית גמדון גמדונת',
    'נוכרי נוכרייה עבד שיכור שיכורה מכור מכורה נרקומן נרקומנית',
    // violence and death
    'רוצח רוצחת נרצח נרצחת מחבל מחבלת טרוריסט חוטף תליין קניבל גופה גווייה פגר נבלה מת גרדום להביור',
    // what is not said before children
    'ערמונית אשך חלחולת עגבה עכוז ישבן אחוריים טוסיק פיפי קקי שתן צואה קיא קונדום חוטיני',
    'הרואין קוקאין חשיש קנאביס סם',
  ].flatMap((words) => words.split(' ')),
);
