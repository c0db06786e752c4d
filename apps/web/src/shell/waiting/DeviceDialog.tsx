import type { DeviceCode } from '@kesem/protocol/http';
import { useEffect, useState } from 'react';
import { ltr } from '../../i18n/isolate.ts';
import { spoken } from '../../i18n/numbers.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { callDeviceCode } from '../../net/http.ts';
import { useTexts } from '../frame/stores.ts';
import { useOnline } from '../room/session.ts';
import styles from './DeviceDialog.module.css';

interface DeviceDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A single-use code that takes this person's seats to another device. */
export const DeviceDialog = ({ open, onClose }: DeviceDialogProps) => {
  const t = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t.table.deviceTitle} closeLabel={t.close}>
      <Code />
    </Dialog>
  );
};

const Code = () => {
  const t = useTexts();
  const { token } = useOnline();
  const [code, setCode] = useState<DeviceCode | string | null>(null);
  useEffect(() => {
    let wanted = true;
    void callDeviceCode(token).then((reply) => {
      if (wanted) setCode(reply.ok ? reply.body : t.refusals[reply.code]);
    });
    return () => {
      wanted = false;
    };
  }, [t, token]);
  if (code === null) return <output>{t.loading}</output>;
  if (typeof code === 'string') return <p role="alert">{code}</p>;
  return (
    <output className={styles.code}>
      <p>{t.table.deviceText(ltr(`${location.host}/device`))}</p>
      <bdi dir="ltr">{spoken(code.code)}</bdi>
      <p>{t.table.deviceOnce}</p>
    </output>
  );
};
