import type { PersonNo } from '@kesem/room/person';
import { ready } from '@kesem/room/ready';
import { useState } from 'react';
import type { GameCard } from '../../games/card.ts';
import { nextTextsOf } from '../../i18n/next.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Icon } from '../../kit/icons.tsx';
import { inkOf } from '../../state/device.ts';
import { personOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { nameIn, useNames, useView } from '../room/view.ts';
import { hostOf } from './line.ts';
import styles from './NextGames.module.css';

interface WhoSitsProps {
  readonly card: GameCard;
  readonly onClose: () => void;
  readonly onGo: (sit: readonly PersonNo[]) => void;
}

/** Before a game with fewer chairs than people: who would sit, for the host to see and to change. */
export const WhoSits = ({ card, onClose, onGo }: WhoSitsProps) => {
  const lang = useLang();
  const texts = useTexts();
  const t = nextTextsOf(lang);
  const view = useView();
  const name = useNames();
  const { max } = card.seats;
  const [chosen, setChosen] = useState<readonly PersonNo[] | null>(null);
  // until the host has chosen, whoever comes back in the meantime is chosen with the others
  const sit = (chosen ?? ready(view, view.queue).slice(0, max)).filter((no) =>
    view.queue.includes(no),
  );
  // at a full table whoever was chosen first makes room
  const press = (no: PersonNo): void =>
    setChosen(sit.includes(no) ? sit.filter((one) => one !== no) : [...sit, no].slice(-max));
  const host = hostOf(view, sit);
  const title = card.title(lang);
  return (
    <Dialog open onClose={onClose} title={t.whoTitle(title, max)}>
      <p>{t.whoHint}</p>
      <ul className={styles.people}>
        {view.queue.map((no) => {
          const person = personOf(view, no);
          const sits = sit.includes(no);
          return (
            <li key={no}>
              <button
                type="button"
                className={styles.person}
                aria-pressed={sits}
                onClick={() => press(no)}
              >
                <EmblemPlate ink={inkOf(person?.ink)} size={38} />
                <bdi>{nameIn(texts, person)}</bdi>
                {person?.away != null && <small>{texts.people.away}</small>}
                <Icon name={sits ? 'seat' : 'eye'} />
              </button>
            </li>
          );
        })}
      </ul>
      {host !== view.host && <p>{t.whoHost(name(host))}</p>}
      <div className={styles.buttons}>
        <Button kind="primary" disabled={sit.length === 0} onClick={() => onGo(sit)}>
          {t.whoGo(title)}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </Dialog>
  );
};
