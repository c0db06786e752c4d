import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { useMemo } from 'react';
import { Icon } from '../../../kit/icons.tsx';
import type { HistoryProps } from '../../contract.ts';
import { DeedThumb } from './DeedThumb.tsx';
import { type Deed, entriesOf } from './entries.ts';

/** What was done last, as the history shows it. */
export const LastDeed = ({ events, words }: HistoryProps<EclipseTypes>) => {
  const deed = useMemo(
    () => entriesOf(events).findLast((entry): entry is Deed => 'card' in entry),
    [events],
  );
  return deed ? <DeedThumb deed={deed} words={words} width={34} /> : <Icon name="list" />;
};
