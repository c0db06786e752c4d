import type { Draw } from '@kesem/room/proof/run';
import type { Fault as Why } from '@kesem/room/proof/verify';
import { type VerifyTexts, verifyTextsOf } from '../../i18n/verify.ts';
import { useLang } from '../frame/stores.ts';
import { resultOf, whatOf } from './draw.ts';
import styles from './VerifyPage.module.css';

/** Where a file does not hold: what should stand there, and what does. */
export const Fault = ({ why }: { readonly why: Why }) => {
  const t = verifyTextsOf(useLang());
  const pair = comparison(why, t);
  return (
    <>
      <p className={styles.sum}>{sentenceOf(why, t)}</p>
      {pair && (
        <dl className={styles.pair}>
          <dt>{t.expected}</dt>
          <dd>
            <bdi>{pair.expected}</bdi>
          </dd>
          <dt>{t.found}</dt>
          <dd>
            <bdi>{pair.found}</bdi>
          </dd>
        </dl>
      )}
    </>
  );
};

function sentenceOf(why: Why, { fault }: VerifyTexts): string {
  if ('place' in why) return fault[why.code](why.place + 1);
  return 'input' in why ? fault.stopped(why.input) : fault[why.code];
}

interface Pair {
  readonly expected: string;
  readonly found: string;
}

function comparison(why: Why, t: VerifyTexts): Pair | null {
  if ('place' in why) return { expected: drawIn(why.expected, t), found: drawIn(why.found, t) };
  return 'expected' in why ? why : null;
}

function drawIn(draw: Draw | null, t: VerifyTexts): string {
  if (draw === null) return t.nothing;
  const { input, purpose } = draw;
  return `${t.step} ${input} · ${purpose} · ${whatOf(draw, t)} · ${resultOf(draw)}`;
}
