/** The words of the Store interface that are about people: matches, invites, cookies, forgetting. */
import { expect, it } from 'vitest';
import type { KeptPreset, Store } from '../store.ts';
import { anEnded, aPerson, append, aRoom, aSnapshot, commit, line } from './samples.ts';

const DAY = 86_400_000;

export function finishedTests(its: () => Store): void {
  it('are written with the commit that ends them, or not at all', async () => {
    const room = aRoom();
    const ended = anEnded(room, 3, [`p${room}`]);
    const secret = { match: 1, secret: 'aa' };
    await its().append([append(commit(room, 1), { secret })]);
    await its().append([append(commit(room, 2))]);
    expect(await its().append([append(commit(room, 2, { commandId: 'late' }), { ended })])).toEqual(
      ['conflict'],
    );
    expect(await its().finished(ended.id)).toBeNull();
    expect(await its().playedBy(`p${room}`, 9)).toEqual([]);
    await its().append([append(commit(room, 3), { ended })]);
    await its().append([append(commit(room, 4))]);
    const commits = [commit(room, 2), commit(room, 3)];
    expect(await its().finished(ended.id)).toEqual({ ended, commits, secret: 'aa' });
    expect(await its().playedBy(`p${room}`, 9)).toEqual([ended]);
  });

  it('are listed for each of their people, newest first, and go with their room', async () => {
    const [a, b] = [aRoom(), aRoom()];
    const [ann, ben] = [`ann${a}`, `ben${a}`];
    await its().append([append(commit(a, 1, { at: -9 }))]);
    await its().append([append(commit(a, 2, { at: -9 }), { ended: anEnded(a, 2, [ann, ben]) })]);
    await its().append([append(commit(b, 1))]);
    await its().append([append(commit(b, 2))]);
    await its().append([append(commit(b, 3), { ended: anEnded(b, 3, [ann]) })]);
    const ids = async (who: string, limit = 9) =>
      (await its().playedBy(who, limit)).map(({ id }) => id);
    expect(await ids(ann)).toEqual([`m${b}-3`, `m${a}-2`]);
    expect(await ids(ann, 1)).toEqual([`m${b}-3`]);
    expect(await ids(ben)).toEqual([`m${a}-2`]);
    expect(await its().sweep({ notStartedSince: -5, startedSince: -5 })).toBe(1);
    expect(await ids(ann)).toEqual([`m${b}-3`]);
    expect(await ids(ben)).toEqual([]);
    expect(await its().finished(`m${a}-2`)).toBeNull();
  });

  it('wait until it is kept what they showed, the newest first, and it goes with them', async () => {
    const room = aRoom();
    await its().append([append(commit(room, 1, { at: -9 }))]);
    const ended = (seq: number) => ({ ...anEnded(room, seq, []), at: 9_000 + seq });
    const [older, newer] = [ended(2), ended(3)];
    await its().append([append(commit(room, 2, { at: -9 }), { ended: older })]);
    await its().append([append(commit(room, 3, { at: -9 }), { ended: newer })]);
    expect(await its().unfilmed(2)).toEqual([newer.id, older.id]);
    expect(await its().film(newer.id)).toBeNull();
    await its().keepFilm(newer.id, Uint8Array.of(1, 2, 3));
    await its().keepFilm(older.id, null);
    await its().keepFilm('of nobody', Uint8Array.of(4));
    expect([...((await its().film(newer.id)) ?? [])]).toEqual([1, 2, 3]);
    expect(await its().film(older.id)).toBeNull();
    const waiting = await its().unfilmed(99);
    expect(waiting.filter((id) => id.startsWith(`m${room}-`))).toEqual([]);
    await its().sweep({ notStartedSince: -5, startedSince: -5 });
    expect(await its().film(newer.id)).toBeNull();
  });
}

