import { useEffect, useEffectEvent, useRef } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { listed } from '../../i18n/numbers.ts';
import { predictTextsOf } from '../../i18n/predict.ts';
import { toast } from '../../kit/toast.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { nameAt, useView } from '../room/view.ts';
import { groupsOf } from './foretold.ts';

/** Says what the audience had foretold, and who was right, once the table has shown what was decided. */
export function useTold(): void {
  const texts = useTexts();
  const lang = useLang();
  const t = predictTextsOf(lang);
  const view = useView();
  const last = useRoom(({ predictions }) => predictions?.last ?? null);
  const mine = useRoom(({ foretold }) => (last ? foretold[last.key] : undefined));
  const isShown = useRoom(({ pendingEvents }) => pendingEvents === 0);
  const key = last?.key ?? null;
  // what was decided before this screen came is old
  const said = useRef(key);
  const tell = useEffectEvent(() => {
    if (!last || last.by.length === 0) return;
    const parts = groupsOf(last).map(({ seat, right, by }) =>
      t.part(
        isolate(nameAt(texts, view, seat)),
        listed(
          lang,
          by.map(({ name }) => isolate(name)),
        ),
        right,
      ),
    );
    const isRight = mine !== undefined && last.winners.includes(mine);
    const own = mine === undefined ? '' : `${isRight ? t.right : t.wrong} `;
    toast(own + t.told(last.round, parts.join(' · ')), isRight ? 'ok' : 'info');
  });
  useEffect(() => {
    if (!isShown || key === said.current) return;
    said.current = key;
    tell();
  }, [isShown, key]);
}
