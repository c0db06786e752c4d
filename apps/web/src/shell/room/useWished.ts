import { CARDS } from '../../registry.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useView } from './view.ts';

/** Returns what those who sit would play next, in one line; empty: nobody has said. Nobody need say the game that waits already. */
export function useWished(): string {
  const t = useTexts().room;
  const lang = useLang();
  const { wishes, game, stage } = useView();
  const others = CARDS.filter(({ id }) => stage !== 'lobby' || id !== game);
  return others
    .flatMap((card) => {
      const n = wishes.filter((wish) => wish.game === card.id).length;
      return n > 0 ? [t.wants(n, card.title(lang))] : [];
    })
    .join(' · ');
}
