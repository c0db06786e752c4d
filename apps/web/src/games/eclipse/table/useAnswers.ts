/** What answers a question without a card: keeping, ending, passing, saying yes, discarding. */
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { useState } from 'react';
import type { BoardProps } from '../../contract.ts';
import type { Choice } from '../useChoice.ts';
import { type Asked, dropsIn, questionIn, tooMany } from './asked.ts';
import { STONE_LEFT } from './habits.ts';

export interface Answers {
  /** The common answer; its act is null while it cannot be given yet. Null: nothing is asked. */
  readonly primary: {
    readonly does: 'keep' | 'end' | 'pass' | 'answer' | 'discard';
    readonly act: (() => void) | null;
  } | null;
  readonly redraw: () => void;
  readonly no: () => void;
  /** Passes every window of the combat that is on; null: none is, or nothing is asked. */
  readonly passAll: (() => void) | null;
  /** The turn was to be ended with a stone left to lay: it is asked once more. */
  readonly warned: boolean;
}

/** The answers of whoever looks to the open question. */
export function useAnswers(props: BoardProps<EclipseTypes>, choice: Choice): Answers {
  const { view, moves, send, habits, onHabit } = props;
  const [warnedAt, setWarned] = useState<string | null>(null);
  const question = questionIn(view);
  const warned = warnedAt === question;
  const end = (): void => {
    const [played, of] = dropsIn(view);
    const canLay = played < of && moves.some((move) => move.do === 'drop');
    if (canLay && !warned && habits[STONE_LEFT] !== true) return setWarned(question);
    if (warned) onHabit(STONE_LEFT, true);
    send({ do: 'end' });
  };
  const whole = choice.slots.length === tooMany(view);
  const primaries: Readonly<Partial<Record<Asked, Answers['primary']>>> = {
    redraw: { does: 'keep', act: () => send({ do: 'keep' }) },
    main: { does: 'end', act: end },
    window: { does: 'pass', act: () => send({ do: 'pass' }) },
    answer: { does: 'answer', act: () => send({ do: 'answer', yes: true }) },
    discard: {
      does: 'discard',
      act: whole ? () => send({ do: 'discard', slots: choice.slots }) : null,
    },
  };
  return {
    primary: primaries[choice.asked] ?? null,
    redraw: () => send({ do: 'redraw' }),
    no: () => send({ do: 'answer', yes: false }),
    passAll: choice.asked === 'window' && view.combat ? () => send({ do: 'passAll' }) : null,
    warned,
  };
}
