import { useState } from 'react';
import { Button } from '../Button.tsx';
import { CUES, type Cue } from '../cues.ts';
import { Hand } from '../draw/Hand.tsx';
import { INKS } from '../draw/inks.ts';
import { MOTION, type Motion } from '../motion.ts';
import { play } from '../sound.ts';
import styles from './Gallery.module.css';
import { Row, Sample, Section } from './Section.tsx';
import type { Words } from './words.ts';

const isCue = (name: string): name is Cue => name in CUES;
const isMotion = (name: string): name is Motion => name in MOTION;

const POSES = [
  ['folded', 'folded', 'folded', 'folded'],
  ['straight', 'straight', 'folded', 'folded'],
  ['straight', 'folded', 'folded', 'straight'],
  ['straight', 'folded', 'folded', 'folded'],
  ['straight', 'straight', 'straight', 'folded'],
  ['straight', 'straight', 'straight', 'straight'],
] as const;

/** One hand, many gestures. */
export const HandSection = ({ words }: { readonly words: Words }) => (
  <Section title={words.hands}>
    <Row>
      {POSES.map(([a, b, c, d], i) => (
        <svg key={`${a}${b}${c}${d}`} width="76" height="104" viewBox="-76 -92 152 208">
          <Hand
            thumb={i % 2 ? 'out' : 'folded'}
            fingers={[
              [a, -9],
              [b, -3],
              [c, 3],
              [d, 9],
            ]}
            cuff={INKS[i] ?? 1}
          />
        </svg>
      ))}
    </Row>
  </Section>
);

/** A block of type that travels for as long as each token says. */
export const MotionSection = ({ words }: { readonly words: Words }) => {
  const [run, setRun] = useState(0);
  return (
    <Section title={words.motion}>
      <Row>
        <Button size="sm" onClick={() => setRun(run + 1)}>
          {words.run}
        </Button>
      </Row>
      {Object.keys(MOTION)
        .filter(isMotion)
        .map((name) => (
          <div key={name} className={styles.track}>
            <span className={styles.small}>
              {name} {MOTION[name]}
            </span>
            <i
              key={run}
              className={run > 0 ? styles.runner : undefined}
              style={{ animationDuration: `var(--m-${name})` }}
            />
          </div>
        ))}
    </Section>
  );
};

/** Every sound under its name. */
export const SoundSection = ({ words }: { readonly words: Words }) => (
  <Section title={words.sounds}>
    <Row>
      {Object.keys(CUES)
        .filter(isCue)
        .map((cue) => (
          <Button key={cue} size="sm" onClick={() => play(cue)}>
            {cue}
          </Button>
        ))}
    </Row>
    <Row>
      <Sample name={words.pushSound}>
        <Button size="sm" onClick={() => play('thunk', 'click', 'click', 'drop')}>
          {words.push}
        </Button>
      </Sample>
    </Row>
  </Section>
);
