/** Every English sentence of this table. Its shape is that of every other language. */

import type { Color } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { Idle, Reason } from '@kesem/engine/games/rock-paper-wizard/event';
import type { Refusal } from '@kesem/engine/games/rock-paper-wizard/refusal';
import { plural } from '../../i18n/numbers.ts';
import { SPELLS } from './table/spells.en.ts';

/** One wizard's spell in the reveal. */
export interface CastWords {
  readonly name: string;
  readonly spell: string;
  readonly target: string;
}

/** The turn of a wizard. `self`: the spell points at its own caster. */
export interface TurnWords extends CastWords {
  readonly step: number;
  readonly of: number;
  readonly surge: boolean;
  readonly self: boolean;
}

const spaces = (n: number): string => plural('en', n, { one: '1 space', other: '# spaces' });
const times = (n: number): string => plural('en', n, { one: 'once', other: '# times' });
const gold = (n: number): string => `${n} gold`;
const at = ({ spell, target }: CastWords): string => `${spell} at ${target}`;

const COLORS: Readonly<Record<Color, string>> = { blue: 'blue', red: 'red', green: 'green' };

const REFUSALS: Readonly<Record<Refusal['code'], string>> = {
  notInBook: 'This spell is not in the book',
  yourself: 'Nobody may choose themselves',
  noSuchWizard: 'There is no such wizard',
  notPoorer: 'Only a poorer wizard may get the gold',
};

const IDLES: Readonly<Record<Idle, (name: string) => string>> = {
  acted: (name) => `${name} has cast already: the hand is down, no change.`,
  cancelled: (name) => `${name}'s spell is cancelled already: no change.`,
  itself: (name) => `${name} is caster and target at once: no effect.`,
  surging: (name) => `${name} holds a wild card already: no change.`,
  sameGold: (name) => `${name} has the same gold: a difference of 0.`,
  sameSpace: (name) => `${name} stands there already.`,
  alreadyShared: (name) => `${name}: the gold is halved already.`,
  nobodyPoorer: (name) => `Nobody is poorer than ${name}: no effect.`,
  nobodyNearer: (name) => `Nobody is ahead of ${name}: no further step.`,
};

const REASONS: Readonly<Record<Reason, (goal: number) => string>> = {
  goal: (goal) => `At least ${goal} gold, and more than anybody else`,
  rounds: () => 'Thirty rounds are over: the richest win',
};

