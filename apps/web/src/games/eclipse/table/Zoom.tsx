import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { creatureOf, enchantmentOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import { abilitiesOf, lifeOf, skillOf } from '@kesem/engine/games/eclipse/chapters/stats';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { Dialog } from '../../../kit/Dialog.tsx';
import { Reading } from '../../../kit/reading.tsx';
import type { Words } from '../../contract.ts';
import { CardFace, type CreatureNow } from '../cards/CardFace.tsx';
import { abilityName, abilityRule, cardName, cardText } from '../cards/text.ts';
import { textsOf } from '../texts.ts';
import { cardAt, nameOf } from '../words/naming.ts';
import { creatureWords } from './CreatureCard.tsx';
import type { Thing } from './thing.ts';
import styles from './Zoom.module.css';

interface ZoomProps {
  readonly view: EclipseView;
  readonly words: Words;
  /** What is read. */
  readonly thing: Thing;
  /** The card itself is seen elsewhere. */
  readonly bare?: boolean;
}

/** How long a card is enlarged before it counts as being read, in ms. */
export const LONG_LOOK = 2_000;

/** The card of a thing on the table, if it has one. */
export function cardOfThing(view: EclipseView, thing: Thing): CardId | null {
  if (thing.at === 'card') return view.mine?.hand[thing.slot] ?? null;
  if (thing.at === 'buried') return thing.card;
  return 'id' in thing ? cardAt(view, thing.id) : null;
}

/** A card enlarged, with every ability explained, and what has become of it in play. */
export const Zoom = ({ view, words, thing, bare = false }: ZoomProps) => {
  const card = cardOfThing(view, thing);
  if (card === null) return null;
  const { lang } = words;
  const now = nowOf(view, thing);
  const data = cardOf(card);
  const abilities = now?.abilities ?? (data.kind === 'creature' ? data.abilities : []);
  return (
    <div className={styles.zoom}>
      {!bare && <CardFace card={card} lang={lang} width={228} {...(now ? { now } : {})} />}
      <div className={styles.words}>
        {bare && <h2 className={styles.name}>{cardName(card, lang).name}</h2>}
        {data.kind !== 'creature' && <p>{cardText(card, lang)}</p>}
        {abilities.map((ability) => (
          <p key={ability.ability}>
            <b>{abilityName(ability, lang)}</b> {abilityRule(ability, lang)}
          </p>
        ))}
        <InPlay {...{ view, words, thing }} />
      </div>
    </div>
  );
};

/** How it stands now, and what lies on it. */
const InPlay = ({ view, words, thing }: ZoomProps) => {
  const t = textsOf(words.lang).board;
  const creature = thing.at === 'creature' ? creatureOf(view, thing.id) : undefined;
  const enchantment = thing.at === 'enchantment' ? enchantmentOf(view, thing.id) : undefined;
  const borne = view.enchantments.filter(
    ({ bearer }) => 'id' in bearer && bearer.on === thing.at && bearer.id === thing.id,
  );
  return (
    <>
      {creature && (
        <p className={styles.now}>
          <b>{t.now}:</b> {creatureWords(creature, view, words)}
        </p>
      )}
      {enchantment && <p className={styles.now}>{words.name(enchantment.side)}</p>}
      {borne.map((one) => (
        <p key={one.id}>
          <b>{nameOf(view, one.id, words.lang)}</b> {cardText(one.card, words.lang)}
        </p>
      ))}
    </>
  );
};

function nowOf(view: EclipseView, thing: Thing): CreatureNow | null {
  const creature = thing.at === 'creature' ? creatureOf(view, thing.id) : undefined;
  return creature
    ? {
        skill: skillOf(view, creature),
        life: lifeOf(view, creature) - creature.damage,
        abilities: abilitiesOf(view, creature),
      }
    : null;
}

interface ZoomDialogProps extends Pick<ZoomProps, 'view' | 'words'> {
  readonly thing: Thing | null;
  readonly onClose: () => void;
}

/** The same, for as long as it is wanted. */
export const ZoomDialog = ({ view, words, thing, onClose }: ZoomDialogProps) => {
  const card = thing === null ? null : cardOfThing(view, thing);
  return (
    <Dialog
      open={card !== null}
      onClose={onClose}
      title={card === null ? '' : cardName(card, words.lang).name}
      closeLabel={textsOf(words.lang).board.close}
    >
      {thing !== null && <Reading after={LONG_LOOK} />}
      {thing !== null && <Zoom view={view} words={words} thing={thing} />}
    </Dialog>
  );
};
