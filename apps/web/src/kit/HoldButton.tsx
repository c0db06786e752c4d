import { type ComponentProps, useCallback, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';

/** For how long a button is held until that means something else, in ms. */
const HOLD_MS = 600;

interface HoldButtonProps extends ComponentProps<typeof Button> {
  /** What holding it down does, by finger, mouse or key; absent: nothing but a press. */
  readonly onHold?: (() => void) | undefined;
}

/** A button that can be held down. The press at the end of a hold counts as well. */
export const HoldButton = ({ onHold, ...rest }: HoldButtonProps) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = useCallback((): void => clearTimeout(timer.current), []);
  const hold = (): void => {
    release();
    if (onHold) timer.current = setTimeout(onHold, HOLD_MS);
  };
  useEffect(() => release, [release]);
  return (
    <Button
      {...rest}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => {
        if (onHold) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (!event.repeat && (event.key === 'Enter' || event.key === ' ')) hold();
      }}
      onKeyUp={release}
      onBlur={release}
    />
  );
};
