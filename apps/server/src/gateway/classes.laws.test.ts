/** Whole evenings at random: whoever is told in short knows what the room shows, and when each thing was heard. */
import { heardAtOf, readBrief } from '@kesem/room/brief';
import { matchOf } from '@kesem/room/room';
import { arbitraryCommands } from '@kesem/room/testing/arbitraryCommands';
import { sentFor } from '@kesem/room/testing/fittingCommands';
import { jsonRoundTrip } from '@kesem/room/testing/jsonRoundTrip';
import { type ScriptedRoom, scriptedRoom } from '@kesem/room/testing/scriptedRoom';
import { dueling } from '@kesem/room/testing/words';
import {
  type Heard,
  heardSoFar,
  type RoomView,
  type ViewerClass,
  viewRoom,
} from '@kesem/room/view';
import { applyStep } from '@kesem/room/wire';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, type Ear, firstShown } from './classes.ts';
import type { Message } from './send.ts';

const CLASSES: readonly ViewerClass[] = [0, 1, 'public'];
const EARS: ReadonlySet<Ear> = new Set(CLASSES.map((me): Ear => `${me}|brief`));
/** From a commit until it is told, in ms. */
const LATE_MS = 7;

/** What a page holds, and the server's clock as it heard it last. */
interface Page {
  readonly view: RoomView;
  readonly heard: readonly Heard[];
  readonly now: number;
}

/** The page after a message, as the link of a page takes it. */
function after(page: Page, message: Message, { deps }: ScriptedRoom): Page {
  const { heard } = page;
  switch (message.kind) {
    case 'full':
      return message.full;
    case 'step': {
      const { step } = message;
      return { view: applyStep(page.view, step), heard: [...heard, ...step.heard], now: step.now };
    }
    case 'brief': {
      const known = { view: page.view, heardAt: heardAtOf(heard) };
      const rules = deps.table(page.view.match?.game ?? '');
      const read = rules && readBrief(known, message.brief, rules);
      if (!read) throw new Error('a step in short cannot be read');
      return { view: read.view, heard: [...heard, ...read.heard], now: read.now };
    }
    default:
      return message satisfies never;
  }
}

/** A room that is told in short, and a page of each class. */
function toldOf(to: ScriptedRoom) {
  const shown = new Map(CLASSES.map((me) => [me, firstShown(to.room(), me, to.deps)]));
  const pages = new Map(
    CLASSES.map((me): [ViewerClass, Page] => {
      const heard = heardSoFar(to.room(), me);
      return [me, { view: viewRoom(to.room(), me, to.deps), heard, now: 0 }];
    }),
  );
  const tell = (said: Parameters<typeof advance>[1]['said']): void => {
    const now = to.room().at + LATE_MS;
    for (const { message, to: ears } of advance(shown, { room: to.room(), said }, to.deps, {
      now,
      ears: EARS,
    })) {
      for (const [me, page] of pages) {
        if (!ears.includes(`${me}|brief`)) continue;
        const next = after(page, jsonRoundTrip(message), to);
        expect(next.now).toBe(now);
        pages.set(me, next);
      }
    }
  };
  return { pages, tell };
}

describe('any evening, told in short', () => {
  it('is seen as it is, and heard when it was', () => {
    const evening = fc.tuple(fc.boolean(), arbitraryCommands);
    fc.assert(
      fc.property(evening, ([isDuel, all]) => {
        const to = isDuel ? dueling({ shown: true }) : scriptedRoom();
        const { pages, tell } = toldOf(to);
        for (const drawn of all) {
          const decision = to.send(...sentFor(drawn, to));
          if (!decision.ok) continue;
          tell(decision.said);
          for (const [me, { view, heard }] of pages) {
            expect(view).toEqual(viewRoom(to.room(), me, to.deps));
            // between matches nothing is heard of before
            const wanted = matchOf(to.room()) ? heardSoFar(to.room(), me) : heard;
            expect(heard).toEqual(wanted);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
