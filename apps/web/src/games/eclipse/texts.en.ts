/** Every English sentence of this table. Its shape is that of every other language. */
import type { Kind } from '@kesem/engine/games/eclipse/cards/card';
import type { Reason } from '@kesem/engine/games/eclipse/event';
import type { Refusal, Unfit } from '@kesem/engine/games/eclipse/refusal';
import { either, plural } from '../../i18n/numbers.ts';
import { capital } from './cards/text.en.ts';
import type { Able } from './table/asked.ts';
import { EVENTS, stones, THREAT } from './words/events.en.ts';
import { ASKING, HOPES, MODES, WINDOWS } from './words/windows.en.ts';

const REFUSALS: Readonly<Record<Exclude<Refusal['code'], 'target'>, string>> = {
  noRedraw: 'Only a hand with at most one stone, or at least six, may be redrawn',
  noSuchCard: 'This card is no longer in your hand',
  wrongKind: 'Stones are laid, other cards are cast',
  noDropLeft: 'No more stones may be laid this turn',
  notNow: 'This cannot be played at this moment',
  payment: 'These stones do not pay the cost',
  notYours: 'This creature is no longer on your side',
  unable: 'This creature is paralysed or bound',
  noSuchAbility: 'This creature does not have that ability',
  used: 'It has used that ability already this turn',
  fought: 'One combat a turn: this one is used up',
  flying: 'It flies: only a flying creature can attack it',
  twice: 'Each creature acts once, and each target has one attacker',
  noSuchEnemy: 'There is no such enemy any more',
  attacked: 'It is attacked itself and cannot guard',
  notOnStone: 'Only an attack on a stone can be guarded against',
  wrongOrder: 'The order must name every fight once',
  wrongCount: 'This is not the right number of cards',
};

const UNFIT: Readonly<Record<Unfit, string>> = {
  gone: 'It is no longer there',
  kind: 'This is not what the card wants',
  side: 'It is on the wrong side for this card',
  immune: 'Magic immunity: the opponent cannot choose it',
  unlike: 'It is not as the card wants it',
  itself: 'It cannot choose itself',
  unhurt: 'It has not damaged that creature this turn',
};

/** Why a match ended; `loser` is null where nobody lost. */
const REASONS: Readonly<Record<Reason, (loser: string | null) => string>> = {
  lead: () => 'A lead of seven power stones',
  time: () => 'Time was up: more power stones in play',
  suddenDeath: () => 'Sudden death: a lead of two stones',
  exhausted: () => 'Both decks were empty and nothing moved any more',
  longest: (loser) =>
    loser === null
      ? 'Turn 200 is over: equally many power stones'
      : 'Turn 200 is over: more power stones in play',
  conceded: (loser) => `${loser} conceded`,
};

