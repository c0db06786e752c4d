import type { ReactNode } from 'react';
import { type Cover, CoverArt, inksOf } from './CoverArt.tsx';
import { IconButton } from './IconButton.tsx';
import { Icon } from './icons.tsx';
import styles from './Lid.module.css';

interface LidProps {
  readonly cover: Cover;
  readonly title: ReactNode;
  /** Players and minutes. */
  readonly sub: ReactNode;
  /** One line of promise; shown where there is room. */
  readonly tagline?: ReactNode;
  /** Makes the whole lid one button, which opens and closes it. */
  readonly onPress?: (() => void) | undefined;
  readonly open?: boolean;
  /** Name of the button that closes the slip again; calls `onPress`. */
  readonly closeLabel?: string;
  /** What lies under the lid: a slip over the print while it is open. */
  readonly children?: ReactNode;
}

const Face = ({ cover, title, sub, tagline, opens }: LidProps & { opens: boolean }) => (
  <>
    <span className={styles.print}>
      <CoverArt cover={cover} />
    </span>
    <span className={styles.label}>
      {opens && (
        <span className={styles.pull}>
          <Icon name="next" size={18} weight={3} />
        </span>
      )}
      <span className={styles.title}>{title}</span>
      <span className={styles.line}>
        {tagline !== undefined && <span className={styles.tagline}>{tagline}</span>}
        <span className={styles.sub}>{sub}</span>
      </span>
    </span>
  </>
);

const Slip = ({ title, onPress, closeLabel, children }: LidProps) => (
  <div className={styles.slip}>
    <div className={styles.slipHead}>
      <span className={styles.slipTitle}>{title}</span>
      {closeLabel !== undefined && (
        <IconButton label={closeLabel} icon={<Icon name="close" />} onClick={onPress} />
      )}
    </div>
    {children}
  </div>
);

/** The lid of a game box: a print and a pasted paper label. Fills its compartment. */
export const Lid = (props: LidProps) => {
  const { cover, onPress, open = false } = props;
  return (
    <div className={styles.lid} style={inksOf(cover)} data-open={open}>
      {onPress === undefined ? (
        <div className={styles.face}>
          <Face {...props} opens={false} />
        </div>
      ) : (
        <button type="button" className={styles.face} aria-expanded={open} onClick={onPress}>
          <Face {...props} opens />
        </button>
      )}
      {open && <Slip {...props} />}
    </div>
  );
};
