/** The words of the Store interface that are about telling people of their turns. */
import { expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { append, aRoom, commit } from './samples.ts';

export function pushTests(its: () => Store): void {
  const place = (endpoint: string, at: number) =>
    ({
      endpoint,
      p256dh: 'p',
      auth: 'a',
      lang: 'he',
      zone: 'Asia/Jerusalem',
      nights: false,
      at,
    }) as const;
  const placesOf = async (who: string) =>
    (await its().subscriptionsOf(who)).map(({ endpoint }) => endpoint);
  const waitingIn = async (room: string) =>
    (await its().notices(Number.MAX_SAFE_INTEGER, 1_000)).filter((one) => one.room === room);

  it('keeps the first keys for good', async () => {
    const first = { publicKey: 'public', privateKey: 'private' };
    expect(await its().pushKeys(first)).toEqual(first);
    expect(await its().pushKeys({ publicKey: 'other', privateKey: 'other' })).toEqual(first);
  });

  it('keeps so many places of a person, the newest, and each for whoever named it last', async () => {
    for (const at of [1, 2, 3]) await its().subscribe('many', place(`many-${at}`, at), 2);
    expect(await placesOf('many')).toEqual(['many-2', 'many-3']);
    await its().subscribe('another', { ...place('many-3', 9), nights: true }, 2);
    expect(await placesOf('many')).toEqual(['many-2']);
    expect(await its().subscriptionsOf('another')).toEqual([
      { ...place('many-3', 9), nights: true },
    ]);
    await its().unsubscribe('many', 'many-3');
    expect(await placesOf('another')).toEqual(['many-3']);
    await its().unsubscribe('another', 'many-3');
    expect(await placesOf('another')).toEqual([]);
  });

  it('writes with a commit whom to tell, a minute later, and who need not be any more', async () => {
    const room = aRoom();
    await its().subscribe('told', place('told', 1), 5);
    const turns = { asked: ['told', 'deaf'], fresh: ['told', 'deaf'] };
    await its().append([append(commit(room, 1, { at: 5_000 }), { turns })]);
    const [waiting] = await waitingIn(room);
    expect(waiting).toEqual({ identity: 'told', room, at: 65_000, tries: 0 });
    expect(await its().notices(64_999, 1_000)).not.toContainEqual(waiting);
    await its().append([append(commit(room, 2), { turns: null })]);
    await its().append([append(commit(room, 3), { turns: { asked: ['told'], fresh: [] } })]);
    expect(await waitingIn(room)).toEqual([waiting]);
    await its().append([append(commit(room, 4), { turns: { asked: ['deaf'], fresh: [] } })]);
    expect(await waitingIn(room)).toEqual([]);
  });

  it('puts a notice off or drops it, but not that of a turn which came since', async () => {
    const room = aRoom();
    await its().subscribe('later', place('later', 1), 5);
    const turns = { asked: ['later'], fresh: ['later'] };
    await its().append([append(commit(room, 1, { at: 1_000 }), { turns })]);
    const [first] = await waitingIn(room);
    await its().putOffNotice(first!, 90_000);
    const [second] = await waitingIn(room);
    expect(second).toEqual({ ...first, at: 90_000 });
    await its().putOffNotice(second!, 99_000, true);
    const [third] = await waitingIn(room);
    expect(third).toEqual({ ...first, at: 99_000, tries: 1 });
    await its().append([append(commit(room, 2, { at: 2_000 }), { turns })]);
    await its().dropNotice(third!);
    const [fresh] = await waitingIn(room);
    expect(fresh).toEqual({ identity: 'later', room, at: 62_000, tries: 0 });
    await its().dropNotice(fresh!);
    expect(await waitingIn(room)).toEqual([]);
  });

  it('forgets with a person where they were told, and what was to be told', async () => {
    const room = aRoom();
    await its().subscribe('gone', place('gone', 1), 5);
    const turns = { asked: ['gone'], fresh: ['gone'] };
    await its().append([append(commit(room, 1), { turns })]);
    await its().forget('gone');
    expect([await placesOf('gone'), await waitingIn(room)]).toEqual([[], []]);
  });
}
