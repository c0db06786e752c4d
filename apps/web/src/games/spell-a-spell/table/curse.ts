/** What stands on the sheet in the middle of the table: the word that is cast, or what is happening to it. */
import type { Seat } from '@kesem/engine/core/game';
import type { Card } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { lettersNeeded } from '@kesem/engine/games/spell-a-spell/chapters/judge';
import {
  isSpecial,
  type Special,
  written,
} from '@kesem/engine/games/spell-a-spell/chapters/letters';
import type { SpellView } from '@kesem/engine/games/spell-a-spell/state';
import { type ByType, byType } from '../../../kit/byType.ts';
import type { Ink } from '../../../kit/draw/inks.ts';
import type { Words } from '../../contract.ts';
import type { Texts } from '../texts.en.ts';
import { textsOf } from '../texts.ts';
import type { Showing, SpellFrame } from '../timeline.ts';
import type { MoodName } from './art.ts';
import type { Picture } from './picture.ts';

export interface Curse {
  readonly mood: MoodName;
  /** Who does it to whom. */
  readonly above: string;
  /** What is printed large; `isWord`: it is a word of the game, in Hebrew in every language. */
  readonly big: string;
  readonly isWord: boolean;
  readonly below: string;
  /** Struck out: burnt, or not accepted. */
  readonly isGone?: true;
  /** The word in plain letters that somebody has become, and their ink. */
  readonly turned?: { readonly word: string; readonly ink: Ink };
  /** Cards that changed hands, for whoever may see them. */
  readonly cards?: readonly Card[];
}

interface Scene {
  readonly t: Texts;
  readonly name: Words['name'];
  readonly ink: Words['ink'];
  readonly view: SpellView;
  readonly picture: Picture;
}

/** The sheet for a frame that is played, or for the table as it stands. */
export function curseOf(
  view: SpellView,
  frame: SpellFrame | null,
  picture: Picture,
  { lang, name, ink }: Words,
): Curse {
  const scene = { t: textsOf(lang), name, ink, view, picture };
  return frame ? byType<Showing, Scene, Curse>(SHOWN, frame.shows, scene) : standing(scene);
}

const ofSpecial: Readonly<Record<Special, MoodName>> = {
  ערפל: 'fog',
  אש: 'fire',
  חול: 'sand',
  שלג: 'snow',
};

/** A word large, with a line above and one below. */
function word(mood: MoodName, plain: string, above: string, below: string): Curse {
  return { mood, above, big: written(plain), isWord: true, below };
}

function title(mood: MoodName, big: string, above: string, below: string): Curse {
  return { mood, above, big, isWord: false, below };
}

function aimed({ t, name }: Scene, seat: Seat, to: Seat): string {
  return `${t.curse.from(name(seat), name(to))} · ${t.curse.quote}`;
}

function standing(scene: Scene): Curse {
  const { t, name, view, picture } = scene;
  const { question, pending, turn } = view;
  if (question === null) return title('calm', t.curse.ended, '', '');
  if (question.do === 'vote') {
    const done = question.answered.filter(Boolean).length;
    const said = t.bar.votingSub(done, question.answered.length - 1);
    return word('vote', question.formed.word, `${name(turn.seat)} · ${t.curse.vote}`, said);
  }
  if (question.do === 'insist') {
    return word('vote', question.formed.word, t.curse.vote, t.bar.insist(name(turn.seat)));
  }
  if (question.do === 'answer') {
    return snow(scene, question.thrower, question.target, question.takes);
  }
  if (pending === null) return title('calm', t.curse.none, name(turn.seat), t.curse.noneSub);
  return word('spell', pending.word, aimed(scene, pending.seat, turn.seat), needed(t, picture));
}

/** How long an answer to the word on the table must be. */
function needed(t: Texts, picture: Picture): string {
  return t.curse.need(t.letters(lettersNeeded(picture)));
}

/** A snowball in the air, behind its stage. */
function snow({ t, name }: Scene, from: Seat, to: Seat, takes: number): Curse {
  return title('snow', '', t.curse.from(name(from), name(to)), t.curse.takes(takes));
}

const SHOWN: ByType<Showing, Scene, Curse> = {
  cast: ({ spell, to }, scene) => {
    const { t, name, picture } = scene;
    if (to === null) {
      const mood = isSpecial(spell.word) ? ofSpecial[spell.word] : 'spell';
      return word(mood, spell.word, name(spell.seat), t.curse.special);
    }
    return word('spell', spell.word, aimed(scene, spell.seat, to), needed(t, picture));
  },
  // the stage before it has how it came out
  counted: ({ word: plain }, { t }) => word('vote', plain, t.curse.vote, ''),
  insisted: ({ seat, word: plain, yes }, { t, name }) =>
    word('vote', plain, name(seat), yes ? t.ask.yes : t.ask.no),
  refused: ({ seat, word: plain }, { t, name }) => ({
    ...word('calm', plain, name(seat), t.curse.refused),
    isGone: true,
  }),
  failed: ({ seat, word: plain }, { t, name, ink }) =>
    plain === null
      ? title('calm', t.curse.passed, name(seat), '')
      : {
          ...word('spell', plain, t.curse.became(name(seat)), ''),
          turned: { word: plain, ink: ink(seat) },
        },
  sandstorm: ({ seat }, { t, name }) => title('sand', t.curse.storm, name(seat), ''),
  firewall: ({ seat, word: plain }, { t, name }) =>
    plain === null
      ? title('fire', t.effect.firewall, name(seat), t.curse.melted)
      : { ...word('fire', plain, name(seat), t.curse.burnt), isGone: true },
  snowball: ({ seat, target, takes }, scene) => snow(scene, seat, target, takes),
  took: ({ from, to, cards }, { t, name }) => ({
    ...title('snow', '', t.curse.from(name(from), name(to)), t.curse.took(t.cards(cards.length))),
    cards: cards.filter((card) => card !== null),
  }),
  spent: (_, { t }) => title('calm', t.curse.spent, '', t.curse.spentSub),
  ended: (_, { t }) => title('calm', t.curse.ended, '', ''),
};

/** The meaning of the word on the sheet, where the host lets screens show it. */
export function glossOf(view: SpellView, { isWord, big }: Curse): string | null {
  if (!view.options.gloss || !isWord) return null;
  return view.spells.findLast((spell) => written(spell.word) === big)?.gloss ?? null;
}
