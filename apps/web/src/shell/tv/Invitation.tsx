import { spoken } from '../../i18n/numbers.ts';
import { tvTextsOf } from '../../i18n/tv.ts';
import { QrCode } from '../../kit/QrCode.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import { useOnline, useRoom } from '../room/session.ts';
import { inviteAddress } from '../room/view.ts';
import styles from './Tv.module.css';

/** How a phone comes to this table: by its camera, or by six digits. */
export const Invitation = () => {
  const lang = useLang();
  const t = tvTextsOf(lang);
  const { invite } = useTexts();
  const { token } = useOnline();
  return (
    <aside className={styles.invitation}>
      <h2>{t.join}</h2>
      <QrCode value={inviteAddress(token, lang)} size={132} label={invite.qr} />
      <bdi className={styles.address} dir="ltr">
        {location.host}
      </bdi>
      <Code />
      <p>{t.phone}</p>
    </aside>
  );
};

/** The six digits. */
export const Code = () => {
  const code = useRoom((state) => state.code);
  if (code === null) return null;
  return (
    <bdi className={styles.code} dir="ltr">
      {spoken(code)}
    </bdi>
  );
};
