import type { Player } from '@kesem/engine/games/eclipse/move';
import { stoneCounts } from '@kesem/engine/games/eclipse/pieces';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { other } from '@kesem/engine/games/eclipse/state';
import { ltr } from '../../../i18n/isolate.ts';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { Words } from '../../contract.ts';
import type { Marks } from '../marks.ts';
import { textsOf } from '../texts.ts';
import styles from './Gauge.module.css';
import { Thing } from './Thing.tsx';

interface GaugeProps {
  readonly view: EclipseView;
  readonly south: Player;
  readonly words: Words;
  readonly marks: Marks;
}

const LEAD = 7;
const SUDDEN = 2;

/** The lead in power stones as a tug of war: whoever looks pulls to the right. */
export const Gauge = ({ view, south, words, marks }: GaugeProps) => {
  const t = textsOf(words.lang).board;
  const counts = stoneCounts(view);
  const [mine, theirs] = [counts[south], counts[other(south)]];
  const lead = mine - theirs;
  const goal = view.suddenDeath ? SUDDEN : LEAD;
  const notches = Array.from({ length: 2 * goal }, (_, i) => (i < goal ? i - goal : i - goal + 1));
  const puller = lead === 0 ? null : lead > 0 ? south : other(south);
  return (
    <div className={styles.gauge} dir="ltr" data-sudden={view.suddenDeath || undefined} data-row="">
      <VisuallyHidden>{t.gauge(mine, theirs, lead, goal)}</VisuallyHidden>
      <Side player={other(south)} stones={theirs} {...{ words, marks }} />
      <span className={styles.rope} aria-hidden="true">
        {notches.map((at) => (
          <span
            key={at}
            className={styles.notch}
            data-end={Math.abs(at) === goal || undefined}
            data-mid={at === 1 || undefined}
            style={
              puller !== null && isPulled(at, lead)
                ? { background: `var(--p${words.ink(puller)})` }
                : undefined
            }
          />
        ))}
        <b className={styles.lead} style={{ insetInlineStart: `${placeOf(lead, goal)}%` }}>
          {ltr(lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : '0')}
        </b>
      </span>
      <Side player={south} stones={mine} {...{ words, marks }} />
    </div>
  );
};

interface SideProps {
  readonly player: Player;
  readonly stones: number;
  readonly words: Words;
  readonly marks: Marks;
}

const Side = ({ player, stones, words, marks }: SideProps) => (
  <Thing
    thing={`player:${player}`}
    label={words.name(player)}
    mark={marks.get(`player:${player}`)}
    className={styles.side}
  >
    <EmblemPlate ink={words.ink(player)} size={26} />
    <b>{stones}</b>
  </Thing>
);

function isPulled(notch: number, lead: number): boolean {
  return lead > 0 ? notch > 0 && notch <= lead : notch < 0 && notch >= lead;
}

/** Where the lead stands on the rope, in percent from its left end. */
function placeOf(lead: number, goal: number): number {
  const at = Math.max(-goal, Math.min(goal, lead));
  return ((at + goal) / (2 * goal)) * 100;
}
