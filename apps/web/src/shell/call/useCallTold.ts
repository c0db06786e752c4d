import { useEffect, useRef } from 'react';
import { callTextsOf } from '../../i18n/call.ts';
import { toast } from '../../kit/toast.ts';
import { useLang } from '../frame/stores.ts';
import { useView } from '../room/view.ts';
import { placeOf } from './place.ts';

/** At a table: says when the host has shown another place to talk. */
export function useCallTold(): void {
  const t = callTextsOf(useLang());
  const { call } = useView();
  const told = useRef(call);
  useEffect(() => {
    if (call !== null && told.current !== call) toast(t.told(placeOf(call)));
    told.current = call;
  }, [call, t]);
}
