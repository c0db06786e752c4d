import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import { useEffect } from 'react';
import { bare } from '../../../i18n/isolate.ts';
import { star } from '../../../kit/draw/geometry.ts';
import { clean, radial } from '../../../kit/draw/gouge.ts';
import { INK } from '../../../kit/draw/inks.ts';
import { closed } from '../../../kit/draw/path.ts';
import { HandPrint } from '../../../kit/hand/Hand.tsx';
import { InTurn } from '../../../kit/InTurn.tsx';
import { play } from '../../../kit/sound.ts';
import { useStage } from '../../../kit/timeline/stage.ts';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import styles from './Count.module.css';
import { around, placesOf } from './circle.ts';
import { Ground } from './Ground.tsx';

const SHEET = closed(star(22, [0, 0], [198, 150]));
const SHINE = clean(
  radial({ centre: [0, 0], r0: 112, r1: 150, rays: 44, rows: 1, width: 3, seed: 4 }),
);

interface CountProps {
  readonly view: WizardView;
  readonly count: number;
  readonly words: Words;
}

/** All fists pump while the house counts: nothing else is on the screen, and where all look nobody passes it by. */
export const Count = ({ view, count, words }: CountProps) => {
  const { counting, chant } = textsOf(words.lang).bar;
  const isShared = useStage().controls !== null;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each number of the count is heard
  useEffect(() => play('beat'), [count]);
  const dir = words.lang === 'he' ? 'rtl' : 'ltr';
  const seats = around(words.south, view.wizards.length);
  const places = placesOf(seats.length);
  return (
    <div
      className={styles.count}
      dir="ltr"
      data-shared={isShared ? '' : undefined}
      data-beat={count % 2 === 1 ? 'odd' : 'even'}
    >
      <Ground dark="#7A2440" light="#F2C24E" />
      {/* its ground hides the table in a picture of its own */}
      <InTurn nth={1}>
        <div className={styles.circle}>
          <div className={styles.sheet}>
            <svg viewBox="-205 -205 412 412" preserveAspectRatio="none" aria-hidden="true">
              <path d={SHEET} fill={INK} transform="translate(6 8)" />
              <path d={SHEET} fill="#FFF3D0" stroke={INK} strokeWidth="5" strokeLinejoin="round" />
              <path d={SHINE} fill="#F2C24E" />
            </svg>
            <p className={styles.chant} dir={dir}>
              {counting}
            </p>
            {/* each word is struck where it stands: none is moved by the next */}
            <ol key={count} className={styles.words} dir={dir}>
              {chant.map((word, n) => (
                <li key={word} data-when={n < count ? 'past' : n === count ? 'now' : 'next'}>
                  {word}
                </li>
              ))}
            </ol>
          </div>
          {/* so do the words, for each size of letters is new to the browser */}
          <InTurn nth={1}>
            {seats.map((seat, at) => (
              <span key={seat} className={styles.fist} data-fist={seat} data-place={places[at]}>
                <svg viewBox="-54 -62 108 124" aria-hidden="true">
                  <InTurn nth={at}>
                    <HandPrint gesture="ready" ink={words.ink(seat)} within={[96, 112]} />
                  </InTurn>
                </svg>
                {/* the circle runs alike in every language: a name is cut where it ends */}
                <b dir="auto">{bare(words.name(seat))}</b>
              </span>
            ))}
          </InTurn>
        </div>
      </InTurn>
    </div>
  );
};