export function askTests(its: () => Store): void {
  it('are added beside those that are there', async () => {
    const room = aRoom();
    await its().append([append(commit(room, 1), { invite: `1${room}` })]);
    await its().addInvite(room, `2${room}`);
    for (const hash of [`1${room}`, `2${room}`]) {
      expect(await its().invited(hash)).toEqual({ room, replaced: false });
    }
    await its().replaceInvite(room, `3${room}`);
    expect(await its().invited(`2${room}`)).toEqual({ room, replaced: true });
    await its().addInvite(room, `4${room}`);
    expect(await its().invited(`3${room}`)).toEqual({ room, replaced: false });
    await expect(its().addInvite('nowhere', `5${room}`)).rejects.toThrow(/room|constraint/i);
  });

  it('ask people to come, newest first, until they are taken back or the room is gone', async () => {
    const [a, b] = [aRoom(), aRoom()];
    const [ann, ben] = [`ann${a}`, `ben${a}`];
    await its().append([append(commit(a, 1))]);
    await its().append([append(commit(b, 1, { at: -9 }))]);
    await its().ask(a, [ann, ben], 10);
    await its().ask(b, [ann], 20);
    await its().ask(b, [], 20);
    expect(await its().asked(ann, 0)).toEqual([
      { room: b, at: 20 },
      { room: a, at: 10 },
    ]);
    expect(await its().asked(ann, 10)).toEqual([{ room: b, at: 20 }]);
    await its().unask(a, ann);
    await its().unask('nowhere', ann);
    await its().sweep({ notStartedSince: -5, startedSince: -5 });
    expect(await its().asked(ann, 0)).toEqual([]);
    expect(await its().asked(ben, 0)).toEqual([{ room: a, at: 10 }]);
  });
}

export function forgetTests(its: () => Store): void {
  it('finds every room in which somebody has sat or spoken', async () => {
    const [sat, moved, spoken] = [aRoom(), aRoom(), aRoom()];
    const who = `who${sat}`;
    const actor = `person:${who}`;
    await its().append([append(commit(sat, 1, { actor }))]);
    await its().append([append(commit(moved, 1))]);
    await its().append([append(commit(moved, 2, { actor, key: '1/turn:1' }))]);
    await its().append([append(commit(spoken, 1))]);
    await its().addChat(spoken, line('one'), who);
    const rooms = await its().visitedBy(who);
    expect(new Set(rooms)).toEqual(new Set([sat, spoken]));
    expect(rooms).toHaveLength(2);
  });

  it('finds whoever was put out of a room without having sat there, and takes out their name', async () => {
    const room = aRoom();
    const id = `out${room}`;
    const command = { do: 'remove', who: { id, name: 'Eve', ink: 1 }, inside: [] } as const;
    await its().append([append(commit(room, 1))]);
    await its().append([append(commit(room, 2, { command }))]);
    expect(await its().visitedBy(id)).toEqual([room]);
    await its().forgetIn(room, id);
    const nameless = { ...command, who: { ...command.who, name: '' } };
    expect((await its().load(room))?.commits[1]?.command).toEqual(nameless);
  });

  it('removes the cookies of an identity, and where it is asked to come', async () => {
    const room = aRoom();
    const [gone, stays] = [`gone${room}`, `stays${room}`];
    await its().append([append(commit(room, 1))]);
    await its().ask(room, [gone, stays], 10);
    await its().bindCookie(`phone${room}`, gone, 0);
    await its().bindCookie(`laptop${room}`, gone, 0);
    await its().bindCookie(`other${room}`, stays, 0);
    await its().forget(gone);
    await its().forget(gone);
    expect(await its().identity(`phone${room}`, 1)).toBeNull();
    expect(await its().identity(`laptop${room}`, 1)).toBeNull();
    expect(await its().identity(`other${room}`, 1)).toBe(stays);
    expect(await its().asked(gone, 0)).toEqual([]);
    expect(await its().asked(stays, 0)).toHaveLength(1);
  });
}

