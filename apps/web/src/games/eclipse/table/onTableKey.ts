/** Keys of the table: numbers take up cards, arrows walk, Enter and Space go on, Escape goes back. */
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { playerOf } from '@kesem/engine/games/eclipse/state';
import type { KeyboardEvent, RefObject } from 'react';
import { announce } from '../../../kit/announce.ts';
import { directed } from '../../../kit/timeline/keys.ts';
import type { BoardProps } from '../../contract.ts';
import { type KeyMeaning, meaningOf } from '../keys.ts';
import { readTable } from '../words/readTable.ts';
import { walked } from './rows.ts';
import { selectorOf, type Thing } from './thing.ts';
import type { Controls } from './useControls.ts';
import { focusedIn } from './usePointing.ts';

interface Hands {
  readonly controls: Controls;
  readonly props: BoardProps<EclipseTypes>;
  readonly table: RefObject<HTMLElement | null>;
  readonly zoom: (thing: Thing | null) => void;
}

/** Does what a key means, if it means anything here. */
export function onTableKey(event: KeyboardEvent, hands: Hands): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element) || target.closest('dialog')) return;
  if (isObeyed(event, target, hands)) event.preventDefault();
}

/** Walks, directs what is played, or does something on the table; whether it did. */
function isObeyed(event: KeyboardEvent, target: Element, hands: Hands): boolean {
  const { timeline } = hands.controls;
  const isStep = timeline.frame !== null && event.key === 'ArrowRight';
  if (!isStep && isWalk(event, target, hands)) return true;
  // a button that has the focus is pressed by the browser itself
  if (isPress(event.code) && target.closest('button')) return false;
  const isHurry = meaningOf(event)?.do === 'hurry';
  return timeline.frame && !isHurry ? directed(event, timeline) : isDone(event, hands);
}

/** Does what a key means; whether there was anything to do. */
function isDone(event: KeyboardEvent, hands: Hands): boolean {
  const meaning = meaningOf(event);
  return meaning !== null && DEEDS[meaning.do](hands, meaning);
}

function isWalk({ key }: KeyboardEvent, target: Element, { table }: Hands): boolean {
  return table.current !== null && walked(key, target, table.current);
}

const isPress = (code: string): boolean =>
  code === 'Space' || code === 'Enter' || code === 'NumpadEnter';

/** Does what is meant; whether there was anything to do. */
type Act = (hands: Hands, meaning: KeyMeaning) => boolean;

const commit: Act = ({ controls }) => done(controls.commit);

const DEEDS: Readonly<Record<KeyMeaning['do'], Act>> = {
  card: takeUp,
  enter: commit,
  space: commit,
  back: ({ controls }) => done(controls.back),
  fight: ({ controls: { desk } }) => desk.canStart && done(desk.start),
  end: ({ controls: { choice, answers } }) => {
    const act = choice.asked === 'main' ? answers.primary?.act : null;
    return act ? done(act) : false;
  },
  wait: ({ controls, props: { view } }) => {
    const prefs = view.mine?.prefs;
    return prefs ? done(() => controls.setPrefs({ ...prefs, wait: !prefs.wait })) : false;
  },
  all: ({ controls: { answers } }) => answers.passAll !== null && done(answers.passAll),
  hurry: ({ controls: { haste } }) => haste !== null && done(haste.toggle),
  zoom: ({ table, zoom }) => done(() => zoom(focusedIn(table))),
  read: ({ props: { view, south, words } }) =>
    done(() => announce(readTable(view, playerOf(south), words))),
};

function done(act: () => void): true {
  act();
  return true;
}

function takeUp({ controls, table }: Hands, meaning: KeyMeaning): boolean {
  if (meaning.do !== 'card') return false;
  const thing: Thing = { at: 'card', slot: meaning.slot };
  controls.press(thing);
  const card = table.current?.querySelector<HTMLElement>(selectorOf(thing));
  card?.focus({ preventScroll: true });
  return true;
}
