/** The end of a duel takes the table before its scene does. */
import { stonesOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import { type EclipseView, other } from '@kesem/engine/games/eclipse/state';
import { type Act, act } from './acts.ts';
import { APART, MOVES } from './moves.ts';

/** At first all stops for this long, and before the scene all stands for as long, in ms. */
const STOP = 300;

/** What moves, and for how long the table is looked at until the scene comes, in ms. */
interface Totality {
  readonly acts: readonly Act[];
  readonly ms: number;
}

/**
 * Where the lead decides, the moon covers the sun. Then night floods the table from the horizon for whoever lost, dawn
 * for whoever won and for those who watch, and the stones of the loser break. Null: nobody won, and nothing is taken.
 */
export function totalityOf(view: EclipseView): Totality | null {
  const { me, ended } = view;
  if (ended === null || ended.winner === null) return null;
  const loser = other(ended.winner);
  const covers = BY_LEAD.has(ended.reason);
  const floods = STOP + (covers ? MOVES.cover.ms : 0);
  const acts = [
    ...(covers ? [act('sun:0', 'cover', { at: STOP })] : []),
    act('sun:0', me === loser ? 'night' : 'dawn', { at: floods }),
    ...stonesOf(view, loser).map(({ id }, i) =>
      act(`stone:${id}`, 'shatter', { at: floods + i * APART }),
    ),
  ];
  return { acts, ms: floods + MOVES.night.ms + STOP };
}

const BY_LEAD: ReadonlySet<NonNullable<EclipseView['ended']>['reason']> = new Set([
  'lead',
  'suddenDeath',
]);