const preset = (identity: string, id: string, more: Partial<KeptPreset> = {}): KeptPreset => ({
  identity,
  id,
  game: 'toy',
  name: `name of ${id}`,
  own: { deck: [1, 2] },
  at: 1,
  ...more,
});

export function presetTests(its: () => Store): void {
  it('are kept for one person and one game, oldest first', async () => {
    const [ann, ben] = [aRoom(), aRoom()];
    expect(await its().presetsOf(ann, 'toy')).toEqual([]);
    expect(await its().keepPreset(preset(ann, 'b', { at: 5 }), 9)).toBe(true);
    await its().keepPreset(preset(ann, 'a', { at: 7 }), 9);
    await its().keepPreset(preset(ann, 'c', { game: 'other' }), 9);
    await its().keepPreset(preset(ben, 'a'), 9);
    const of = { own: { deck: [1, 2] } };
    const [a, b] = [
      { id: 'a', name: 'name of a', ...of },
      { id: 'b', name: 'name of b', ...of },
    ];
    expect(await its().presetsOf(ann, 'toy')).toEqual([b, a]);
    expect(await its().presetsOf(ben, 'toy')).toEqual([a]);
  });

  it('keep their place when they change, and are at most so many', async () => {
    const ann = aRoom();
    for (const id of ['a', 'b']) await its().keepPreset(preset(ann, id), 2);
    expect(await its().keepPreset(preset(ann, 'c'), 2)).toBe(false);
    const changed = preset(ann, 'a', { name: 'new', own: null, at: 9 });
    expect(await its().keepPreset(changed, 2)).toBe(true);
    const kept = await its().presetsOf(ann, 'toy');
    expect(kept.map(({ name }) => name)).toEqual(['new', 'name of b']);
    expect(kept[0]?.own).toBeNull();
  });

  it('are dropped by whoever keeps them, and with everything of theirs', async () => {
    const [ann, ben] = [aRoom(), aRoom()];
    for (const id of ['a', 'b']) await its().keepPreset(preset(ann, id), 9);
    await its().dropPreset(ben, 'a');
    expect(await its().presetsOf(ann, 'toy')).toHaveLength(2);
    await its().dropPreset(ann, 'a');
    await its().dropPreset(ann, 'a');
    expect((await its().presetsOf(ann, 'toy')).map(({ id }) => id)).toEqual(['b']);
    await its().keepPreset(preset(ben, 'a'), 9);
    await its().forget(ann);
    expect(await its().presetsOf(ann, 'toy')).toEqual([]);
    expect(await its().presetsOf(ben, 'toy')).toHaveLength(1);
  });

  it('go when the last cookie of their person has lapsed', async () => {
    const [ann, ben, late] = [aRoom(), aRoom(), 700 * DAY];
    await its().bindCookie(`ann${ann}`, ann, late);
    await its().bindCookie(`ben${ann}`, ben, late);
    for (const who of [ann, ben]) await its().keepPreset(preset(who, 'a'), 9);
    await its().identity(`ben${ann}`, late + 100 * DAY);
    await its().bindCookie(`new${ann}`, 'somebody else', late + 181 * DAY);
    expect(await its().presetsOf(ann, 'toy')).toEqual([]);
    expect(await its().presetsOf(ben, 'toy')).toHaveLength(1);
  });
}

