import { SMART } from '@kesem/engine/games/eclipse/chapters/preferences';
import {
  DECK_MIN,
  type DeckList,
  READY_DECKS,
  READY_IDS,
  sizeOf,
} from '@kesem/engine/games/eclipse/decks/decks';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { useId, useState } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { ChipGroup } from '../../../kit/ChipGroup.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { late } from '../../../kit/late.tsx';
import { toast } from '../../../kit/toast.ts';
import type { OwnProps } from '../../contract.ts';
import { ReadCode } from './CodeDialogs.tsx';
import styles from './DeckChoice.module.css';
import { DeckCover } from './DeckCover.tsx';
import place from './DeckPlace.module.css';
import { deckTexts } from './texts.ts';
import { type Decks, useDecks } from './useDecks.ts';
import { isSameDeck, type NamedDeck } from './working.ts';

const DeckBuilder = late(async () => (await import('./DeckBuilder.tsx')).DeckBuilder);

type ChoiceProps = OwnProps<EclipseTypes>;

/** Which deck to bring: a ready one, one of one's own, or one that is built now. */
export const DeckChoice = (props: ChoiceProps) => {
  const { own, lang, pending, onChoose, keeping, onCopy } = props;
  const t = deckTexts(lang);
  const title = useId();
  const decks = useDecks(keeping);
  const [built, setBuilt] = useState<NamedDeck | null>(null);
  const [picked, setPicked] = useState('');
  const choose = ({ id, deck }: NamedDeck): void => {
    setPicked(id);
    onChoose({ prefs: own?.prefs ?? SMART, deck });
  };
  const brought = { id: picked, deck: own?.deck ?? READY_DECKS.original };
  const shelf = shelfOf(decks, brought, lang);
  const play = async (named: NamedDeck): Promise<void> => {
    const deck = { ...named, name: named.name.trim() || t.unnamed };
    setBuilt(null);
    choose(deck);
    toast(t.saved(deck.name), 'ok');
    await decks.keep(deck);
  };
  const change = (deck: NamedDeck): void => {
    decks.draft(deck);
    setBuilt(deck);
  };
  const drop = async (id: string): Promise<void> => {
    setBuilt(null);
    await decks.drop(id);
  };
  return (
    <section className={`${styles.choice} ${place.place}`} aria-labelledby={title}>
      <h2 id={title}>{t.title}</h2>
      <p className={styles.hint}>{t.hint}</p>
      <ChipGroup
        label={t.title}
        hideLabel
        options={shelf.decks.map(({ id, name, deck }) => {
          return { value: id, label: <DeckCover name={name} deck={deck} lang={lang} /> };
        })}
        value={shelf.chosen.id}
        onChange={(id) => shelf.decks.filter((one) => one.id === id).forEach(choose)}
        disabled={pending}
      />
      <Ways {...props} decks={decks} chosen={shelf.chosen} onBuild={setBuilt} />
      {built && (
        <DeckBuilder
          deck={built}
          lang={lang}
          onChange={change}
          onPlay={(deck) => void play(deck)}
          onDrop={(id) => void drop(id)}
          onCopy={onCopy}
          onClose={() => setBuilt(null)}
        />
      )}
    </section>
  );
};

interface WaysProps extends ChoiceProps {
  readonly decks: Decks;
  readonly chosen: NamedDeck;
  readonly onBuild: (deck: NamedDeck) => void;
}

/** The ways to a deck of one's own: a change of the chosen one, an empty one, a code, or a draft. */
const Ways = ({ lang, keeping, decks, chosen, onBuild }: WaysProps) => {
  const t = deckTexts(lang);
  const [reading, setReading] = useState(false);
  const isKept = decks.kept?.some(({ id }) => id === chosen.id) ?? false;
  const fresh = (name: string, deck: DeckList): void => {
    onBuild({ id: keeping.freshId(), name, deck });
  };
  const edit = (): void => {
    if (isKept) onBuild(decks.drafts.find(({ id }) => id === chosen.id) ?? chosen);
    else fresh(t.copyName(chosen.name), chosen.deck);
  };
  return (
    <>
      <div className={styles.ways}>
        <Button size="sm" icon={<Icon name="pencil" />} onClick={edit}>
          {isKept ? t.edit : t.editCopy}
        </Button>
        <Button size="sm" onClick={() => fresh(t.newName, [])}>
          {t.fresh}
        </Button>
        <Button size="sm" onClick={() => setReading(true)}>
          {t.fromCode}
        </Button>
      </div>
      {decks.drafts.length > 0 && (
        <div className={styles.drafts}>
          <span>{t.drafts}</span>
          {decks.drafts.map((draft) => (
            <Button key={draft.id} kind="ghost" size="sm" onClick={() => onBuild(draft)}>
              {t.goOn(draft.name || t.unnamed, sizeOf(draft.deck), DECK_MIN)}
            </Button>
          ))}
        </div>
      )}
      {reading && (
        <ReadCode
          lang={lang}
          onDeck={(deck) => {
            setReading(false);
            fresh(t.newName, deck);
          }}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
};

interface DeckShelf {
  readonly decks: readonly NamedDeck[];
  readonly chosen: NamedDeck;
}

/** The decks to choose from: the ready ones, one's own, and what is brought if it is neither. */
function shelfOf(
  { kept, drafts }: Decks,
  { id: picked, deck: brought }: Omit<NamedDeck, 'name'>,
  lang: ChoiceProps['lang'],
): DeckShelf {
  const t = deckTexts(lang);
  const ready = READY_IDS.map((id) => ({ id, name: t.ready[id], deck: READY_DECKS[id] }));
  const decks = [...ready, ...(kept ?? [])];
  const isIt = ({ deck }: NamedDeck): boolean => isSameDeck(deck, brought);
  const known = decks.find((one) => one.id === picked && isIt(one)) ?? decks.find(isIt);
  if (known) return { decks, chosen: known };
  const other = drafts.find(isIt) ?? { id: 'other', name: t.other, deck: brought };
  return { decks: [...decks, other], chosen: other };
}
