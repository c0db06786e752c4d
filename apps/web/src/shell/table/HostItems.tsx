import type { PersonNo } from '@kesem/room/person';
import type { PersonView } from '@kesem/room/view';
import { useState } from 'react';
import { menuTextsOf } from '../../i18n/menus.ts';
import { reactionTextsOf } from '../../i18n/reactions.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/icons.tsx';
import { personOf, taken } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { nameIn, useView } from '../room/view.ts';
import styles from '../waiting/sheets.module.css';

/** The host's word at a table: handing the room over, what flies over it, and locking it. */
export const HostItems = ({ onDone }: { readonly onDone: () => void }) => {
  const t = useTexts();
  const reactions = reactionTextsOf(useLang());
  const view = useView();
  const me = useRoom((state) => state.you.person);
  const { ask } = useSession();
  const heirs = taken(view)
    .flatMap(({ chair }) => personOf(view, chair.person) ?? [])
    .filter(({ no, bot, is }) => no !== me && bot === null && is === 'in');
  const run = (does: () => void) => (): void => {
    does();
    onDone();
  };
  return (
    <>
      {heirs.length > 0 && (
        <HandOver heirs={heirs} onPick={(person) => run(() => ask({ do: 'host', person }))()} />
      )}
      <Button
        icon={<Icon name="mute" />}
        onClick={run(() => ask({ do: 'applause', only: !view.applauseOnly }))}
      >
        {view.applauseOnly ? reactions.allAgain : reactions.onlyApplause}
      </Button>
      <Button
        icon={<Icon name="lock" />}
        onClick={run(() => ask({ do: 'lock', locked: !view.locked }))}
      >
        {view.locked ? t.room.unlock : t.room.lock}
      </Button>
    </>
  );
};

interface HandOverProps {
  readonly heirs: readonly PersonView[];
  readonly onPick: (person: PersonNo) => void;
}

/** Asks who hosts from now on. */
const HandOver = ({ heirs, onPick }: HandOverProps) => {
  const texts = useTexts();
  const t = menuTextsOf(useLang());
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<Icon name="crown" />} onClick={() => setAsking(true)}>
        {t.handOver}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.handOverTo}
        closeLabel={texts.close}
      >
        <div className={styles.list}>
          {heirs.map((person) => (
            <Button key={person.no} onClick={() => onPick(person.no)}>
              <bdi>{nameIn(texts, person)}</bdi>
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
};
