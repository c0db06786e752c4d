/** What was heard before what a client holds, asked for page by page. */
import type { Answers, ClientMessage } from '@kesem/protocol/messages';
import type { Page } from '@kesem/room/bookmark';
import type { Held } from './resume.ts';

interface TurnBack {
  readonly held: () => Held | null;
  /** Asks for a page; null: nobody answers. */
  readonly ask: (message: ClientMessage<'earlier'>) => Promise<Answers['earlier'] | null>;
  readonly keep: (held: Held) => void;
}

/** Asks until all that was heard in the match is held, or nobody answers. What is told meanwhile is held behind it. */
export async function turnBack({ held, ask, keep }: TurnBack): Promise<void> {
  for (let now = held(); now && now.after > 0 && now.view.match; now = held()) {
    const { id } = now.view.match;
    const answer = await ask({ match: id, before: now.after });
    const then = held();
    if (!answer?.ok || then?.view.match?.id !== id) return;
    const more = withPage(then, answer);
    if (more.after === now.after) return;
    keep(more);
  }
}

/** What is held with a page before it; as it is, where the page does not end there. */
function withPage(held: Held, { after, heard }: Page): Held {
  return after + heard.length === held.after
    ? { ...held, after, heard: [...heard, ...held.heard] }
    : held;
}
