import { memo } from 'react';
import { INK, PAPER } from '../../../kit/draw/inks.ts';
import styles from './Cards.module.css';
import { CUT, type Form, JOKER } from './forms.ts';

const JOKER_OUTLINE = JOKER.cap + JOKER.bells + JOKER.band;

/** A shape on 64×64 units around 0: its ink, the hatch in it, and the key line a little out of register. */
export const FormPrint = memo(({ form }: { readonly form: Form }) => {
  const { outline, ink, hatch } = CUT[form];
  return (
    <>
      <path d={outline} fill={`var(--p${ink})`} />
      <path
        d={hatch.d}
        stroke={INK}
        strokeWidth={hatch.width}
        strokeLinecap={hatch.cap}
        opacity=".6"
      />
      <path
        d={outline}
        fill="none"
        stroke={INK}
        strokeWidth="3.6"
        strokeLinejoin="round"
        transform="translate(1.4 1.1)"
      />
    </>
  );
});

/** The joker's cap on the same units: all ink, because it counts as no shape. */
export const JokerPrint = () => (
  <g strokeLinejoin="round">
    <path d={JOKER_OUTLINE} fill={INK} stroke={INK} strokeWidth="4" />
    <path d={JOKER.bells + JOKER.band} fill="#F0B64A" />
    <path d={JOKER.cuts} fill={PAPER} />
  </g>
);

/** A place on a card where a shape could stand. */
export const EmptyPlace = memo(({ form }: { readonly form: Form }) => (
  <path className={styles.empty} d={CUT[form].outline} />
));

const outlineOf = (form: Form | 'joker'): string =>
  form === 'joker' ? JOKER_OUTLINE : CUT[form].outline;

/** A shape on a square of its own, as in a count or a log, edged for either ground. What it is called is said beside it. */
export const FormSign = ({
  form,
  size = 32,
}: {
  readonly form: Form | 'joker';
  readonly size?: number;
}) => (
  <svg
    className={styles.sign}
    width={size}
    height={size}
    viewBox="-38 -38 76 76"
    aria-hidden="true"
  >
    <path d={outlineOf(form)} className={styles.edge} />
    {form === 'joker' ? <JokerPrint /> : <FormPrint form={form} />}
  </svg>
);
