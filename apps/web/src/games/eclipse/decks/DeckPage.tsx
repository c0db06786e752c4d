import { sizeOf } from '@kesem/engine/games/eclipse/decks/decks';
import { useState } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { Field } from '../../../kit/Field.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { ShowCode } from './CodeDialogs.tsx';
import type { CardActs } from './CollectionCard.tsx';
import styles from './DeckBuilder.module.css';
import { DeckRows } from './DeckRows.tsx';
import { Curve } from './Meters.tsx';
import { TestDraw } from './TestDraw.tsx';
import { deckTexts } from './texts.ts';
import type { Building } from './useBuilding.ts';
import type { NamedDeck } from './working.ts';

/** What the builder is given: the deck as it stands, and what becomes of it. */
export interface BuilderProps {
  readonly deck: NamedDeck;
  readonly lang: Lang;
  readonly onChange: (deck: NamedDeck) => void;
  /** Keeps a legal deck and plays with it. */
  readonly onPlay: (deck: NamedDeck) => void;
  readonly onDrop: (id: string) => void;
  readonly onCopy: (text: string) => void;
  readonly onClose: () => void;
}

interface DeckPageProps extends BuilderProps, CardActs {
  readonly building: Building;
}

/** A name has at most this many letters; the house cuts it shorter. */
const NAME_MAX = 20;

type Shown = 'hand' | 'code' | 'drop';

/** The deck that is built: its name, what can be done with it, its curve and its cards. */
export const DeckPage = (props: DeckPageProps) => {
  const { deck: named, lang, onChange, building, ...acts } = props;
  const t = deckTexts(lang);
  const [shown, setShown] = useState<Shown | null>(null);
  const isEmpty = sizeOf(named.deck) === 0;
  return (
    <div className={styles.deck}>
      <div className={styles.title}>
        <Field
          className={styles.name}
          label={t.name}
          maxLength={NAME_MAX}
          value={named.name}
          onChange={({ target }) => onChange({ ...named, name: target.value })}
        />
        <IconButton
          kind="block"
          label={t.undo}
          icon={<Icon name="undo" />}
          disabled={building.undo === null}
          onClick={() => building.undo?.()}
        />
      </div>
      <div className={styles.tools}>
        <Button size="sm" disabled={isEmpty} onClick={() => setShown('hand')}>
          {t.tryHand}
        </Button>
        <Button size="sm" disabled={isEmpty} onClick={() => setShown('code')}>
          {t.code}
        </Button>
        <Button size="sm" onClick={() => setShown('drop')}>
          {t.drop}
        </Button>
      </div>
      <Curve deck={named.deck} lang={lang} />
      <DeckRows deck={named.deck} lang={lang} {...acts} />
      <Shown {...props} shown={shown} onHide={() => setShown(null)} />
    </div>
  );
};

interface ShownProps extends BuilderProps {
  readonly shown: Shown | null;
  readonly onHide: () => void;
}

const Shown = ({ shown, onHide, deck: named, lang, onCopy, onDrop }: ShownProps) => {
  const t = deckTexts(lang);
  const { id, name, deck } = named;
  switch (shown) {
    case 'hand':
      return <TestDraw deck={deck} lang={lang} onClose={onHide} />;
    case 'code':
      return <ShowCode deck={deck} lang={lang} onCopy={onCopy} onClose={onHide} />;
    case 'drop':
      return (
        <Dialog open onClose={onHide} title={t.dropAsk(name || t.unnamed)}>
          <div className={styles.ask}>
            <Button kind="primary" onClick={() => onDrop(id)}>
              {t.dropYes}
            </Button>
            <Button onClick={onHide}>{t.cancel}</Button>
          </div>
        </Dialog>
      );
    case null:
      return null;
    default:
      return shown satisfies never;
  }
};
