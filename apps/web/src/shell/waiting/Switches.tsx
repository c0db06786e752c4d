import type { GameCard } from '../../games/card.ts';
import { Chip } from '../../kit/Chip.tsx';
import { useLang } from '../frame/stores.ts';
import { isOn } from './options.ts';
import type { Wishes } from './useWishes.ts';

export interface FormProps extends Wishes {
  readonly card: GameCard;
}

/** Several options in one tap; each of them can still be changed below. */
export const Switches = ({
  card,
  shown,
  choose,
  disabled,
}: FormProps & { readonly disabled: boolean }) => {
  const lang = useLang();
  return card.switches?.map((one) => {
    const pressed = isOn(one, shown);
    return (
      <Chip
        key={one.label(lang)}
        kind="switch"
        pressed={pressed}
        disabled={disabled}
        onPress={() => choose(pressed ? one.off : one.on)}
      >
        {one.label(lang)}
      </Chip>
    );
  });
};
