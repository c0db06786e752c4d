import type { Decision } from '@kesem/room/decide';
import type { ScriptedRoom } from '@kesem/room/testing/scriptedRoom';
import { dueling, move, table } from '@kesem/room/testing/words';
import { hear, type ViewerClass, viewRoom } from '@kesem/room/view';
import { bodyBetween, needsFull } from '@kesem/room/wire';
import { describe, expect, it } from 'vitest';
import { advance, type Ear, firstShown } from './classes.ts';

const CLASSES: readonly ViewerClass[] = [0, 1, 'public'];
const SKIP = { do: 'move', move: { do: 'prefs', skip: true } } as const;

const plain = (me: ViewerClass): Ear => `${me}|plain`;

/** Returns what each viewer class is sent when something happens. */
function sent(to: ScriptedRoom, happens: () => Decision) {
  const before = new Map(CLASSES.map((me) => [me, firstShown(to.room(), me, to.deps)]));
  const shown = new Map(before);
  const decision = happens();
  const said = decision.ok ? decision.said : [];
  const ears = new Set(CLASSES.map(plain));
  const out = advance(shown, { room: to.room(), said }, to.deps, { now: 7, ears });
  const alone = (me: ViewerClass) => {
    const view = before.get(me)?.view ?? viewRoom(to.room(), me, to.deps);
    const after = viewRoom(to.room(), me, to.deps);
    const body = bodyBetween(view, after) ?? { room: {}, table: null };
    return needsFull(view, after) ? null : { ...body, heard: hear(said, me) };
  };
  return { out, alone, shown };
}

describe('what goes out to the classes of viewers', () => {
  it('is one message for all who are told the same, each what it would have been sent alone', () => {
    const scripted = dueling();
    const { out, alone, shown } = sent(scripted, () => move(scripted, 'Ann', 'pass'));
    const told = new Map(
      out.flatMap(({ message, to }) => to.map((ear) => [ear, message] as const)),
    );
    expect(new Set(told.keys())).toEqual(new Set(CLASSES.map(plain)));
    for (const me of CLASSES) {
      expect(told.get(plain(me))).toEqual({
        kind: 'step',
        step: { ...alone(me), step: 1, now: 7 },
      });
      expect(shown.get(me)).toEqual({
        step: 1,
        view: viewRoom(scripted.room(), me, scripted.deps),
        heardAt: scripted.room().at,
      });
    }
    expect(out.length).toBeLessThan(CLASSES.length);
  });

  it('goes to nobody but the one class that something is changed for', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'start' });
    const { out, shown } = sent(scripted, () => scripted.send('Ann', SKIP, '1/match'));
    expect(out.map(({ to }) => to)).toEqual([[plain(0)]]);
    expect(CLASSES.map((me) => shown.get(me)?.step)).toEqual([1, 0, 0]);
  });

  it('does not tell others what one has chosen in secret, though all hear the same', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    const { out, alone } = sent(scripted, () => scripted.send('Ann', { do: 'own', own: 'quick' }));
    const told = new Map(
      out.flatMap(({ message, to }) => to.map((ear) => [ear, message] as const)),
    );
    for (const me of CLASSES) expect(told.get(plain(me))).toMatchObject({ step: alone(me) ?? {} });
    expect(JSON.stringify(told.get(plain('public')))).not.toContain('quick');
  });

  it('is a full view of its own for each when a match begins, and all count from there', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    const { out, shown } = sent(scripted, () => scripted.send('Ann', { do: 'start' }));
    expect(out.map(({ message, to }) => [message.kind, to])).toEqual(
      CLASSES.map((me) => ['full', [plain(me)]]),
    );
    expect(CLASSES.map((me) => shown.get(me)?.step)).toEqual([0, 0, 0]);
  });
});
