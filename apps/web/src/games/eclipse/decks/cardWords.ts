/** A card in one sentence, for whoever does not see it. */
import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { copiesOf } from '@kesem/engine/games/eclipse/decks/decks';
import type { Lang } from '../../../i18n/lang.ts';
import { cardName, cardText, kindName } from '../cards/text.ts';
import { deckTexts } from './texts.ts';

/** What a card is, what it costs and does, and how many of it the deck has. */
export function spokenCard(card: CardId, count: number, lang: Lang): string {
  const t = deckTexts(lang);
  const data = cardOf(card);
  const parts = [
    cardName(card, lang).name,
    kindName(data.kind, lang),
    ...(data.kind === 'stone' ? [] : [t.costs(data.cost.light, data.cost.dark, data.cost.any)]),
    ...(data.kind === 'creature' ? [t.stats(data.skill, data.life)] : []),
    cardText(card, lang),
    t.inDeck(count, copiesOf(card)),
  ];
  return parts.filter(Boolean).join('. ');
}
