import { familyTextsOf } from '../../i18n/family.ts';
import { isolate } from '../../i18n/isolate.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/page.ts';
import { Sign } from '../frame/Sign.tsx';
import { useLang } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';
import styles from './Family.module.css';
import { drawName } from './names.ts';

/** What holds in a family's room, in words, and its door for the host; nothing elsewhere. */
export const FamilySign = () => {
  const t = familyTextsOf(useLang());
  const { family, locked } = useView();
  const { isHost } = useMe();
  const { ask } = useSession();
  if (!family) return null;
  return (
    <Sign
      label={t.title}
      icon="lock"
      action={
        isHost && (
          <Button size="sm" onClick={() => ask({ do: 'lock', locked: !locked })}>
            {locked ? t.openDoor : t.shutDoor}
          </Button>
        )
      }
    >
      <b>{t.title}</b> {t.about} {locked ? t.shut : t.open}
    </Sign>
  );
};

/** The host's switch, in the menu of the waiting room. */
export const FamilyItem = ({ onDone }: { readonly onDone: () => void }) => {
  const t = familyTextsOf(useLang());
  const { family } = useView();
  const { ask } = useSession();
  return (
    <div className={styles.item}>
      <Button
        icon={<Icon name="handshake" />}
        aria-describedby="family-hint"
        onClick={() => {
          ask({ do: 'family', on: !family });
          onDone();
        }}
      >
        {family ? t.turnOff : t.turnOn}
      </Button>
      <small id="family-hint">{t.hint}</small>
    </div>
  );
};

interface GivenNameProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The name that the house gives, and another one at each press. */
export const GivenName = ({ value, onChange }: GivenNameProps) => {
  const lang = useLang();
  const t = familyTextsOf(lang);
  return (
    <div className={styles.given}>
      <output>{t.name(isolate(value))}</output>
      <Button
        size="sm"
        icon={<Icon name="shuffle" />}
        onClick={() => onChange(drawName(lang, value))}
      >
        {t.another}
      </Button>
    </div>
  );
};

/** What somebody new reads at a closed door. */
export const ClosedDoor = () => {
  const t = familyTextsOf(useLang());
  useTitle(t.closedTitle);
  return (
    <Notice title={t.closedTitle}>
      <p>{t.closedText}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {t.again}
      </Button>
    </Notice>
  );
};
