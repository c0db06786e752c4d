import { useMemo } from 'react';
import { replayTextsOf } from '../../i18n/replay.ts';
import { ChipGroup } from '../../kit/ChipGroup.tsx';
import { hidAnything } from '../../local/replay.ts';
import type { AnyGame } from '../../registry.ts';
import { useLang } from '../frame/stores.ts';
import { LookFrom } from '../table/LookFrom.tsx';
import type { RunningReplay } from './useReplay.ts';

interface LooksProps {
  readonly now: RunningReplay;
  readonly game: AnyGame | null;
}

/** From whose side one looks, and whether all hands lie open, where there were any. */
export const Looks = ({ now: { folded, open, setOpen }, game }: LooksProps) => {
  const t = replayTextsOf(useLang());
  const hid = useMemo(() => hidAnything(folded), [folded]);
  return (
    <>
      <LookFrom game={game} />
      {hid && (
        <ChipGroup
          label={t.hands}
          options={[
            { value: true, label: t.handsOpen },
            { value: false, label: t.handsOne },
          ]}
          value={open}
          onChange={setOpen}
        />
      )}
    </>
  );
};
