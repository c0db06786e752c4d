import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Die, type Pips } from '../kit/Die.tsx';
import { ICONS, type IconName } from '../kit/icons.data.ts';
import { Icon } from '../kit/icons.tsx';
import { FallSeal, Marble } from '../kit/Marble.tsx';
import { MarbleTray } from '../kit/MarbleTray.tsx';
import { MARKS, Mark } from '../kit/Mark.tsx';
import { play } from '../kit/sound.ts';
import { Tile } from '../kit/Tile.tsx';
import styles from './Gallery.module.css';
import { Row, Sample, Section } from './Section.tsx';
import type { Words } from './words.ts';

const isIcon = (name: string): name is IconName => name in ICONS;
const FACES = [1, 2, 3, 4, 5, 6] as const satisfies readonly Pips[];

/** Dice in two inks; the last two roll. */
const Dice = ({ words }: { readonly words: Words }) => {
  const [roll, setRoll] = useState<number | null>(null);
  const face = (step: number): Pips => FACES[((roll ?? 0) * step + 3) % 6] ?? 1;
  const throwDice = () => {
    setRoll((roll ?? 0) + 1);
    play('dice');
  };
  return (
    <Row>
      {FACES.map((value) => (
        <Die key={value} value={value} ink={value % 2 ? 'light' : 'dark'} size={40} />
      ))}
      <Die value={face(5)} roll={roll} />
      <Die value={face(7)} ink="dark" roll={roll} />
      <Button size="sm" onClick={throwDice}>
        {words.roll}
      </Button>
    </Row>
  );
};

/** Dice, wood type, marbles, icons. */
export const ThingSection = ({ words }: { readonly words: Words }) => (
  <Section title={words.things}>
    <Dice words={words} />
    <Row>
      {['ק', 'ו', 'ף'].map((letter) => (
        <Tile key={letter} letter={letter} label={letter} />
      ))}
      <Tile letter="" label={words.fog} fog={words.fog} />
      <Tile letter="ל" label={words.fog} fog={words.fog} />
      <Tile letter="K" label="K" mark="5" />
      <Tile letter="ם" label="ם" size="sm" />
      <Tile letter="ש" label="ש" size="lg" mark="3" />
    </Row>
    <Row>
      <svg width="300" height="76" viewBox="0 0 300 76" className={styles.wood}>
        <Marble colour="black" x={40} y={38} r={26} />
        <Marble colour="bone" x={104} y={38} r={26} />
        <FallSeal x={182} y={38} r={24} />
        <Marble colour="bone" x={182} y={38} r={22} shadow={false} />
        <Marble colour="black" x={250} y={38} r={14} />
        <Marble colour="bone" x={282} y={38} r={9} />
      </svg>
      <MarbleTray colour="bone" count={4} of={6} next size={36} />
    </Row>
    <div className={styles.icons}>
      {Object.keys(ICONS)
        .filter(isIcon)
        .map((name) => (
          <Icon key={name} name={name} />
        ))}
    </div>
  </Section>
);

/** The marks that mean the same in every game; the last shakes when it is pressed. */
export const MarkSection = ({ words }: { readonly words: Words }) => {
  const [shakes, setShakes] = useState(0);
  const refuse = () => {
    setShakes(shakes + 1);
    play('refuse');
  };
  return (
    <Section title={words.marks}>
      <div className={styles.marks}>
        {MARKS.map((kind) => (
          <Sample key={kind} name={words.marked[kind]}>
            <Mark key={kind === 'illegal' ? shakes : kind} kind={kind}>
              {kind === 'illegal' ? (
                <button
                  type="button"
                  className={styles.card}
                  aria-label={words.marked[kind]}
                  onClick={refuse}
                />
              ) : (
                <div className={styles.card} />
              )}
            </Mark>
          </Sample>
        ))}
      </div>
    </Section>
  );
};
