import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { CUES, type Cue } from '../kit/cues.ts';
import { MOTION, type Motion } from '../kit/motion.ts';
import { play } from '../kit/sound.ts';
import styles from './Gallery.module.css';
import { Row, Sample, Section } from './Section.tsx';
import type { Words } from './words.ts';

const isCue = (name: string): name is Cue => name in CUES;
const isMotion = (name: string): name is Motion => name in MOTION;

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
