/** What whoever looks is putting together: a card or an ability, its target, its payment; or cards to discard. */
import type { AbilityId, Cost } from '@kesem/engine/games/eclipse/cards/card';
import type { Id, Target } from '@kesem/engine/games/eclipse/move';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { useState } from 'react';
import { announce } from '../../kit/announce.ts';
import { play as sound } from '../../kit/sound.ts';
import type { BoardProps } from '../contract.ts';
import {
  abilitiesFor,
  costOf,
  type Draft,
  NO_DRAFT,
  type Outcome,
  type PlayContext,
  pressed,
  solved,
  thrown,
} from './choice.ts';
import { type Asked, askedIn, type Play, questionIn } from './table/asked.ts';
import type { Thing } from './table/thing.ts';
import { sayPicked } from './words/sayPicked.ts';

export interface Choice extends Omit<Draft, 'pay'> {
  readonly asked: Asked;
  /** What would be sent with what is chosen so far; null: something is missing. */
  readonly play: Play | null;
  /** Abilities to choose from. */
  readonly abilities: readonly AbilityId[];
  /** Things that may be chosen as the target. */
  readonly open: readonly Target[];
  /** Stones that would pay. */
  readonly pay: readonly Id[];
  /** What the card in hand costs; null: nothing is to be paid. */
  readonly cost: Cost | null;
  readonly press: (thing: Thing) => void;
  readonly choose: (ability: AbilityId) => void;
  /** A card is let go over something, or above the hand. */
  readonly throwAt: (slot: number, thing: Thing | null) => void;
  readonly back: () => void;
  /** Sends the play; nothing as long as something is missing. */
  readonly commit: () => void;
}

/** The choice of whoever looks; empty again with each question. */
export function useChoice(props: BoardProps<EclipseTypes>): Choice {
  const { view, moves, words, pending, confirm, send } = props;
  const of = questionIn(view);
  const [kept, setKept] = useState({ of, draft: NO_DRAFT });
  const draft = kept.of === of ? kept.draft : NO_DRAFT;
  const asked = pending ? 'nothing' : askedIn(view);
  const context: PlayContext = { view, moves, lang: words.lang, confirm };
  const now = solved(draft, context);
  const put = (next: Draft): void => setKept({ of, draft: next });
  const take = (outcome: Outcome): void => {
    if (asked === 'nothing') return;
    put(outcome.is === 'play' ? NO_DRAFT : outcome.draft);
    if (outcome.is === 'play') send(outcome.play);
    else tell(outcome.draft, props);
  };
  const { picked, target } = draft;
  return {
    asked,
    ...draft,
    play: now.play,
    abilities: picked?.kind === 'creature' ? abilitiesFor(moves, picked.id) : [],
    open: now.targets,
    pay: now.pay,
    cost: costOf(picked, view),
    press: (thing) => take(pressed(draft, thing, context)),
    choose: (ability) => {
      if (picked?.kind !== 'creature') return;
      take({
        is: 'draft',
        draft: { ...NO_DRAFT, picked: { ...picked, kind: 'ability', ability } },
      });
    },
    throwAt: (slot, thing) => take(thrown(slot, thing, context)),
    back: () => put(target ? { ...draft, target: null, note: null } : NO_DRAFT),
    commit: () => {
      if (now.play) take({ is: 'play', play: now.play });
    },
  };
}

/** Plays and says what a press has made. */
function tell(draft: Draft, { view, words }: BoardProps<EclipseTypes>): void {
  const { note } = draft;
  sound(note === null ? 'tick' : 'refuse');
  announce(note ?? sayPicked(draft, view, words), note === null ? 'polite' : 'assertive');
}
