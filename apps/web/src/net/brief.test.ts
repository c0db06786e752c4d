import { TABLES } from '@kesem/engine/registry';
import { briefStep, heardAtOf, readBrief } from '@kesem/room/brief';
import { matchKey } from '@kesem/room/key';
import { playing } from '@kesem/room/room';
import { table } from '@kesem/room/testing/words';
import { hear, heardSoFar, viewRoom } from '@kesem/room/view';
import { describe, expect, it } from 'vitest';
import type { ReadBrief } from './rules.ts';
import { joined, linked, settled } from './testing/linked.ts';

/** A game that hides nothing. */
const RULES = TABLES.find(({ open }) => open)!;
const read: ReadBrief = (known, brief) => readBrief(known, brief, RULES);

/** A match of it in the house, and what a watcher is told of it. */
function aHouse() {
  const to = table(['Ann', 'Ben'], { game: RULES.id, tables: TABLES });
  to.send('Ann', { do: 'start' });
  const view = () => viewRoom(to.room(), 'public', to.deps);
  const full = (step: number) => {
    const heard = heardSoFar(to.room(), 'public');
    return { ...joined(step), full: { step, now: to.room().at, view: view(), heard } };
  };
  const moves = (step: number) => {
    const match = playing(to.room())!;
    const known = { view: view(), heardAt: heardAtOf(heardSoFar(to.room(), 'public')) };
    const ask = RULES.asks(match.state!).find(({ must }) => must)!;
    const [move] = RULES.moves(RULES.view(match.state!, ask.seat));
    to.wait(700);
    const who = ['Ann', 'Ben'][ask.seat]!;
    const decision = to.send(who, { do: 'move', move: move! }, matchKey(match, ask.key));
    const heard = hear(decision.ok ? decision.said : [], 'public');
    return briefStep(known, view(), { step, now: to.room().at + 2, heard }, RULES);
  };
  return { full, moves, view, now: () => to.room().at };
}

describe('a link that follows the rules', () => {
  it('names their build, and comes to the view by steps in short', async () => {
    const house = aHouse();
    const of = async () => read;
    const world = await linked({ join: house.full(4) }, { build: '/assets/page.js', of });
    expect(world.messages[0]).toMatchObject({ message: { rules: '/assets/page.js' } });
    await settled();
    world.ends().brief(house.moves(5));
    world.ends().brief(house.moves(6));
    expect(world.helds.map(({ held, fresh }) => [held.step, fresh])).toEqual([
      [4, 0],
      [5, 1],
      [6, 1],
    ]);
    expect(world.helds.at(-1)?.held.view).toEqual(house.view());
  });

  it('takes what is told in order once its rules are here', async () => {
    const house = aHouse();
    const { promise, bring } = aReader();
    const of = () => promise;
    const world = await linked({ join: house.full(0) }, { build: 'b', of });
    world.ends().brief(house.moves(1));
    world.ends().step({ ...aPlain(2), now: house.now() });
    expect(world.helds).toHaveLength(1);
    bring(read);
    await settled();
    expect(world.helds.map(({ held }) => held.step)).toEqual([0, 1, 2]);
  });

  it('asks for the whole where it has no rules, or has gone astray', async () => {
    const house = aHouse();
    const none = await linked({ join: house.full(0) }, { build: 'b', of: async () => null });
    await settled();
    const brief = house.moves(1);
    none.answers['full'] = house.full(1);
    none.ends().brief(brief);
    await settled();
    expect(none.asked).toEqual(['join', 'full']);
    const astray = await linked({ join: house.full(1) }, { build: 'b', of: async () => read });
    await settled();
    astray.answers['full'] = house.full(2);
    astray.ends().brief([2, 0, 0, ['a1a1']]);
    await settled();
    expect(astray.asked).toEqual(['join', 'full']);
  });
});

function aReader() {
  const given: ((one: ReadBrief) => void)[] = [];
  const promise = new Promise<ReadBrief>((resolve) => given.push(resolve));
  return { promise, bring: (one: ReadBrief) => given[0]?.(one) };
}

const aPlain = (step: number) => ({ step, heard: [], room: {}, table: null });