export function forgetInTests(its: () => Store): void {
  it('takes a name out of all that is kept of a room, and leaves the others', async () => {
    const room = aRoom();
    const [ann, ben] = [`ann${room}`, `ben${room}`];
    const rename = (name: string) => ({ do: 'rename', name, ink: 1 }) as const;
    const snapshot = { ...aSnapshot(room, 3), people: [aPerson(1, ann), aPerson(2, ben)] };
    const ended = anEnded(room, 3, [ann, ben]);
    const secret = { match: 1, secret: 'aa' };
    const by = (identity: string) => ({ actor: `person:${identity}` });
    const log = [
      commit(room, 1, { ...by(ann), command: rename('Ann') }),
      commit(room, 2, { ...by(ben), command: rename('Ben') }),
      commit(room, 3, { ...by(ann), key: '1/turn:1' }),
    ];
    const more = [{ secret }, {}, { snapshot, ended, people: [ann, ben] }];
    for (const [place, one] of log.entries()) await its().append([append(one, more[place])]);
    await its().addChat(room, line('mine'), ann);
    await its().addChat(room, line('theirs'), ben);

    for (const _ of ['once', 'twice']) await its().forgetIn(room, ann);
    const [first, ...rest] = log;
    expect(await its().tail(room, 0)).toEqual([{ ...first, command: rename('') }, ...rest]);
    const kept = (await its().load(room))?.snapshot;
    expect(kept?.people.map(({ name }) => name)).toEqual(['', aPerson(2, ben).name]);
    expect((await its().chat(room)).map(({ name }) => name)).toEqual(['', line('').name]);
    const names = (await its().finished(ended.id))?.ended.players.map(({ name }) => name);
    expect(names).toEqual(['', `name of ${ben}`, '']);
    expect(await its().playedBy(ann, 9)).toEqual([]);
    expect(await its().playedBy(ben, 9)).toHaveLength(1);
    expect(await its().roomsOf(ann, 9)).toEqual([]);
    expect(await its().roomsOf(ben, 9)).toEqual([room]);
  });

  it('leaves nothing that tells who spoke', async () => {
    const room = aRoom();
    const [gone, stays] = [`gone${room}`, `stays${room}`];
    await its().append([append(commit(room, 1))]);
    for (const one of [gone, stays]) await its().addChat(room, line('so'), one);
    await its().forgetIn(room, gone);
    expect(await its().visitedBy(gone)).toEqual([]);
    expect(await its().visitedBy(stays)).toEqual([room]);
  });
}

export function inviteTests(its: () => Store): void {
  it('opens the room of an invite, and says whether it was replaced', async () => {
    const room = aRoom();
    await its().append([append(commit(room, 1), { invite: `1${room}` })]);
    expect(await its().invited(`1${room}`)).toEqual({ room, replaced: false });
    await its().replaceInvite(room, `2${room}`);
    expect(await its().invited(`1${room}`)).toEqual({ room, replaced: true });
    expect(await its().invited(`2${room}`)).toEqual({ room, replaced: false });
    expect(await its().invited(`3${room}`)).toBeNull();
  });

  it('has none for a room that is not there', async () => {
    const room = aRoom();
    await expect(its().replaceInvite(room, `1${room}`)).rejects.toThrow(/room|constraint/);
    expect(await its().invited(`1${room}`)).toBeNull();
  });
}

export function identityTests(its: () => Store): void {
  it('knows who a cookie stands for, several for one identity', async () => {
    await its().bindCookie('phone', 'someone', 0);
    await its().bindCookie('laptop', 'someone', 0);
    expect(await its().identity('phone', 1)).toBe('someone');
    expect(await its().identity('laptop', 1)).toBe('someone');
    expect(await its().identity('neither', 1)).toBeNull();
  });

  it('lets a cookie lapse 180 days after its last use', async () => {
    await its().bindCookie('used', 'someone', 0);
    await its().bindCookie('unused', 'someone', 0);
    expect(await its().identity('used', 100 * DAY)).toBe('someone');
    expect(await its().identity('unused', 180 * DAY)).toBeNull();
    expect(await its().identity('used', 279 * DAY)).toBe('someone');
    expect(await its().identity('used', 459 * DAY)).toBeNull();
  });

  it('binds a cookie to another identity', async () => {
    await its().bindCookie('moved', 'before', 0);
    await its().bindCookie('moved', 'after', 0);
    expect(await its().identity('moved', 1)).toBe('after');
  });
}
