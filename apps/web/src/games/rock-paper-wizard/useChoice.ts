/** The choice of a spell and its target, or of whom to give gold, as the board keeps it until it is sent. */
import type { Seat } from '@kesem/engine/core/game';
import type { SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { WizardTypes, WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import { useState } from 'react';
import { announce } from '../../kit/announce.ts';
import { play } from '../../kit/sound.ts';
import type { BoardProps } from '../contract.ts';
import { charmOf, isChoosing } from './table/circle.ts';
import { textsOf } from './texts.ts';

/** What may be chosen now: nothing, a spell with its target, or a wizard to give gold to. */
type Asked = 'nothing' | 'spell' | 'gift';

export interface Choice {
  readonly asked: Asked;
  readonly spell: SpellId | null;
  readonly target: Seat | null;
  /** Whom a tap may choose now. */
  readonly open: readonly Seat[];
  /** Whether there is something to send that has not been sent. */
  readonly isNew: boolean;
  readonly pick: (spell: SpellId) => void;
  /** Another choice is begun: a spell, and no target yet. */
  readonly start: (spell: SpellId) => void;
  readonly aim: (seat: Seat) => void;
  /** A spell is dragged onto a wizard: both at once. */
  readonly throwAt: (spell: SpellId, seat: Seat) => void;
  readonly clear: () => void;
  readonly commit: () => void;
}

interface Kept {
  /** The question it answers. */
  readonly of: string;
  readonly spell: SpellId | null;
  readonly target: Seat | null;
}

const EMPTY: Kept = { of: '', spell: null, target: null };

/** How a table is chosen from. */
interface Manner {
  /** The scene is not over. */
  readonly isBusy: boolean;
  /** What is picked after one was ready is sent at once; else it waits to be sent, as in a form. */
  readonly isDirect: boolean;
}

/** The choice of whoever looks; empty again with each question. */
export function useChoice(props: BoardProps<WizardTypes>, { isBusy, isDirect }: Manner): Choice {
  const { view, words, moves, pending, send } = props;
  const [all, setKept] = useState(EMPTY);
  const asked = isBusy || pending ? 'nothing' : askedOf(props);
  const of = questionOf(view);
  const kept = all.of === of ? all : { ...EMPTY, ...view.mine, of };
  const open = asked === 'nothing' ? [] : targetsOf(moves);
  const { spell, target } = kept;
  const put = (parts: Partial<Kept>): void => {
    if (asked === 'nothing') return;
    const next = { ...kept, ...parts };
    setKept(next);
    play('tick');
    announce(sayOf(next, asked, words));
    if (isDirect && view.mine && isNew(next, asked, view)) commit(next);
  };
  const commit = (whole: Kept): void => {
    if (whole.target === null) return;
    if (asked === 'gift') send({ do: 'charm', to: whole.target });
    else if (asked === 'spell' && whole.spell !== null) {
      send({ do: 'choose', spell: whole.spell, target: whole.target });
    }
  };
  return {
    asked,
    spell,
    target,
    open,
    isNew: isNew(kept, asked, view),
    pick: (next) => put({ spell: next }),
    start: (next) => put({ spell: next, target: null }),
    aim: (seat) => {
      if (open.includes(seat)) put({ target: seat });
    },
    throwAt: (next, seat) => put({ spell: next, target: open.includes(seat) ? seat : target }),
    clear: () => setKept({ ...EMPTY, ...view.mine, of }),
    commit: () => commit(kept),
  };
}

/** Whether a choice is whole, and not the one that was sent. */
function isNew({ spell, target }: Kept, asked: Asked, { mine }: WizardView): boolean {
  if (asked === 'gift') return target !== null;
  return spell !== null && target !== null && (spell !== mine?.spell || target !== mine.target);
}

function askedOf({ view, moves }: BoardProps<WizardTypes>): Asked {
  if (moves.length === 0) return 'nothing';
  return isChoosing(view) ? 'spell' : 'gift';
}

/** A name for what is asked now, so that a choice made for another question is not kept. */
function questionOf(view: WizardView): string {
  return `${view.round} ${charmOf(view)?.caster ?? 'choose'}`;
}

function targetsOf(moves: BoardProps<WizardTypes>['moves']): readonly Seat[] {
  return [...new Set(moves.map((move) => (move.do === 'charm' ? move.to : move.target)))];
}

function sayOf(
  { spell, target }: Kept,
  asked: Asked,
  { lang, name }: BoardProps<WizardTypes>['words'],
) {
  const t = textsOf(lang);
  if (asked === 'gift') return target === null ? t.bar.charmMine : t.bar.give(name(target));
  if (spell === null) return t.bar.pickSpell;
  const { name: spellName, gesture, effect } = t.spell[spell];
  if (target === null) return `${t.bar.pickTarget(spellName)} ${effect}. ${gesture}`;
  return t.bar.chosen(spellName, name(target));
}