export const en = {
  window: WINDOWS,
  hope: HOPES,
  mode: MODES,
  refusal: REFUSALS,
  unfit: UNFIT,
  reason: REASONS,
  seat: (n: number) => `Mage ${n}`,
  concede: 'Concede',
  concedeSure: 'Concede this match?',
  noTarget: 'No target just now',
  aCard: 'a card',
  aCreature: 'a creature',
  aStone: 'a stone',
  energy: { light: 'crystal', dark: 'dark stone' },
  stones,

  board: {
    label: 'The table of Eclipse',
    hand: 'Your hand',
    handOf: (name: string) => `The hand of ${name}`,
    openStones: (name: string) => `Choose among the power stones of ${name}`,
    creaturesOf: (name: string) => `Creatures of ${name}`,
    stonesOf: (name: string) => `Power stones of ${name}`,
    enchantmentsOf: (name: string) => `Enchantments of ${name}`,
    noCreatures: 'No creatures',
    energy: (light: string, dark: string) => `Light ${light} · dark ${dark}`,
    deck: (n: number) => `Deck ${n}`,
    inHand: (n: number) => `Hand ${n}`,
    discard: (n: number) => `Discards ${n}`,
    discardOf: (name: string) => `Discard pile of ${name}`,
    noDiscard: 'Nothing has been discarded',
    ownDeck: 'Left in your deck',
    ownDeckSub: 'Nobody knows their order.',
    emptyDeck: 'The deck is empty: nothing is left to draw.',
    turn: (n: number) => `Turn ${n}`,
    onItsWay: 'on its way to you',
    onlyAfterRoll: 'Only after a roll',
    onlyMain: 'Main phase only',
    notOnDice: 'Not while dice lie here',
    notSaving: 'Saves nobody',
    yours: 'yours',
    theirs: (name: string) => `${name}’s`,
    phase: { renewal: 'Renewal', main: 'Main', end: 'End' },
    fight: 'Combat',
    active: 'to play',
    marked: 'used',
    unmarked: 'ready',
    paralysed: 'paralysed',
    untilTurn: (n: number) => `until turn ${n}`,
    damaged: (n: number) => `damage ${n}`,
    stats: (skill: number, life: number) => `skill ${skill}, life ${life}`,
    shielded: 'saved once',
    brought: (owner: string) => `belongs to ${owner}`,
    on: (names: string) => `bears ${names}`,
    missing: (light: number, dark: number, any: number) =>
      `${[
        light > 0 ? `${light} light` : '',
        dark > 0 ? `${dark} dark` : '',
        any > 0 ? `${any} energy` : '',
      ]
        .filter(Boolean)
        .join(', ')} short`,
    cost: (light: number, dark: number, any: number) =>
      `costs ${
        [
          light > 0 ? `${light} light` : '',
          dark > 0 ? `${dark} dark` : '',
          any > 0 ? `${any} any` : '',
        ]
          .filter(Boolean)
          .join(', ') || 'nothing'
      }`,
    slot: (n: number, of: number, name: string) => `Card ${n} of ${of}: ${name}`,
    gauge: (mine: number, theirs: number, lead: number, goal: number) =>
      `${mine} against ${theirs} stones: ${lead === 0 ? 'level' : lead > 0 ? `${lead} ahead` : `${-lead} behind`}, a lead of ${goal} wins`,
    goal: (n: number) => `Win at +${n}`,
    suddenDeath: 'Sudden death',
    table: 'the table',
    details: 'Details',
    close: 'Close',
    abilities: 'Abilities',
    now: 'Now',
    inPlay: 'On it',
    everyCreature: 'on the table',
    help: 'Numbers choose a card, arrows walk, Enter plays, Escape goes back.',
  },

  first: {
    youBegin: 'You begin',
    begins: (name: string) => `${name} begins`,
    keep: 'A hand with two to five stones is kept. Tap a card to read it.',
    mayRedraw: 'With at most one stone, or at least six, you may redraw. Once.',
  },

  windows: ASKING,

  bar: {
    redraw: 'Seven cards: keep them?',
    redrawSub: (n: number) => `${stones(n)} among them`,
    keep: 'Keep',
    begin: 'Begin',
    firstHand: 'Your first hand',
    again: 'Redraw',
    redrawWait: (name: string) => `Waiting for ${name}`,
    redrawWatch: 'Both look at their first hand',
    /** Stones laid, and how many may be; null: none was laid, and there is none to lay. */
    /** With the stones that may still be laid. */
    main: (left: number) =>
      left === 0
        ? 'Your turn'
        : `Your turn: ${plural('en', left, { one: 'one stone', other: '# stones' })} to lay`,
    mainSub: (able: Able) =>
      capital(
        either('en', [
          ...(able.lay ? ['lay a stone'] : []),
          ...(able.cast ? ['play cards'] : able.use ? ['use an ability'] : []),
          able.fight ? 'go to battle' : 'end the turn',
        ]),
      ),
    end: 'End turn',
    endAnyway: 'A stone is left to lay. End the turn anyway?',
    fight: 'To battle',
    theirs: (name: string) => `${name}'s turn`,
    theirsSub: 'Spells may be cast now too',
    their: {
      main: (name: string) => `${name}'s turn`,
      defend: (name: string) => `${name} sets guards`,
      discard: (name: string) => `${name} discards`,
      draw: (name: string) => `${name} may draw`,
      claim: (name: string) => `${name} may take a creature over`,
    },
    window: (name: string) => `A moment to respond: ${name}`,
    windowSub: 'Going on in a moment',
    passed: 'Waiting for the others',
    respond: (what: string) => `${what.replace(/\.$/, '')}. Respond?`,
    canRespond: (n: number) =>
      plural('en', n, { one: 'You have 1 answer', other: 'You have # answers' }),
    noAnswer: 'You have no answer',
    spaceGoesOn: 'Space goes on.',
    goOn: 'Go on',
    goOnAll: 'Go on with all',
    passedAll: 'You let this combat go on',
    /** What is done with a card of each kind, or with an ability. */
    does: {
      stone: 'Lay',
      creature: 'Summon',
      enchantment: 'Cast',
      spell: 'Cast',
      ability: 'Use',
    } satisfies Record<Kind | 'ability', string>,
    ask: (does: string, card: string) => `${does} ${card}?`,
    castOn: (card: string, target: string) => `${card} on ${target}?`,
    pays: (names: string) => `Paid by ${names}`,
    free: 'Costs nothing',
    pick: (card: string) => `${card}: choose a target`,
    pickSub: 'Targets are marked',
    uses: (name: string) => `${name}: which ability?`,
    useOn: (ability: string, target: string) => `${ability} on ${target}?`,
    cancel: 'Cancel',
    zoom: 'Details',
    wrongPay: (n: number) => `Choose ${stones(n)} that pay for it`,
    draw: (card: string) => `${card}: draw a card?`,
    drawYes: 'Draw',
    no: 'No',
    claim: (card: string) => `Take ${card} over to your side?`,
    claimYes: 'Take it',
    discard: (have: number, less: number) => `You have ${have} cards: discard ${less}`,
    discardGo: (n: number, of: number) => `Discard ${n}/${of}`,
    saving: 'Saving…',
    over: 'The match is over',
    clock: 'Match clock',
    timeUp: 'Time is up',
    late: 'The reserve is running',
  },

  target: {
    creature: (name: string, owner: string) => `${name} (${owner})`,
    player: (name: string) => name,
    die: (name: string) => `${name}'s die`,
    buried: (name: string) => `${name} from the discard pile`,
  },

  threat: THREAT,
  event: EVENTS,

  text: {
    title: 'Eclipse in words',
    standing: 'How it stands',
    side: 'Side',
    stones: 'Stones (ready)',
    hand: 'Hand',
    deck: 'Deck',
    creatures: 'Creatures in play',
    enchantments: 'Enchantments in play',
    creature: 'Creature',
    skill: 'Skill',
    life: 'Life',
    damage: 'Damage',
    abilities: 'Abilities',
    state: 'State',
    whose: 'Whose',
    bearer: 'On',
    none: 'None',
    actions: 'What you may do',
    choose: 'Choose',
    handList: 'Your hand',
    windows: 'When you are asked',
    mode: 'Mode',
    waitNext: 'Stop at the next window',
  },

  keys: {
    numbers: 'choose a card of the hand',
    arrows: 'walk inside a row; up and down between rows',
    enter: 'play what is chosen; go on',
    space: 'go on; pause what is shown',
    back: 'one step back; skip what is shown',
    fight: 'to battle',
    end: 'end the turn',
    hurry: 'shorter pictures until the turn ends',
    all: 'let the whole combat go on',
    wait: '"Wait!": the next window stops for you',
    zoom: 'read the card that is focused',
    read: 'read the table aloud',
    step: 'next picture of what is shown',
  },
};

export type Texts = typeof en;
