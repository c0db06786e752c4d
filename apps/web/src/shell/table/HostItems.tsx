import { isolate } from '../../i18n/isolate.ts';
import { reactionTextsOf } from '../../i18n/reactions.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/icons.tsx';
import { personOf, taken } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { nameIn, useView } from '../room/view.ts';

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
      {heirs.map((person) => (
        <Button
          key={person.no}
          icon={<Icon name="crown" />}
          onClick={run(() => ask({ do: 'host', person: person.no }))}
        >
          {t.room.handOverTo(isolate(nameIn(t, person)))}
        </Button>
      ))}
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
