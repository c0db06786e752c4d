import { useState } from 'react';
import { useLocation } from 'wouter';
import { menuTextsOf } from '../../i18n/menus.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import type { IconName } from '../../kit/icons.data.ts';
import { Icon } from '../../kit/icons.tsx';
import { Reading } from '../../kit/reading.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useKeyboard } from '../../kit/useMedia.ts';
import type { AnyGame } from '../../registry.ts';
import { askFor } from '../../state/seats.ts';
import { HintItem } from '../back/Hint.tsx';
import { TakeBackItem } from '../back/TakeBack.tsx';
import { CallItem } from '../call/Call.tsx';
import { ConsentItem, PastItem } from '../commentary/parts.ts';
import { Explained, MenuGroup } from '../frame/MenuGroup.tsx';
import { useDevice, useLang, useTexts } from '../frame/stores.ts';
import { Tools } from '../frame/Tools.tsx';
import { useSession } from '../room/session.ts';
import { useEnding } from '../room/useEnding.ts';
import { useHand, useMe, useView } from '../room/view.ts';
import { NoticesItem, PaceItem } from '../slow/parts.ts';
import { TvItem } from '../tv/TvItem.tsx';
import { DeviceDialog } from '../waiting/DeviceDialog.tsx';
import { NewLinkItem } from '../waiting/RoomMenu.tsx';
import styles from '../waiting/sheets.module.css';
import { useHabits, useSend } from './BoardArea.tsx';
import { HandsItem } from './HandsNotice.tsx';
import { HostItems } from './HostItems.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { LookFrom } from './LookFrom.tsx';
import { MoreTimeItem } from './MoreTime.tsx';
import { toggleTextView, toggleZen } from './useTableKeys.ts';

interface TableMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly game: AnyGame | null;
}

/**
 * What may be done at any time: at the match, at how it is seen, at the room, and the ways out. Fetched as one, for what
 * comes later moves what stands below it from under a finger.
 */
export const TableMenu = ({ open, onClose, game }: TableMenuProps) => {
  const texts = useTexts();
  const t = menuTextsOf(useLang());
  const { isSeated } = useMe();
  const { online } = useSession();
  const [, go] = useLocation();
  return (
    <Sheet open={open} onClose={onClose} title={texts.table.menu} closeLabel={texts.close}>
      <div className={styles.groups}>
        <Reading />
        <MenuGroup title={t.game}>
          <TakeBackItem onDone={onClose} />
          <HintItem onDone={onClose} />
          <MoreTimeItem onDone={onClose} />
          {online && <AgreedItems onDone={onClose} />}
          {game && <Acts game={game} onDone={onClose} />}
          <EndItem onDone={onClose} />
        </MenuGroup>
        <MenuGroup title={t.look}>
          <Tools />
          <HandsItem onDone={onClose} />
          {online && !isSeated && <WatcherItems game={game} />}
          {game && <Switches game={game} onDone={onClose} />}
          <ViewItems game={game} onDone={onClose} />
        </MenuGroup>
        {online && (
          <MenuGroup title={t.room}>
            <RoomItems onDone={onClose} />
          </MenuGroup>
        )}
        <MenuGroup title={t.way}>
          {online && isSeated && <LeaveItem onDone={onClose} />}
          <Button kind="ghost" onClick={() => go('/')}>
            {texts.home}
          </Button>
        </MenuGroup>
      </div>
    </Sheet>
  );
};

interface ItemProps {
  readonly onDone: () => void;
}

/** What all who sit agree on, and what one is told of it. */
const AgreedItems = ({ onDone }: ItemProps) => (
  <>
    <PaceItem onDone={onDone} />
    <NoticesItem onDone={onDone} />
    <ConsentItem onDone={onDone} />
  </>
);

/** How whoever watches may look at it. */
const WatcherItems = ({ game }: Pick<TableMenuProps, 'game'>) => (
  <>
    <LookFrom game={game} />
    <PastItem />
  </>
);

