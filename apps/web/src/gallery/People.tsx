import { Button } from '../kit/Button.tsx';
import { ClockFace } from '../kit/ClockFace.tsx';
import { INKS, type Ink } from '../kit/draw/inks.ts';
import { EmblemPlate } from '../kit/EmblemPlate.tsx';
import { EmptySeat } from '../kit/EmptySeat.tsx';
import { Icon } from '../kit/icons.tsx';
import { MarbleTray } from '../kit/MarbleTray.tsx';
import { SeatPlate } from '../kit/SeatPlate.tsx';
import styles from './Gallery.module.css';
import { Row, Sample, Section } from './Section.tsx';
import type { Words } from './words.ts';

/** Seat plates in every state. */
export const SeatSection = ({ words }: { readonly words: Words }) => (
  <Section title={words.seats}>
    <div className={styles.seats}>
      {words.people.map((name, i) => (
        <SeatPlate
          key={name}
          ink={INKS[i] ?? (1 satisfies Ink)}
          name={name}
          sub={words.emblems[i]}
          presence={i === 4 ? 'away' : 'here'}
          mine={i === 0}
          turn={i === 1 ? words.turn : undefined}
        />
      ))}
      <EmptySeat>
        <Button size="sm">{words.invite}</Button>
        <Button size="sm" kind="ghost" icon={<Icon name="bot" size={18} />}>
          {words.botShort}
        </Button>
      </EmptySeat>
    </div>
  </Section>
);

/** A player's panel at the table, and the six plates in three sizes. */
export const PanelSection = ({ words }: { readonly words: Words }) => (
  <Section title={words.panels}>
    <div className={styles.panels}>
      <SeatPlate
        ink={1}
        name={words.people[0] ?? ''}
        sub={words.you}
        turn={words.turn}
        below={
          <>
            <span className={styles.small}>{words.pushedOff}</span>
            <MarbleTray colour="bone" count={3} of={6} next />
            <b>3/6</b>
          </>
        }
      >
        <ClockFace ms={252_000} />
      </SeatPlate>
      <SeatPlate
        ink={2}
        size="sm"
        name={words.people[1] ?? ''}
        sub={words.white}
        below={<MarbleTray colour="black" count={2} of={6} />}
      >
        <ClockFace ms={9400} low size="sm" />
      </SeatPlate>
    </div>
    <Row>
      {INKS.map((ink) => (
        <Sample key={ink} name={words.signs[ink - 1] ?? ''}>
          <EmblemPlate ink={ink} size={64} />
        </Sample>
      ))}
    </Row>
    <Row>
      {INKS.map((ink) => (
        <EmblemPlate key={ink} ink={ink} size={32} />
      ))}
      {INKS.map((ink) => (
        <EmblemPlate key={ink} ink={ink} size={22} />
      ))}
    </Row>
  </Section>
);
