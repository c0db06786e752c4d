import { CARD_IDS, type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { memo } from 'react';
import { late } from '../../../kit/late.tsx';
import { Sky } from './Sky.tsx';
import { HOURS, type Inks, type Tone, toneOf } from './tone.ts';

/** Seventy pictures weigh as much as the board: it stands, and then they come. */
const CardGlyph = late(async () => (await import('./Glyphs.tsx')).CardGlyph);

interface Print {
  readonly tone: Tone;
  readonly inks: Inks;
  readonly seed: number;
}

/** How a card is printed; neighbours in the set differ. */
const printOf = (card: CardId): Print => {
  const seed = CARD_IDS.indexOf(card) + 1;
  const tone = toneOf(cardOf(card));
  const hours = HOURS[tone];
  const [first] = hours;
  const inks = hours[seed % hours.length] ?? first;
  return { tone, inks, seed };
};

/** The ink of the window behind a card's print. */
export function groundOf(card: CardId): string {
  return printOf(card).inks.ground;
}

/** The linocut of a card on 150×120 units: its subject under a sky of its energy. */
export const CardArt = memo(({ card }: { readonly card: CardId }) => {
  const print = printOf(card);
  return (
    <>
      <Sky {...print} />
      <CardGlyph card={card} light={print.inks.cut} seed={print.seed + 9} />
    </>
  );
});
