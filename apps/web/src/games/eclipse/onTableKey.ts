/** Keys of the table: numbers take up cards, arrows walk, Enter and Space go on, Escape goes back. */
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { playerOf } from '@kesem/engine/games/eclipse/state';
import type { KeyboardEvent, RefObject } from 'react';
import { announce } from '../../kit/announce.ts';
import type { BoardProps } from '../contract.ts';
import { type KeyMeaning, meaningOf } from './keys.ts';
import { readTable } from './readTable.ts';
import { walked } from './rows.ts';
import type { Controls } from './useControls.ts';
import { focusedIn } from './usePointing.ts';

interface Hands {
  readonly controls: Controls;
  readonly props: BoardProps<EclipseTypes>;
  readonly table: RefObject<HTMLElement | null>;
  readonly zoom: (thing: string) => void;
}

/** Does what a key means, if it means anything here. */
export function onTableKey(event: KeyboardEvent, hands: Hands): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element) || target.closest('dialog')) return;
  const plays = hands.controls.reel.picture !== null;
  const isStep = plays && event.key === 'ArrowRight';
  const did =
    (!isStep && isWalk(event, target, hands)) ||
    isDone(event, target, plays ? DIRECTIONS : DEEDS, hands);
  if (did) event.preventDefault();
}

/** What a key means is done; a button that has the focus is pressed by the browser itself. */
function isDone(event: KeyboardEvent, target: Element, acts: Acts, hands: Hands): boolean {
  const meaning = meaningOf(event);
  if (!meaning || (isPress(event.code) && target.closest('button'))) return false;
  return acts[meaning.do]?.(hands, meaning) ?? false;
}

function isWalk({ key }: KeyboardEvent, target: Element, { table }: Hands): boolean {
  return table.current !== null && walked(key, target, table.current);
}

const isPress = (code: string): boolean =>
  code === 'Space' || code === 'Enter' || code === 'NumpadEnter';

/** Does what is meant; whether there was anything to do. */
type Act = (hands: Hands, meaning: KeyMeaning) => boolean;
type Acts = Readonly<Partial<Record<KeyMeaning['do'], Act>>>;

const skip: Act = ({ controls: { reel } }) => done(reel.skip);
const commit: Act = ({ controls }) => done(controls.commit);

/** While a scene plays. */
const DIRECTIONS: Acts = {
  space: ({ controls: { reel } }) => done(reel.toggle),
  step: ({ controls: { reel } }) => done(reel.next),
  back: skip,
  enter: skip,
};

const DEEDS: Acts = {
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
  zoom: ({ table, zoom }) => done(() => zoom(focusedIn(table) ?? '')),
  read: ({ props: { view, south, words } }) =>
    done(() => announce(readTable(view, playerOf(south), words))),
};

function done(act: () => void): true {
  act();
  return true;
}

function takeUp({ controls, table }: Hands, meaning: KeyMeaning): boolean {
  if (meaning.do !== 'card') return false;
  const thing = `card:${meaning.slot}`;
  controls.press(thing);
  const card = table.current?.querySelector<HTMLElement>(`[data-thing="${thing}"]`);
  card?.focus({ preventScroll: true });
  return true;
}
