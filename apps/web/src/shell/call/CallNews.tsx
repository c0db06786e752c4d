import { useEffect, useRef } from 'react';
import { callTextsOf } from '../../i18n/call.ts';
import { toast } from '../../kit/toast.ts';
import { useLang } from '../frame/stores.ts';
import { useView } from '../room/view.ts';
import { placeOf } from './place.ts';

/** At a table, but not on a television, which has no menu: says when the host has shown another place to talk. */
export const CallNews = () => {
  const t = callTextsOf(useLang());
  const { call } = useView();
  const told = useRef(call);
  useEffect(() => {
    if (call !== null && told.current !== call) toast(t.told(placeOf(call)));
    told.current = call;
  }, [call, t]);
  return null;
};
