import { useState } from 'react';
import { spoken } from '../../i18n/numbers.ts';
import { Button } from '../../kit/Button.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { late } from '../../kit/late.tsx';
import { QrCode } from '../../kit/QrCode.tsx';
import { canShare, share } from '../frame/share.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useWide } from '../frame/useWide.ts';
import { useRoom } from '../room/session.ts';
import { useCard, useMe } from '../room/view.ts';
import styles from './InviteRow.module.css';
import { useInvite } from './useInvite.ts';

/** The ways to bring friends: share or copy, a code to scan, a code to say. */
export const InviteRow = () => {
  const t = useTexts().invite;
  const lang = useLang();
  const title = useCard()?.title(lang) ?? '';
  const { address, copied, copyIt } = useInvite();
  const wide = useWide();
  const sharing = canShare();
  const label = sharing ? t.share : copied ? t.copied : t.copy;
  return (
    <section className={styles.row} aria-label={t.title} data-part="invite">
      <Button
        kind="ink"
        className={styles.share}
        icon={<Icon name={sharing ? 'share' : 'copy'} />}
        onClick={() => void (sharing ? share(t.shareText(title), address) : copyIt())}
      >
        {label}
      </Button>
      {sharing && (
        <IconButton
          kind="block"
          label={copied ? t.copied : t.copy}
          icon={<Icon name={copied ? 'check' : 'copy'} />}
          onClick={() => void copyIt()}
        />
      )}
      <Scan />
      <SpokenCode />
      {wide && (
        <figure className={styles.qr}>
          <QrCode value={address} size={168} label={t.qr} />
          <figcaption>{t.qrHint}</figcaption>
        </figure>
      )}
    </section>
  );
};

/** The code to scan, on a sheet of its own. */
const Scan = () => {
  const t = useTexts().invite;
  const { isSeated } = useMe();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        kind="block"
        className={styles.scan}
        label={t.qr}
        icon={<Icon name="qr" />}
        onClick={() => setOpen(true)}
      />
      {(open || isSeated) && <InviteSheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
};

const SpokenCode = () => {
  const t = useTexts().invite;
  const code = useRoom((state) => state.code);
  if (code === null) return null;
  return (
    <p className={styles.code}>
      <span>{t.code}</span>
      <bdi dir="ltr">{spoken(code)}</bdi>
    </p>
  );
};

const InviteSheet = late(async () => (await import('./InviteSheet.tsx')).InviteSheet);
