import { INKS, type Ink } from '../kit/draw/inks.ts';
import { GESTURES, type Gesture } from '../kit/hand/gestures.ts';
import { Hand } from '../kit/hand/Hand.tsx';
import { CaveTrack } from '../kit/track/CaveTrack.tsx';
import styles from './Gallery.module.css';
import { Row, Sample, Section } from './Section.tsx';
import type { Words } from './words.ts';

const isGesture = (name: string): name is Gesture => name in GESTURES;
const NAMES = Object.keys(GESTURES).filter(isGesture);
const inkOf = (i: number): Ink => INKS[i % INKS.length] ?? 1;

/** Every gesture as it stands beside a name, and large enough to see its cuts. */
export const HandSection = ({ words }: { readonly words: Words }) => (
  <Section title={words.hands} span="wide">
    <Row>
      {NAMES.map((gesture, i) => (
        <Hand key={gesture} gesture={gesture} ink={inkOf(i)} size={32} />
      ))}
    </Row>
    <Row>
      {NAMES.map((gesture, i) => (
        <Sample key={gesture} name={gesture}>
          <Hand gesture={gesture} ink={inkOf(i)} size={112} />
        </Sample>
      ))}
      <Hand gesture="point" ink={1} size={200} />
      <Hand gesture="open" ink={2} size={200} to="right" />
    </Row>
  </Section>
);

const SCATTERED = [3, 5, 5, 6, 8, 9];
const walkers = (spaces: readonly number[]) => spaces.map((space, i) => ({ ink: inkOf(i), space }));

/** Six people apart, and all on one space. */
export const TrackSection = ({ words }: { readonly words: Words }) => (
  <Section title={words.cave} span="wide">
    {[SCATTERED, SCATTERED.map(() => 5)].map((spaces) => (
      <div key={spaces.join()} className={styles.cave}>
        <CaveTrack figures={walkers(spaces)} />
      </div>
    ))}
    <Row>
      {[SCATTERED, SCATTERED.map(() => 5), [10, 10, 10, 0, 0, 2]].map((spaces) => (
        <div key={spaces.join()} className={styles.shaft}>
          <CaveTrack direction="column" figures={walkers(spaces)} />
        </div>
      ))}
    </Row>
  </Section>
);
