import { REACTIONS, type ReactionKind } from '@kesem/protocol/reactions';
import { useEffect, useId, useRef, useState } from 'react';
import { reactionTextsOf } from '../../i18n/reactions.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { toast } from '../../kit/toast.ts';
import { useMedia } from '../../kit/useMedia.ts';
import type { AnyGame } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { turnSeats } from '../../state/seats.ts';
import { device, useDevice, useLang } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';
import { ReactionPrint } from './ReactionPrint.tsx';
import styles from './Strip.module.css';
import { useCompany } from './useCompany.ts';
import { useDigits } from './useDigits.ts';
import { useLeaving } from './useLeaving.ts';
import { type React, useReact } from './useReact.ts';
import { useThinker } from './useThinker.ts';

export interface StripProps {
  readonly game: AnyGame | null;
  /** Whether the bar has room for no more than a few. */
  readonly narrow: boolean;
}

/** The reactions in the bar, one tap each: all of them, or three and the way to the others. Nothing where nobody would see them. */
export const Strip = (props: StripProps) => {
  const zen = useDevice((state) => state.zen);
  return useCompany() && !zen ? <Offered {...props} /> : null;
};

/** Says what the host has changed, and nothing at first. */
function useTold(is: boolean, words: string): void {
  const told = useRef(is);
  useEffect(() => {
    if (told.current !== is) toast(words);
    told.current = is;
  }, [is, words]);
}

/** What may be sent: who only looks on hurries nobody, and a host may leave nothing but applause. */
function useKinds(): readonly ReactionKind[] {
  const t = reactionTextsOf(useLang());
  const { isSeated } = useMe();
  const { applauseOnly } = useView();
  useTold(applauseOnly, applauseOnly ? t.onlyApplause : t.allAgain);
  return REACTIONS.filter((kind) => (applauseOnly ? kind === 'clap' : isSeated || kind !== 'nu'));
}

/** Whether the table waits for whoever looks. */
function useIsAsked(): boolean {
  const view = useView();
  const me = useRoom((state) => state.you.seat);
  return me !== null && turnSeats(view).includes(me);
}

/** Whether whoever looks plays now: the bar is theirs, for what its sentence has no room for moves the board under their finger. */
function usePlays(): boolean {
  const { stage } = useView();
  const { isSeated } = useMe();
  return isSeated && stage === 'playing';
}

/** Where a bar has room for all reactions beside its sentence. */
const ROOMY = '(min-width: 1200px) and (min-height: 501px)';
/** How many stand in a narrow bar. */
const FEW = 3;

const Offered = ({ game, narrow }: StripProps) => {
  const t = reactionTextsOf(useLang());
  const plays = usePlays();
  const roomy = useMedia(ROOMY) && !narrow && !plays;
  const { react, rest } = useReact();
  const kinds = useKinds();
  const isLong = useThinker();
  const isOpen = (kind: ReactionKind): boolean => rest === 0 && (kind !== 'nu' || isLong);
  const given = { kinds, isOpen, react, rest };
  useDigits(game, (kind) => {
    if (kinds.includes(kind) && isOpen(kind)) react(kind);
  });
  return (
    <fieldset
      className={styles.strip}
      aria-label={t.title}
      data-narrow={narrow ? '' : undefined}
      data-asked={useIsAsked() ? '' : undefined}
    >
      {roomy ? (
        <div className={styles.wide}>
          <Prints {...given} />
          <Hush />
        </div>
      ) : (
        <Few {...given} shown={plays ? 0 : FEW} />
      )}
    </fieldset>
  );
};

interface PrintsProps {
  readonly kinds: readonly ReactionKind[];
  readonly isOpen: (kind: ReactionKind) => boolean;
  readonly react: React;
  /** For how long none is taken, in ms; 0: it may go on. */
  readonly rest: number;
}

const Prints = ({ kinds, isOpen, react, rest }: PrintsProps) => {
  const t = reactionTextsOf(useLang());
  const { person } = useMe();
  const own = useDevice((state) => state.ink);
  const ink = inkOf(person?.ink ?? own);
  return kinds.map((kind, at) => (
    <IconButton
      key={kind}
      label={t.kinds[kind]}
      title={kind === 'nu' && !isOpen(kind) && rest === 0 ? t.notYet : t.kinds[kind]}
      // who has pressed it keeps the focus while it rests
      aria-disabled={!isOpen(kind)}
      className={styles.print}
      data-rests={rest > 0 ? '' : undefined}
      // the strip fills again one after the other
      style={{ animationDelay: `${(rest * (at + 1)) / kinds.length}ms` }}
      icon={<ReactionPrint kind={kind} word={t.kinds[kind]} ink={ink} size={34} />}
      onClick={() => {
        if (isOpen(kind)) react(kind);
      }}
    />
  ));
};

interface FewProps extends PrintsProps {
  /** How many stand in the bar itself. */
  readonly shown: number;
}

/** Some in the bar, and all above it when they are asked for. */
const Few = (props: FewProps) => {
  const t = reactionTextsOf(useLang());
  const [isShown, setShown] = useState(false);
  const id = useId();
  const box = useLeaving<HTMLDivElement>(isShown, () => setShown(false));
  const react: React = (kind) => {
    setShown(false);
    props.react(kind);
  };
  return (
    <div ref={box} className={styles.few}>
      <span className={styles.three}>
        <Prints {...props} kinds={props.kinds.slice(0, props.shown)} />
      </span>
      <IconButton
        label={t.more}
        aria-expanded={isShown}
        aria-controls={id}
        icon={<Icon name="plus" />}
        onClick={() => setShown(!isShown)}
      />
      <div id={id} className={styles.all} hidden={!isShown}>
        <Prints {...props} react={react} />
        <Hush />
      </div>
    </div>
  );
};

/** Whether reactions are seen and heard on this device. */
const Hush = () => {
  const t = reactionTextsOf(useLang());
  const hush = useDevice((state) => state.hush);
  return (
    <IconButton
      label={t.hush}
      aria-pressed={hush}
      className={styles.hush}
      icon={<Icon name="mute" />}
      onClick={() => device.setState({ hush: !hush })}
    />
  );
};
