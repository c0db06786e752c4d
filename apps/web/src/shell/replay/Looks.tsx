import { useMemo } from 'react';
import { ChipGroup } from '../../kit/ChipGroup.tsx';
import { hidAnything } from '../../local/replay.ts';
import type { AnyGame } from '../../registry.ts';
import { useTexts } from '../frame/stores.ts';
import { LookFrom } from '../table/LookFrom.tsx';
import type { Projection } from './useProjection.ts';

interface LooksProps {
  readonly now: Projection;
  readonly game: AnyGame | null;
}

/** From whose side one looks, and whether all hands lie open, where there were any. */
export const Looks = ({ now: { film, open, setOpen }, game }: LooksProps) => {
  const t = useTexts().replay;
  const hid = useMemo(() => hidAnything(film), [film]);
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
