/**
 * Which names look alike, whatever script their letters are of: after the skeletons of Unicode
 * Technical Standard 39, for the scripts that people here write in. Its whole table is a hundred
 * times this, and the app would carry it to every phone.
 */

/** Letters that are taken for Latin ones: each with what it is taken for. Capitals that look otherwise stand apart. */
const OTHER_SCRIPTS = [
  // Cyrillic
  'аa вb гr еe з3 іi јj кk мm нh оo рp сc тt уy хx ѕs һh ԁd ԛq ԝw ѵv ӏl б6',
  // Greek: capitals, then small letters
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
  'αa βb γy εe ηn ιi κk μu νv οo ρp σo τt υu χx ωw',
  // Hebrew, also for its own: a closed mem for a samekh, a final nun for a vav
  'וl ןl ׀l סo םo טv',
  // Latin letters with strokes or without dots, and small capitals
  'ıi øo łl đd ħh ŧt ðd ɑa ɡg ßb æae œoe',
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz',
  // quotation marks, and Hebrew ones
  "’' ‘' ׳' ʹ' `' ´' ”\" “\" ״\"",
].join(' ');

/** Latin letters and figures that are taken for one another, small ones, once case has gone. */
const LATIN = 'il 1l |l 0o mrn wvv';

const TO_LATIN = table(OTHER_SCRIPTS);
const TO_ONE = table(LATIN);

/** Whatever is not seen: see text.ts, which takes it out of names too. */
const UNSEEN = /[\p{M}\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What two names must differ in to be told apart: not case, accents, points or width, nor by letters
 * of other scripts that look the same. It is compared only, and never shown.
 */
export function likeness(name: string): string {
  const plain = Array.from(name.normalize('NFKD').replace(UNSEEN, ''));
  const latin = plain.map((sign) => TO_LATIN.get(sign) ?? lowered(sign)).join('');
  return Array.from(latin.toLowerCase(), (sign) => TO_ONE.get(sign) ?? sign).join('');
}

function lowered(sign: string): string {
  const small = sign.toLowerCase();
  return TO_LATIN.get(small) ?? small;
}

/** Reads pairs: a sign, and what it is taken for. */
function table(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map(([sign = '', ...taken]) => [sign, taken.join('')]));
}
