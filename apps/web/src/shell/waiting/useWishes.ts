import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../room/session.ts';
import { type Scalar, scalars } from './options.ts';

/** Choices by option. */
type Scalars = Readonly<Record<string, Scalar>>;

export interface Wishes {
  readonly shown: Scalars;
  readonly choose: (wanted: Scalars) => void;
}

/** The options as the host wishes them: a choice made while another is being saved goes out after it. */
export function useWishes(options: Readonly<Record<string, unknown>>): Wishes {
  const { askStage, store } = useSession();
  const [wishes, setWishes] = useState<Scalars>({});
  const send = (wanted: Scalars): void => {
    const { view } = store.getState();
    askStage({ do: 'options', options: { ...scalars(view?.options ?? {}), ...wanted } });
  };
  const sendWishes = useEffectEvent(() => {
    if (Object.keys(wishes).length === 0) return;
    setWishes({});
    send(wishes);
  });
  useEffect(
    () =>
      store.subscribe(({ pending }) => {
        if (pending === null) sendWishes();
      }),
    [store],
  );
  const choose = (wanted: Scalars): void => {
    if (store.getState().pending === null) send(wanted);
    else setWishes((now) => ({ ...now, ...wanted }));
  };
  return { shown: { ...scalars(options), ...wishes }, choose };
}
