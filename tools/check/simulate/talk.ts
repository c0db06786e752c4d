/** What somebody says beside playing: chat, what flies over the table, what the audience foretells, another link. */
import type { Stream } from '@kesem/engine/core/random';
import type { RoomView } from '@kesem/room/view';
import type { RoomLink } from '../../../apps/web/src/net/link.ts';
import { nonceOf } from './wants.ts';

/** What was said, by its text, and whether it was taken; null: nothing was answered yet; unknown: the disk has failed. */
export type Spoken = Map<string, boolean | null | 'unknown'>;

interface Talking {
  readonly link: RoomLink;
  readonly view: RoomView;
  readonly person: number | null;
  readonly chance: Stream;
  readonly spoken: Spoken;
}

/** Says something, whatever comes of it. */
export function talk({ link, view, person, chance, spoken }: Talking): void {
  const [question] = view.questions;
  const seat = chance.int(Math.max(1, view.chairs.length));
  if (question && chance.int(3) === 0) void link.ask('predict', { key: question.key, seat });
  if (chance.int(3) === 0) return void link.ask('react', { kind: 'clap' });
  if (person === view.host && chance.int(20) === 0) return void link.ask('newLink', {});
  const text = nonceOf(chance);
  const about = chance.int(2) === 0 ? view.asks[0]?.key : undefined;
  spoken.set(text, null);
  void link.ask('chat', { say: { text }, ...(about && { about }) }).then((answer) => {
    if (answer) spoken.set(text, !answer.ok && answer.code === 'busy' ? 'unknown' : answer.ok);
  });
}
