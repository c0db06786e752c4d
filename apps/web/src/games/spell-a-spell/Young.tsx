import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import { Chip } from '../../kit/Chip.tsx';
import type { OwnProps } from '../contract.ts';
import { textsOf } from './texts.ts';

type YoungProps = Pick<OwnProps<SpellTypes>, 'own' | 'options' | 'lang' | 'pending' | 'onChoose'>;

/** Whether one plays with seven cards, where the host leaves it to each. */
export const Young = ({ own, options, lang, pending, onChoose }: YoungProps) => {
  if (options.cards !== 'each') return null;
  const young = own?.young ?? false;
  return (
    <Chip
      kind="switch"
      pressed={young}
      disabled={pending}
      onPress={() => onChoose({ young: !young })}
    >
      {textsOf(lang).young}
    </Chip>
  );
};
