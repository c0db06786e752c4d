import type { Seat } from '@kesem/engine/core/game';
import { PLEAS } from '@kesem/protocol/pleas';
import type { BoardProps } from '../../games/contract.ts';
import { toast } from '../../kit/toast.ts';
import { sitterOf } from '../../state/seats.ts';
import { useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useChat } from '../room/useMuted.ts';
import { useView } from '../room/view.ts';

/** What is said in the chat about a question of the match: it is a line like any other, bound to the question's key. */
export function usePleas(): Pick<BoardProps<never>, 'pleas'> &
  Required<Pick<BoardProps<never>, 'plea' | 'plead'>> {
  const t = useTexts();
  const view = useView();
  const { online } = useSession();
  const chat = useChat();
  const keyIn = (key: string): string => `${view.match?.number ?? 0}/${key}`;
  return {
    plea: (seat: Seat, key: string): string => {
      const person = sitterOf(view, seat)?.no;
      const line = chat.findLast((one) => one.about === keyIn(key) && one.person === person);
      if (!line) return '';
      return 'phrase' in line.say ? t.phrases[line.say.phrase] : line.say.text;
    },
    ...(view.family && { pleas: PLEAS.map((phrase) => t.phrases[phrase]) }),
    plead: (key: string, text: string): void => {
      const phrase = view.family ? PLEAS.find((one) => t.phrases[one] === text) : undefined;
      const say = phrase ? { phrase } : { text };
      void online?.link.ask('chat', { say, about: keyIn(key) }).then((answer) => {
        if (!answer?.ok) toast(t.refusals[answer?.code ?? 'offline'], 'danger');
      });
    },
  };
}
