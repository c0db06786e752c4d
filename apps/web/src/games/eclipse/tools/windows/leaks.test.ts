/** What smart could give away by when it asks: each such leak, planted, must be found by `secrecy`. */
import { env } from 'node:process';
import type { Game, Told } from '@kesem/engine/core/game';
import { openTable } from '@kesem/engine/core/table';
import { isAsked, stopFor } from '@kesem/engine/games/eclipse/chapters/windows';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import { type EclipseState, type EclipseTypes, PLAYERS } from '@kesem/engine/games/eclipse/state';
import { trial } from '@kesem/engine/games/eclipse/testing/trial';
import { expect, it } from 'vitest';
import { emptyLedger, type Ledger } from '../../../../../../../tools/check/secrecy/ledger.ts';
import { tryMatch } from '../../../../../../../tools/check/secrecy/match.ts';
import { serverOf } from '../../../../../../../tools/check/secrecy/server.ts';
import { windowsOf } from './judged.ts';

type Eclipse = Game<EclipseTypes>;

/** Duels with a stop of smart in a combat of theirs, each as it stands there; more by `npm run test:long`. */
const SEEDS = [1, 2, 3, 4, 5, 6].slice(0, env['LONG'] === '1' ? 6 : 3);
/** So many turns before the one that ends every match. */
const LAST = 199;

/** A duel in smart mode at its first window that stops for one of both alone in a combat; it ends soon after. */
function stopped(seed: number): EclipseState | null {
  for (const state of windowsOf(seed)) {
    const asked = PLAYERS.filter((player) => isAsked(state, player));
    if (state.open.combat !== null && asked.length === 1) {
      return { ...state, open: { ...state.open, turn: LAST } };
    }
  }
  return null;
}

const STOPPED = SEEDS.flatMap((seed) => stopped(seed) ?? []);

/** What a server with a fault in the game gives away from such a window on. */
async function ledgerOf(fault: Partial<Eclipse>): Promise<Ledger> {
  const ledger = emptyLedger();
  for (const [seed, state] of STOPPED.entries()) {
    const table = openTable({ ...eclipse, setup: () => ({ state, told: [] }), ...fault });
    await tryMatch({ server: serverOf(table), trial: { teaches: trial.teaches } }, seed, ledger);
    if (ledger.differences > 0) break;
  }
  return ledger;
}

const anybodyIsAsked = (state: EclipseState): boolean =>
  PLAYERS.some((player) => isAsked(state, player));

/** What is told of an accepted move, and more. */
const telling =
  (more: (state: EclipseState, does: string) => readonly Told<EclipseEvent>[]): Eclipse['apply'] =>
  (state, input, random) => {
    const ruling = eclipse.apply(state, input, random);
    if (!ruling.ok) return ruling;
    const does = input.kind === 'move' ? input.move.do : input.kind;
    return { ...ruling, told: [...ruling.told, ...more(ruling.state, does)] };
  };

const PLANTS: readonly (readonly [law: string, name: string, fault: Partial<Eclipse>])[] = [
  [
    'law 1',
    'a beat that is shorter where nobody is asked',
    {
      timers: (state) =>
        eclipse
          .timers(state)
          .map((timer) => (timer.hidden && !anybodyIsAsked(state) ? { ...timer, ms: 1 } : timer)),
    },
  ],
  [
    'law 1',
    'a stop that depends on what the other holds',
    {
      view: (state, viewer) => {
        const view = eclipse.view(state, viewer);
        const { mine } = view;
        return mine ? { ...view, mine: { ...mine, asked: anybodyIsAsked(state) } } : view;
      },
    },
  ],
  [
    'law 1',
    'a hope that the other sees, too',
    {
      view: (state, viewer) => {
        const hopes = PLAYERS.map((player) => stopFor(state, player));
        return { ...eclipse.view(state, viewer), hopes };
      },
    },
  ],
  [
    'law 1',
    'a question put to whoever is asked alone',
    {
      asks: (state) =>
        eclipse
          .asks(state)
          .filter(
            ({ key, seat }) => !key.startsWith('window') || isAsked(state, seat === 0 ? 0 : 1),
          ),
    },
  ],
  [
    'law 3',
    'a word of it when all windows of a combat are passed at once',
    {
      apply: telling((_, does) =>
        does === 'passAll' ? [{ event: { type: 'passed', player: 0 } }] : [],
      ),
    },
  ],
  [
    'law 3',
    'an event more where somebody is asked',
    {
      apply: telling((state) =>
        anybodyIsAsked(state) ? [{ event: { type: 'opened', window: 'roll', n: 0 } }] : [],
      ),
    },
  ],
];

it('smart gives nothing away where it stops', async () => {
  expect(STOPPED.length).toBeGreaterThan(2);
  const { shown, games } = await ledgerOf({});
  expect({ shown, games }).toEqual({ shown: [], games: STOPPED.length });
});

it.each(PLANTS)('a planted leak is found by %s: %s', async (law, _name, fault) => {
  const { shown } = await ledgerOf(fault);
  expect(shown.map((one) => one.law).join()).toContain(law);
});
