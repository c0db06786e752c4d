/** English: windows, when one is asked in them, and what for. */
import type { Gain } from '@kesem/engine/games/eclipse/chapters/hope';
import type { Mode, WindowKind } from '@kesem/engine/games/eclipse/chapters/preferences';

export const WINDOWS: Readonly<Record<WindowKind, string>> = {
  attack: 'attack declared',
  guards: 'guards set',
  roll: 'dice rolled',
  harm: 'harm is coming',
  saves: 'before saving rolls',
  end: 'end of turn',
};

export const MODES: Readonly<Record<Mode, { readonly name: string; readonly does: string }>> = {
  smart: {
    name: 'Smart',
    does: 'Asks only where an answer could change something in your favour, and names it. So a window that takes long hints that you hold an answer; Full hides that.',
  },
  full: { name: 'Full', does: 'Asks in every window, so that none of them hints at your hand' },
  quiet: { name: 'Quiet', does: 'Asks only to defend, and to spare a creature of yours' },
};

/** For which card a smart stop asks, and what it could change. */
export const HOPES = {
  stone: (card) => `${card}: a stone is at stake`,
  creature: (card) => `${card}: a creature is at stake`,
  damage: (card) => `${card}: damage is at stake`,
} satisfies Record<Gain, (card: string) => string>;

/** When one is asked. */
export const ASKING = {
  open: 'When to ask me',
  /** Before the mode, where there is little room. */
  short: 'Responses:',
  own: (mode: string) => `${mode}, your way`,
  title: 'When am I asked to respond?',
  intro:
    'At fixed moments you may respond with a spell or an ability. Here you choose when the game stops and asks you.',
  each: 'One by one',
  help: 'Help in combat',
  odds: 'Show the odds of attacks',
  ask: 'always',
  auto: 'as above',
  never: 'never',
  wait: 'Wait!',
  waiting: 'Will stop',
  waitLong: 'Stop at the next window',
  hurry: 'Hurry',
  hurryLong: 'Shorter pictures until the turn ends. The time to answer stays the same.',
};
