/** What is worth telling of a finished duel, in words and pictures. */
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Fact, Words } from '../../contract.ts';
import { CardArt, groundOf } from '../art/CardArt.tsx';
import { cardName } from '../cards/text.ts';
import { StoneSign } from '../table/StoneSign.tsx';
import { Curve } from './Curve.tsx';
import styles from './facts.module.css';
import { type Story, storyOf, turningOf } from './story.ts';
import { endTexts } from './texts.ts';

const MOST = 3;

/** The hardest blow, the turning point with the lead's curve, the saved stones; else who lasted, and how long it was. */
export function facts(events: readonly EclipseEvent[], words: Words): readonly Fact[] {
  const story = storyOf(events);
  const told = [blow(story, words), turning(story, words), saves(story, words)];
  const fillers = [survivor(story, words), length(story, words)];
  const found = told.filter((fact) => fact !== null);
  const more = fillers.filter((fact) => fact !== null).slice(0, MOST - found.length);
  return [...found, ...more];
}

function blow({ blow: hit }: Story, { lang }: Words): Fact | null {
  if (!hit) return null;
  const name = (card: CardId): string => cardName(card, lang).name;
  const words = endTexts(lang).blow(name(hit.card), hit.damage, name(hit.victim));
  return { ...words, picture: <Print card={hit.card} /> };
}

/** As whoever looks saw it; who watches stands with the winner. */
function turning(story: Story, { lang, me }: Words): Fact | null {
  const point = turningOf(story);
  if (!point || story.winner === null) return null;
  const seat = me ?? story.winner;
  const t = endTexts(lang);
  const { turn, from, to } = point;
  const isWinner = seat === story.winner;
  const neverBehind = from === 0 && turn <= 2;
  const [plain, turned] = isWinner ? [t.led, t.turning] : [t.trailed, t.turned];
  const leads = story.leads.map((lead) => (seat === 0 ? lead : -lead));
  const told = neverBehind ? plain(to) : turned(turn, from, to);
  return { ...told, picture: <Curve leads={leads} /> };
}

function saves({ saves: held }: Story, { lang, name, me }: Words): Fact | null {
  if (!held) return null;
  const whose = held.player === me ? null : name(held.player);
  return {
    ...endTexts(lang).saves(held.stones, whose),
    picture: (
      <span className={styles.stone}>
        <StoneSign energy={held.card === 'darkStone' ? 'dark' : 'light'} />
      </span>
    ),
  };
}

function survivor({ survivor: one }: Story, { lang, name, me }: Words): Fact | null {
  if (!one) return null;
  const whose = one.player === me ? null : name(one.player);
  const words = endTexts(lang).survivor(cardName(one.card, lang).name, whose, one.turns);
  return { ...words, picture: <Print card={one.card} /> };
}

function length({ turns, fallen }: Story, { lang }: Words): Fact {
  return endTexts(lang).length(turns, fallen);
}

const Print = ({ card }: { readonly card: CardId }) => (
  <svg
    className={styles.print}
    viewBox="0 0 150 120"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="150" height="120" fill={groundOf(card)} />
    <CardArt card={card} />
  </svg>
);