export const en = {
  spell: SPELLS,
  color: COLORS,
  refusal: REFUSALS,
  idle: IDLES,
  reason: REASONS,

  bar: {
    pickSpell: 'Choose a spell',
    pickSpellSub: 'All are revealed together',
    pickTarget: (spell: string) => `${spell}: at whom?`,
    pickTargetSub: 'Choose a wizard',
    chosen: (spell: string, target: string) => `${spell} at ${target}`,
    chosenSub: 'Ready?',
    stands: (spell: string, target: string) => `Until then: ${spell} at ${target}`,
    ready: 'Ready',
    change: 'Change',
    saving: 'Saving your choice…',
    waiting: (names: string) => `Ready! Waiting for ${names}`,
    yours: (spell: string, target: string) =>
      `Yours: ${spell} at ${target}. You may still change it`,
    choosing: (names: string, ready: number, of: number) =>
      `${names} ${ready + 1 === of ? 'chooses' : 'choose'} a spell · ${ready} of ${of} ready`,
    charmMine: 'You are charmed: who gets 2 gold?',
    charmSub: 'Tap one of the poorer wizards',
    charmTheirs: (name: string) => `${name} is charmed and chooses who gets 2 gold`,
    give: (name: string) => `Give to ${name}`,
    giveNobody: 'Give',
    over: 'The match is over',
    again: 'Choose again',
    counting: 'Rock, paper, wizard…',
    chant: ['One…', 'Two…', 'Three!'],
    wild: 'Wild surge!',
    opens: (name: string) => `Three! ${name} goes first`,
    inOrder: 'Spell after spell, clockwise',
    drawn: (name: string, spell: string) => `${name}’s wild card: ${spell}`,
    looking: 'A moment: all are looking',
    scoring: 'Scoring',
    refreshing: 'A new round',
    stepOf: (step: number, of: number, name: string) => `Step ${step} of ${of}: ${name}`,
    next: (name: string) => `Next: ${name}`,
    lastOne: 'The last spell of the round',
  },

  board: {
    label: 'The table of the wizards',
    track: 'The cave',
    zones: { exit: 'Exit', treasure: 'Hoard' },
    book: 'Spell book, the newest first',
    mats: 'The wizards, clockwise',
    order: 'Order of the spells',
    choosing: 'choosing…',
    ready: 'ready',
    first: 'goes first',
    wild: 'wild card',
    done: 'done',
    now: 'now',
    cancelled: 'cancelled',
    oldest: 'leaves next',
    deck: (cards: number) => `Deck · ${cards}`,
    slot: (slot: number, of: number) => `card ${slot} of ${of} from the deck`,
    place: (space: number) =>
      space === 10
        ? 'on the hoard'
        : space === 0
          ? 'at the exit'
          : space < 5
            ? `${spaces(space)} from the exit`
            : `${spaces(10 - space)} from the hoard`,
    gold,
    goldOf: (n: number, goal: number) => `${n} of ${goal} gold`,
    points: (spell: string, target: string) => `${spell} at ${target}`,
    wildHand: 'A card face down',
    round: (round: number, goal: number) => `Round ${round} · ${goal} gold win`,
    meteor: (back: number) => `Now: back ${back}`,
  },

  event: {
    round: (round: number, first: string) => `Round ${round}. ${first} goes first.`,
    chose: (cast: CastWords) => `Your choice: ${at(cast)}.`,
    ready: (name: string) => `${name} is ready.`,
    timedOut: (names: string) => `Time is up for ${names}: chance decides.`,
    cast: (casts: readonly CastWords[]) =>
      `${casts.map((cast) => `${cast.name}: ${at(cast)}`).join('; ')}.`,
    clashed: (one: string, other: string, spell: string) =>
      `Wild surge! ${one} and ${other} cast ${spell} at each other: each holds a card face down instead.`,
    turn: (turn: TurnWords) =>
      `Step ${turn.step} of ${turn.of}: ${turn.name}, ${turn.spell} ${turn.self ? 'at itself' : `at ${turn.target}`}${turn.surge ? ' (wild)' : ''}.`,
    skipped: (name: string, step: number, of: number) =>
      `Step ${step} of ${of}: ${name}'s spell was cancelled.`,
    advanced: (name: string, n: number) => `${name}: ${spaces(n)} forward.`,
    pushed: (name: string, n: number) => `${name}: ${spaces(n)} back.`,
    advancedShort: (name: string, wanted: number, n: number) =>
      n === 0
        ? `${name}: advance ${wanted}, but stands on the hoard already.`
        : `${name}: advance ${wanted}, only ${spaces(n)} to the hoard.`,
    pushedShort: (name: string, wanted: number, n: number) =>
      n === 0
        ? `${name}: push ${wanted}, but stands at the exit already.`
        : `${name}: push ${wanted}, only ${spaces(n)} left to the exit.`,
    jumped: (name: string, to: number) => `${name} is on space ${to} at once.`,
    returned: (name: string, to: number) => `${name} goes back to space ${to}.`,
    lost: (name: string, n: number) => `${name} loses ${gold(n)}.`,
    lostShort: (name: string, wanted: number, n: number) =>
      `${name} should lose ${gold(wanted)}, and has only ${n}.`,
    paid: (name: string, to: string, n: number) => `${name} pays ${to} ${gold(n)}.`,
    paidShort: (name: string, to: string, wanted: number, n: number) =>
      `${name} should pay ${to} ${gold(wanted)}, and has only ${n}.`,
    aimed: (name: string, to: string) => `${name} now points at ${to}.`,
    aimedSelf: (name: string) => `${name} now points at itself.`,
    surged: (name: string, spell: string) =>
      `${name}'s ${spell} turns into a wild card, face down.`,
    cancelled: (name: string) => `${name}'s spell is cancelled.`,
    charmed: (name: string, among: string) => `${name} chooses who gets 2 gold: ${among}.`,
    nearest: (names: string) => `Nearest to the hoard: ${names}, 5 gold each.`,
    nearestOne: (name: string) => `Nearest to the hoard: ${name}, 5 gold.`,
    second: (names: string) => `Second: ${names}, 3 gold each.`,
    secondOne: (name: string) => `Second: ${name}, 3 gold.`,
    tied: (names: string, n: number) =>
      `${names} have ${gold(n)} each: a tie at the top, so all play on.`,
    retired: (spell: string) => `${spell} leaves the book.`,
    bounced: (spell: string, color: string) =>
      `${spell} bounces: it would be the third ${color} card.`,
    learned: (spell: string) => `${spell} enters the book.`,
    reshuffled: (cards: number) => `The used cards are a new deck of ${cards}.`,
    won: (names: string, gold_: number) => `${names} wins with ${gold(gold_)}.`,
    wonTogether: (names: string, n: number) => `${names} win together with ${gold(n)} each.`,
  },

  // nobody's friend is called that
  seat: ['Mumble', 'Bramble', 'Thimble', 'Tumble', 'Nimble', 'Rumble'],

  fact: {
    rounds: (rounds: number, clashes: number) => ({
      title: 'Length of the match',
      text: `${plural('en', rounds, { one: 'one round', other: '# rounds' })}, ${plural('en', clashes, { one: 'one wild surge', other: '# wild surges' })}`,
    }),
    push: (by: string, name: string, n: number, spell: string) => ({
      title: 'Blow of the match',
      text: `${spell} by ${by} on ${name}: ${spaces(n)} back`,
    }),
    nearest: (name: string, n: number) => ({
      title: 'Nearest to the hoard most often',
      text: `${name}, ${times(n)}`,
    }),
    attacked: (name: string, n: number) => ({
      title: 'Everybody’s target',
      text: `${name}, ${times(n)}`,
    }),
    itself: (name: string, n: number) => ({
      title: 'A spell came home',
      text: `${name}: ${times(n)} at themselves`,
    }),
  },
  scored: gold,

  keys: {
    spell: 'Choose a spell of the book, counted from the deck',
    target: 'Then: choose a wizard, counted clockwise from yours',
    arrows: 'Walk among the spells or the wizards',
    confirm: 'Ready; while spells are shown: skip',
    back: 'Choose again',
    pause: 'Pause or go on while spells are shown',
    step: 'The next step while spells are shown',
  },

  text: {
    title: 'The table in words',
    wizards: 'The wizards, clockwise',
    wizard: 'Wizard',
    place: 'Place',
    gold: 'Gold',
    hand: 'Hand',
    book: 'The spell book, from the deck',
    choose: 'Your choice',
    spell: 'Spell',
    target: 'At',
    none: '—',
    last: 'The last reveal',
  },
};

export type Texts = typeof en;
