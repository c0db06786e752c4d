import type { Seat } from '@kesem/engine/core/game';
import type { ChatLine } from '@kesem/protocol/messages';
import { useEffect, useRef, useState } from 'react';
import { sitterOf } from '../../state/seats.ts';
import { useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { useView } from '../room/view.ts';

/** How long a new line of the chat stands beside whoever said it, in ms. */
const SHOWN = 3000;

/** What somebody else who sits there has just said in the chat; empty a moment later. */
export function useSaid(): (seat: Seat) => string {
  const t = useTexts();
  const view = useView();
  const last = useRoom((state) => state.chat.at(-1));
  const me = useRoom((state) => state.you.person);
  const known = useRef(last?.id);
  const [line, setLine] = useState<ChatLine | null>(null);
  useEffect(() => {
    if (!last || last.id === known.current) return undefined;
    known.current = last.id;
    setLine(last);
    const timer = setTimeout(() => setLine(null), SHOWN);
    return () => clearTimeout(timer);
  }, [last]);
  return (seat) => {
    if (line === null || line.person === null || line.person === me) return '';
    if (sitterOf(view, seat)?.no !== line.person) return '';
    return 'phrase' in line.say ? t.phrases[line.say.phrase] : line.say.text;
  };
}
