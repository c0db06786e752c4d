import { spoken } from '../../i18n/numbers.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/icons.tsx';
import { QrCode } from '../../kit/QrCode.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { canShare, share } from '../frame/share.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { useCard } from '../room/view.ts';
import styles from './InviteSheet.module.css';
import { useInvite } from './useInvite.ts';

interface InviteSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The invitation in every form: share, copy, scan, say. */
export const InviteSheet = ({ open, onClose }: InviteSheetProps) => {
  const t = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t.invite.title} closeLabel={t.close}>
      <Ways />
    </Sheet>
  );
};

const Ways = () => {
  const t = useTexts().invite;
  const lang = useLang();
  const title = useCard()?.title(lang) ?? '';
  const { address, copied, copyIt } = useInvite();
  return (
    <div className={styles.ways}>
      {canShare() && (
        <Button
          kind="primary"
          icon={<Icon name="share" />}
          onClick={() => void share(t.shareText(title), address)}
        >
          {t.share}
        </Button>
      )}
      <Button
        kind={canShare() ? 'secondary' : 'primary'}
        icon={<Icon name={copied ? 'check' : 'copy'} />}
        onClick={() => void copyIt()}
      >
        {copied ? t.copied : t.copy}
      </Button>
      <p className={styles.link} dir="ltr">
        {address}
      </p>
      <figure className={styles.qr}>
        <QrCode value={address} size={208} label={t.qr} />
        <figcaption>{t.qrHint}</figcaption>
      </figure>
      <Code />
    </div>
  );
};

const Code = () => {
  const t = useTexts().invite;
  const code = useRoom((state) => state.code);
  if (code === null) return null;
  return (
    <p className={styles.code}>
      <span>{t.codeLong}</span>
      <bdi dir="ltr">{spoken(code)}</bdi>
      <span>{t.codeHint(location.host)}</span>
    </p>
  );
};
