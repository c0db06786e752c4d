import { type ReactNode, useMemo, useState } from 'react';
import { Sheet } from '../../kit/Sheet.tsx';
import { useTexts } from '../frame/stores.ts';
import { HelpBar } from './HelpBar.tsx';
import { GameRules } from './Rules.tsx';
import styles from './sheets.module.css';

interface RulesBarProps {
  readonly game: string;
  /** The section of the rules that governs the moment; null: none more than another. */
  readonly section: string | null;
  /** The action bar. */
  readonly children: ReactNode;
}

/** An action bar whose help lays the rules over the screen, where there is no rail for them. */
export const RulesBar = ({ game, section, children }: RulesBarProps) => {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const at = useMemo(() => (section === null ? null : { section }), [section]);
  return (
    <>
      <HelpBar onHelp={() => setOpen(true)}>{children}</HelpBar>
      <Sheet open={open} onClose={() => setOpen(false)} title={t.learn.rules} closeLabel={t.close}>
        <div className={styles.rules}>
          <GameRules game={game} at={at} />
        </div>
      </Sheet>
    </>
  );
};
