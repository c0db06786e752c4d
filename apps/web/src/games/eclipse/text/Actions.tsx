import type { EclipseMove, Target } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { type Option, Select } from '../../../kit/Select.tsx';
import styles from '../../../kit/TextBoard.module.css';
import type { Words } from '../../contract.ts';
import { playsOf, thingOf, usesOf } from '../asked.ts';
import { cardName } from '../cards/text.ts';
import type { CombatDesk } from '../combat/props.ts';
import { bearerName, nameOf, ownerOf, targetName } from '../naming.ts';
import { textsOf } from '../texts.ts';
import type { Choice } from '../useChoice.ts';

interface ActionsProps {
  readonly view: EclipseView;
  readonly moves: readonly EclipseMove[];
  readonly words: Words;
  readonly choice: Choice;
  readonly desk: CombatDesk;
}

/** What may be taken up, and what it may be aimed at, as lists of the browser's own. The bar plays it. */
export const Actions = ({ view, moves, words, choice, desk }: ActionsProps) => {
  const t = textsOf(words.lang).text;
  const inCombat = desk.step !== 'none' && choice.picked === null;
  const first = inCombat
    ? desk.sources.map((id) => pieceOption(id, view, words))
    : sources(moves, view, words);
  const second = inCombat
    ? desk.targets.map((id) => pieceOption(id, view, words))
    : choice.open.map((thing): Option => [thing, thingWords(thing, view, words)]);
  if (first.length === 0 && second.length === 0) return null;
  const press = (thing: string): void => {
    const id = Number(thing.split(':')[1]);
    if (inCombat) desk.press(id);
    else choice.press(thing);
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{t.actions}</legend>
      <Select label={t.choose} value={held(choice, desk)} options={first} onPick={press} />
      {second.length > 0 && (
        <Select
          label={t.bearer}
          value={choice.target ? thingOf(choice.target) : ''}
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
        ? [[`card:${slot}`, cardName(card, words.lang).name]]
        : [],
    ),
    ...view.creatures
      .filter(({ id }) => usesOf(moves, id).length > 0)
      .map(({ id }) => pieceOption(id, view, words)),
  ];
}

function held({ picked }: Choice, desk: CombatDesk): string {
  if (desk.held !== null) return `creature:${desk.held}`;
  if (picked === null) return '';
  return picked.kind === 'card' ? `card:${picked.slot}` : `creature:${picked.id}`;
}

function pieceOption(id: number, view: EclipseView, words: Words): Option {
  const at = view.stones.some((one) => one.id === id) ? 'stone' : 'creature';
  return [`${at}:${id}`, thingWords(`${at}:${id}`, view, words)];
}

function thingWords(thing: string, view: EclipseView, words: Words): string {
  const [at, name] = thing.split(':');
  const id = Number(name);
  if (at === 'player') return words.name(id);
  if (at === 'die') return targetName(view, { at, player: id === 0 ? 0 : 1 }, words);
  if (at === 'creature' || at === 'stone' || at === 'enchantment') {
    return pieceWords({ at, id }, view, words);
  }
  const card = view.discards.flat().find((one) => one === name);
  return card ? targetName(view, { at: 'buried', card }, words) : thing;
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