/** Other ways to look at the table, and its keys where there are any. */
const ViewItems = ({ game, onDone }: ItemProps & Pick<TableMenuProps, 'game'>) => {
  const t = useTexts().view;
  const { textHint, zenHint } = menuTextsOf(useLang());
  const { textView, zen } = useDevice((state) => state);
  const hasKeyboard = useKeyboard();
  const [keys, setKeys] = useState(false);
  const then = (run: () => void) => () => {
    run();
    onDone();
  };
  return (
    <>
      <Button icon={<Icon name="list" />} onClick={then(toggleTextView)}>
        {textView ? t.textOff : <Explained label={t.text} hint={textHint} />}
      </Button>
      <Button icon={<Icon name="eye" />} onClick={then(toggleZen)}>
        {zen ? t.zenOff : <Explained label={t.zen} hint={zenHint} />}
      </Button>
      {hasKeyboard && (
        <Button icon={<Icon name="help" />} onClick={() => setKeys(true)}>
          {t.keys}
        </Button>
      )}
      <KeysDialog open={keys} onClose={() => setKeys(false)} game={game} />
    </>
  );
};

/** What only a room of the house offers. */
const RoomItems = ({ onDone }: ItemProps) => {
  const t = useTexts().table;
  const { isHost, isSeated } = useMe();
  const [device, setDevice] = useState(false);
  return (
    <>
      {isSeated && (
        <Button icon={<Icon name="phone" />} onClick={() => setDevice(true)}>
          {t.device}
        </Button>
      )}
      <CallItem />
      {isHost && <TvItem />}
      {isHost && <HostItems onDone={onDone} />}
      {isHost && <NewLinkItem onDone={onDone} />}
      <DeviceDialog open={device} onClose={() => setDevice(false)} />
    </>
  );
};

/** What this game's board can be switched to, where it is seen. */
const Switches = ({ game, onDone }: ItemProps & { readonly game: AnyGame }) => {
  const lang = useLang();
  const [habits, onHabit] = useHabits(game.id);
  if (useDevice(({ textView }) => textView)) return null;
  return game.switches.map(({ habit, label }) => {
    const on = habits[habit] === true;
    return (
      <Button
        key={habit}
        icon={<Icon name="board" />}
        onClick={() => {
          onHabit(habit, !on);
          onDone();
        }}
      >
        {label(lang, on)}
      </Button>
    );
  });
};

/** Moves the game offers besides its board, as far as they answer an open question. */
const Acts = ({ game, onDone }: ItemProps & { readonly game: AnyGame }) => {
  const lang = useLang();
  const view = useView();
  const send = useSend();
  const seat = useHand();
  return game.acts
    .filter(({ move }) => askFor(view, seat, move.do) !== null)
    .map(({ move, label, confirm }) => (
      <AskedItem
        key={move.do}
        icon={confirm ? 'flag' : 'handshake'}
        label={label(lang)}
        question={confirm?.(lang) ?? null}
        run={() => {
          send(move);
          onDone();
        }}
      />
    ));
};

interface AskedItemProps {
  readonly icon: IconName;
  readonly label: string;
  /** Null: done without asking. */
  readonly question: string | null;
  readonly run: () => void;
}

const AskedItem = ({ icon, label, question, run }: AskedItemProps) => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        icon={<Icon name={icon} />}
        onClick={() => (question === null ? run() : setAsking(true))}
      >
        {label}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={label}>
        <p>{question}</p>
        <div className={styles.buttons}>
          <Button kind="primary" onClick={run}>
            {t.table.confirmYes}
          </Button>
          <Button onClick={() => setAsking(false)}>{t.cancel}</Button>
        </div>
      </Dialog>
    </>
  );
};

/** Ending without a result, at once or by the word of all. */
const EndItem = ({ onDone }: ItemProps) => {
  const ending = useEnding();
  if (!ending) return null;
  const end = (): void => {
    ending.run();
    onDone();
  };
  return <AskedItem icon="close" label={ending.label} question={ending.question} run={end} />;
};

const LeaveItem = ({ onDone }: ItemProps) => {
  const t = useTexts();
  const view = useView();
  const { ask } = useSession();
  const leave = (): void => {
    ask({ do: 'leave' });
    onDone();
  };
  const question = view.stage === 'playing' ? t.table.leaveText : null;
  return <AskedItem icon="exit" label={t.room.leave} question={question} run={leave} />;
};
