import type { Watcher } from '@kesem/protocol/messages';
import type { CommandOf } from '@kesem/room/command';
import type { PersonView } from '@kesem/room/view';
import { type ReactNode, useState } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { predictTextsOf } from '../../i18n/predict.ts';
import { Button } from '../../kit/Button.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { PEOPLE, SignsProvider } from '../../kit/signs.tsx';
import { inkOf } from '../../state/device.ts';
import type { Heard } from '../../state/mute.ts';
import { personOf, sits } from '../../state/seats.ts';
import { profileOf, useDevice, useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { useMuted } from '../room/useMuted.ts';
import { nameAt, nameIn, useMe, useView } from '../room/view.ts';
import styles from './PeopleSheet.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';

interface PeopleSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who sits, who looks on, and who was put out; the host decides here about each of them. */
export const PeopleSheet = ({ open, onClose }: PeopleSheetProps) => {
  const t = useTexts();
  const view = useView();
  const watchers = useRoom((state) => state.presence.watchers);
  const seated = view.people.filter(({ no, bot }) => bot === null && sits(view, no));
  const out = view.people.filter(({ is }) => is === 'removed');
  return (
    <Sheet open={open} onClose={onClose} title={t.people.title} closeLabel={t.close}>
      <div className={styles.groups}>
        <Group title={t.people.atTable}>
          {seated.map((person) => (
            <Seated key={person.no} person={person} />
          ))}
        </Group>
        <Group title={t.people.audience} empty={t.people.nobodyWatches}>
          {watchers.map((watcher) => (
            <Watching key={watcher.watcher} watcher={watcher} />
          ))}
        </Group>
        {out.length > 0 && (
          <Group title={t.people.out}>
            {out.map((person) => (
              <Removed key={person.no} person={person} />
            ))}
          </Group>
        )}
      </div>
    </Sheet>
  );
};

interface GroupProps {
  readonly title: string;
  /** What is said of an empty list. */
  readonly empty?: string;
  readonly children: readonly ReactNode[];
}

const Group = ({ title, empty, children }: GroupProps) => (
  <section>
    <h3>{title}</h3>
    {children.length === 0 ? <p>{empty}</p> : <ul className={styles.list}>{children}</ul>}
  </section>
);

interface RowProps {
  readonly ink: number;
  readonly name: string;
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

const Row = ({ ink, name, note, children }: RowProps) => (
  <li className={styles.person}>
    <SignsProvider value={PEOPLE}>
      <EmblemPlate ink={inkOf(ink)} size={36} />
    </SignsProvider>
    <span className={styles.words}>
      <bdi>{name}</bdi>
      {note !== undefined && <small>{note}</small>}
    </span>
    {children && <span className={styles.buttons}>{children}</span>}
  </li>
);

const Seated = ({ person }: { readonly person: PersonView }) => {
  const t = useTexts();
  const { ask } = useSession();
  const { isHost } = useMe();
  const { host } = useView();
  const mine = useRoom((state) => state.you.person) === person.no;
  const name = nameIn(t, person);
  const note = host === person.no ? t.room.host : undefined;
  return (
    <Row ink={person.ink} name={name} note={note}>
      {!mine && <MuteButton name={name} who={person.no} />}
      {isHost && !mine && (
        <>
          <Button
            size="sm"
            aria-label={t.people.moveOf(isolate(name))}
            onClick={() => ask({ do: 'kick', person: person.no })}
          >
            {t.people.move}
          </Button>
          <RemoveButton name={name} who={{ person: person.no }} />
        </>
      )}
    </Row>
  );
};

const Watching = ({ watcher }: { readonly watcher: Watcher }) => {
  const t = useTexts();
  const { ask } = useSession();
  const { isHost } = useMe();
  const { person: no, name, ink } = watcher;
  const isMine = useIsMine(watcher);
  const kicked = personOf(useView(), no)?.is === 'kicked';
  const note = [...(kicked ? [t.people.mayNotSit] : []), ...useForetold(watcher.watcher)].join(
    ' · ',
  );
  const who = no === null ? { watcher: watcher.watcher } : { person: no };
  return (
    <Row ink={ink} name={name} note={note || undefined}>
      {!isMine && <MuteButton name={name} who={no ?? name} />}
      {isHost && (
        <>
          {kicked && no !== null && (
            <Button
              size="sm"
              aria-label={t.people.letSitOf(isolate(name))}
              onClick={() => ask({ do: 'allow', person: no })}
            >
              {t.people.letSit}
            </Button>
          )}
          <RemoveButton name={name} who={who} />
        </>
      )}
    </Row>
  );
};

/** Whether a watcher is whoever looks; who never sat knows themselves by the name of this device. */
function useIsMine({ person, name }: Watcher): boolean {
  const me = useRoom((state) => state.you.person);
  const own = useDevice((state) => profileOf(state).name);
  return person === null ? me === null && name === own : person === me;
}

/** What a watcher foretold last, and how much came true this evening. */
function useForetold(watcher: number): readonly string[] {
  const texts = useTexts();
  const t = predictTextsOf(useLang());
  const view = useView();
  const predictions = useRoom((state) => state.predictions);
  if (!predictions) return [];
  const { last, marks } = predictions;
  const said = last.by.find((one) => one.watcher === watcher);
  const mark = marks.find((one) => one.watcher === watcher);
  return [
    ...(said ? [t.last(nameAt(texts, view, said.seat), last.winners.includes(said.seat))] : []),
    ...(mark ? [t.marks(mark.right)] : []),
  ];
}

const Removed = ({ person }: { readonly person: PersonView }) => {
  const t = useTexts();
  const { ask } = useSession();
  const { isHost } = useMe();
  const name = nameIn(t, person);
  return (
    <Row ink={person.ink} name={name}>
      {isHost && (
        <Button
          size="sm"
          aria-label={t.people.letInOf(isolate(name))}
          onClick={() => ask({ do: 'allow', person: person.no })}
        >
          {t.people.letIn}
        </Button>
      )}
    </Row>
  );
};

/** What somebody says and sends is shown on this device, or not. */
const MuteButton = ({ name, who }: { readonly name: string; readonly who: Heard }) => {
  const t = useTexts().people;
  const { isMuted, mute } = useMuted();
  const isOn = isMuted(who);
  return (
    <Button
      size="sm"
      aria-label={(isOn ? t.unmuteOf : t.muteOf)(isolate(name))}
      onClick={() => mute(who, !isOn)}
    >
      {isOn ? t.unmute : t.mute}
    </Button>
  );
};

interface RemoveButtonProps {
  readonly name: string;
  readonly who: CommandOf<'remove'>['who'];
}

const RemoveButton = ({ name, who }: RemoveButtonProps) => {
  const t = useTexts().people;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        kind="ghost"
        aria-label={t.removeOf(isolate(name))}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </Button>
      <RemoveDialog open={asking} onClose={() => setAsking(false)} name={name} who={who} />
    </>
  );
};
