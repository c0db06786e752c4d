/** Cleaning of what people type: names and chat. */

const NAME_GRAPHEMES = 20;
const CHAT_GRAPHEMES = 300;
/** A line about a question stands beside it, in a bubble. */
const ABOUT_GRAPHEMES = 60;
/** More marks than any script stacks on one letter. */
const MARKS = 4;

/**
 * Controls, bidi overrides and isolates, lone surrogates, fillers, tags: whatever is not seen. Only the
 * joiner and the selector that emoji are built with are looked at later.
 */
const UNSEEN = /(?!\u200D|\uFE0F|\p{White_Space})[\p{C}\p{Default_Ignorable_Code_Point}]/gu;
/** The blank Braille cell counts as a symbol and looks like a space. */
const BLANKS = /[\p{White_Space}\u2800]+/gu;
const EMOJI = /\p{Extended_Pictographic}/u;
const PILE = new RegExp(`(\\p{M}{${MARKS}})\\p{M}+`, 'gu');

/** Spaces, Latin and Hebrew letters without marks, and what stands between them: each character is seen, and is a grapheme. */
const PLAIN = /^[ -~\u00C0-\u024F\u05D0-\u05EA\u05F3\u05F4]*$/u;

/** Made at the first text that is not plain, and once: a browser loads data for it, which a slow phone feels. */
let segmenter: Intl.Segmenter | null = null;

/** A name of 1 to 20 graphemes, NFC, without unseen characters; null when nothing is left of it. */
export function cleanName(raw: string): string | null {
  return clean(raw, NAME_GRAPHEMES);
}

/** A chat line of 1 to 300 graphemes, NFC, without unseen characters; null when nothing is left of it. */
export function cleanChat(raw: string): string | null {
  return clean(raw, CHAT_GRAPHEMES);
}

/** A chat line about an open question: as any other, of 60 graphemes at most. */
export function cleanAbout(raw: string): string | null {
  return clean(raw, ABOUT_GRAPHEMES);
}

function clean(raw: string, longest: number): string | null {
  return PLAIN.test(raw) ? shortened(raw, longest) : cleaned(raw, longest);
}

/** Of plain text, which most is: the classes of letters that the rest takes are no work for a phone on its way to a seat. */
function shortened(raw: string, longest: number): string | null {
  const kept = raw.replace(/ +/g, ' ').trim().slice(0, longest).trim();
  return kept === '' ? null : kept;
}

function cleaned(raw: string, longest: number): string | null {
  const seen = raw.replace(UNSEEN, '').replace(BLANKS, ' ').normalize('NFC');
  const graphemes = graphemesOf(seen).map(cleanGrapheme).join('').replace(BLANKS, ' ').trim();
  const kept = graphemesOf(graphemes.normalize('NFC')).slice(0, longest).join('').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(kept) ? kept : null;
}

/** A joiner stays where it holds a family of emoji together, and marks stay on what they mark. */
function cleanGrapheme(grapheme: string): string {
  const bare = EMOJI.test(grapheme)
    ? grapheme.replace(/\u200D+$/u, '')
    : grapheme.replace(/\u200D|\uFE0F/gu, '');
  return bare.replace(/^ ?\p{M}+/u, ' ').replace(PILE, '$1');
}

function graphemesOf(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter('he', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
