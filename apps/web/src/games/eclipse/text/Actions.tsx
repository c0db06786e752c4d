import type { EclipseMove, Target } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { type Option, Select } from '../../../kit/Select.tsx';
import styles from '../../../kit/TextBoard.module.css';
import type { Words } from '../../contract.ts';
import { cardName } from '../cards/text.ts';
import { thingOf } from '../choice.ts';
import type { CombatDesk } from '../combat/props.ts';
import { playsOf, usesOf } from '../table/asked.ts';
import { keyOf, pieceAt, thingAt } from '../table/thing.ts';
import { textsOf } from '../texts.ts';
import type { Choice } from '../useChoice.ts';
import { bearerName, nameOf, ownerOf, targetName } from '../words/naming.ts';

interface ActionsProps {
  readonly view: EclipseView;
  readonly moves: readonly EclipseMove[];
  readonly words: Words;
  readonly choice: Choice;
  readonly desk: CombatDesk;
}

/** Lists, as the browser's own selects, of what may be taken up and of its targets. The bar plays the choice. */
export const Actions = ({ view, moves, words, choice, desk }: ActionsProps) => {
  const t = textsOf(words.lang).text;
  const inCombat = desk.step !== 'none' && choice.picked === null;
  const first = inCombat
    ? desk.sources.map((id) => pieceOption(id, view, words))
    : sources(moves, view, words);
  const second = inCombat
    ? desk.targets.map((id) => pieceOption(id, view, words))
    : choice.open.map((target): Option => [keyOf(target), targetWords(target, view, words)]);
  if (first.length === 0 && second.length === 0) return null;
  const press = (key: string): void => {
    const thing = thingAt(key);
    if (!inCombat && thing) choice.press(thing);
    else if (thing && 'id' in thing) desk.press(thing.id);
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{t.actions}</legend>
      <Select label={t.choose} value={held(choice, desk)} options={first} onPick={press} />
      {second.length > 0 && (
        <Select
          label={t.bearer}
          value={choice.target ? keyOf(choice.target) : ''}
          options={second}
          onPick={press}
        />
      )}
    </fieldset>
  );
};

/** Cards that can be played, and creatures with an ability to use. */
function sources(
  moves: readonly EclipseMove[],
  view: EclipseView,
  words: Words,
): readonly Option[] {
  const hand = view.mine?.hand ?? [];
  const isDiscard = view.agenda[0]?.do === 'discard';
  return [
    ...hand.flatMap((card, slot): readonly Option[] =>
      isDiscard || playsOf(moves, view, slot).length > 0
        ? [[keyOf({ at: 'card', slot }), cardName(card, words.lang).name]]
        : [],
    ),
    ...view.creatures
      .filter(({ id }) => usesOf(moves, id).length > 0)
      .map(({ id }) => pieceOption(id, view, words)),
  ];
}

function held({ picked }: Choice, desk: CombatDesk): string {
  if (desk.held !== null) return keyOf({ at: 'creature', id: desk.held });
  return picked ? keyOf(thingOf(picked)) : '';
}

function pieceOption(id: number, view: EclipseView, words: Words): Option {
  const piece = pieceAt(view, id);
  return [keyOf(piece), pieceWords(piece, view, words)];
}

function targetWords(target: Target, view: EclipseView, words: Words): string {
  return 'id' in target ? pieceWords(target, view, words) : targetName(view, target, words);
}

/** A thing in play with whose it is and what it lies on; stones by number, for they are alike. */
function pieceWords(
  target: Extract<Target, { readonly id: number }>,
  view: EclipseView,
  words: Words,
): string {
  const owner = ownerOf(view, target);
  const enchantment = view.enchantments.find(({ id }) => id === target.id);
  const where = [
    ...(owner === null ? [] : [words.name(owner)]),
    ...(enchantment ? [bearerName(view, enchantment.bearer, words)] : []),
  ];
  const number = target.at === 'stone' ? ` ${target.id}` : '';
  return `${nameOf(view, target.id, words.lang)}${number} (${where.join(', ')})`;
}
