import { useState } from 'react';
import { replayTextsOf } from '../../i18n/replay.ts';
import { Button } from '../../kit/Button.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import type { IconName } from '../../kit/icons.data.ts';
import { Icon } from '../../kit/icons.tsx';
import { canGoOn } from '../../local/replay.ts';
import type { AnyGame } from '../../registry.ts';
import { useLang } from '../frame/stores.ts';
import { spokenOf } from '../room/words.ts';
import { PlayOn } from './PlayOn.tsx';
import type { Act } from './player.ts';
import styles from './ReplayBar.module.css';
import type { RunningReplay } from './useReplay.ts';

interface ReplayBarProps {
  readonly now: RunningReplay;
  readonly game: AnyGame | null;
}

/** The step in words, and the buttons of a media player: these stand for time and are never mirrored. */
export const ReplayBar = ({ now, game }: ReplayBarProps) => {
  const t = replayTextsOf(useLang());
  const { folded, player, said, turn, act } = now;
  const [asking, setAsking] = useState(false);
  const onward = canGoOn(folded, player.count);
  return (
    <div className={styles.bar}>
      <div className={styles.through}>
        <Scrubber now={now} />
        {turn !== null && (
          <Button kind="ghost" size="sm" onClick={() => act({ do: 'to', count: turn })}>
            {t.turn}
          </Button>
        )}
      </div>
      <p className={styles.say}>
        {said.at(-1)?.text}
        <span className={styles.sub}>{t.step(player.count, player.last)}</span>
      </p>
      <Transport now={now} />
      <Button
        kind="primary"
        className={styles.onward}
        disabled={!onward}
        onClick={() => setAsking(true)}
      >
        {t.playOn}
      </Button>
      <PlayOn now={now} game={game} open={asking && onward} onClose={() => setAsking(false)} />
    </div>
  );
};

const Scrubber = ({ now: { player, act, said } }: Pick<ReplayBarProps, 'now'>) => {
  const t = replayTextsOf(useLang());
  const { count, last } = player;
  return (
    <input
      type="range"
      dir="ltr"
      className={styles.scrubber}
      style={{ backgroundSize: `${last === 0 ? 0 : (100 * count) / last}% 4px, 100% 2px` }}
      min={0}
      max={last}
      value={count}
      aria-label={t.scrub}
      aria-valuetext={`${count}. ${said.map(spokenOf).join(' ')}`}
      onChange={({ target }) => act({ do: 'to', count: Number(target.value) })}
    />
  );
};

const Transport = ({ now: { player, act } }: Pick<ReplayBarProps, 'now'>) => {
  const t = replayTextsOf(useLang());
  const key = (icon: IconName, label: string, does: Act) => (
    <IconButton label={label} icon={<Icon name={icon} />} onClick={() => act(does)} />
  );
  const times = `${player.speed}×`;
  return (
    <fieldset className={styles.transport} dir="ltr" aria-label={t.transport}>
      {key('toStart', t.toStart, { do: 'to', count: 0 })}
      {key('stepBack', t.stepBack, { do: 'previous' })}
      <IconButton
        kind="block"
        label={player.playing ? t.pause : t.play}
        icon={<Icon name={player.playing ? 'pause' : 'play'} />}
        onClick={() => act({ do: 'toggle' })}
      />
      {key('stepOn', t.stepOn, { do: 'next' })}
      {key('toEnd', t.toEnd, { do: 'to', count: player.last })}
      <IconButton
        label={t.speed(times)}
        icon={<span className={styles.times}>{times}</span>}
        onClick={() => act({ do: 'turnSpeed' })}
      />
    </fieldset>
  );
};
