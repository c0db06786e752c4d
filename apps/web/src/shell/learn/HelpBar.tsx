import type { ReactNode } from 'react';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { useTexts } from '../frame/stores.ts';
import styles from './HelpBar.module.css';

interface HelpBarProps {
  readonly onHelp: () => void;
  /** The action bar. */
  readonly children: ReactNode;
}

/** An action bar with the way to the rules, in the same place on every screen. */
export const HelpBar = ({ onHelp, children }: HelpBarProps) => (
  <div className={styles.frame}>
    <span className={styles.help}>
      <IconButton
        label={useTexts().learn.help}
        icon={<Icon name="help" weight={3} />}
        onClick={onHelp}
      />
    </span>
    {children}
  </div>
);
