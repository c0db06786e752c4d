import { LIMITS } from '@kesem/protocol/limits';
import { describe, expect, it } from 'vitest';
import { openRaw } from '../testing/raw.ts';
import { startStill } from '../testing/still.ts';
import { keyOf, matchOf } from '../testing/table.ts';
import { visitor } from '../testing/visitor.ts';

/** Frames that mean nothing, and leave the socket open. */
const NONSENSE = [
  '420["join",{}]',
  '421["join",null]',
  '422["command",{"id":1}]',
  '423["command",{"id":"x","key":"room","command":{"do":"woke","down":9}}]',
  '424["chat",{"say":{"text":"\u202e"}}]',
  '425["__proto__",{}]',
  '426["chat",{"__proto__":{"a":1},"say":{"text":"x"}}]',
  `427["chat",${'['.repeat(3_000)}${']'.repeat(3_000)}]`,
  `428["chat","${'x'.repeat(9_000)}"]`,
  '42["join"]',
  '42["command",{},{},{},{}]',
  '42[7,{}]',
  '4399999999999[1]',
  '430[{"ok":true}]',
];
/** Frames that are not even messages: the connection is closed for them. */
const LETHAL = [
  '4',
  '42',
  '42[',
  '42[]',
  '42{}',
  '42["disconnect"]',
  '42[null,1,2]',
  '42[{"a":1}]',
  '40/other,{',
  '44{"message":"x"}',
  '451-["chat",{"_placeholder":true,"num":0}]',
  '4599999-["chat",{"_placeholder":true,"num":0}]',
  `4${'9'.repeat(15_000)}`,
  `4${'x'.repeat(LIMITS.frameBytes)}`,
  '2',
  '9nonsense',
  '\u0000\u0001',
  '',
];

describe('ten thousand malformed frames', () => {
  it('change nothing, and the server stays healthy', async () => {
    // however long it takes, no clock of the match falls meanwhile
    const server = await startStill({});
    const { room, seats, close } = await matchOf(server, 2);
    const [dana] = seats;
    const before = JSON.stringify(await server.store.load(room));
    let sent = 0;
    for (let round = 0; sent < 10_000; round += 1) {
      const { cookie } = await visitor(server);
      const from = `10.${100 + (round >> 8)}.${round & 255}.9`;
      const raw = await openRaw(server.url, { cookie, 'x-forwarded-for': from });
      const frames = Array.from({ length: 28 }, (_, n) => NONSENSE[(round + n) % NONSENSE.length]);
      const last = LETHAL[round % LETHAL.length];
      raw.send('40');
      await raw.heard('40{');
      raw.send(...frames.map((frame) => frame ?? ''), last ?? '');
      sent += frames.length + 1;
      raw.tcp.end();
      await raw.closed;
    }
    expect(JSON.stringify(await server.store.load(room))).toBe(before);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const pick = { do: 'move', move: { do: 'pick', slot: 0 } };
    expect(await dana.send(pick, keyOf(dana, 0, 'pick'))).toMatchObject({ ok: true });
    expect(server.logged()).not.toContain('"level":50');
    close();
    await server.end();
  });
});
