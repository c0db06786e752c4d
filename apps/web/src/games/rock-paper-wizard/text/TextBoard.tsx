import type { Seat } from '@kesem/engine/core/game';
import { SPELLS } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { Wizard, WizardTypes, WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import { Select } from '../../../kit/Select.tsx';
import styles from '../../../kit/TextBoard.module.css';
import type { BoardProps, Words } from '../../contract.ts';
import { TableBar } from '../Bar.tsx';
import { describe } from '../describe.ts';
import { around, isChoosing } from '../table/circle.ts';
import { textsOf } from '../texts.ts';
import { type Choice, useChoice } from '../useChoice.ts';

/** The table of Rock Paper Wizard in words: two tables and two lists to choose from. Nothing plays; the log tells. */
export const TextBoard = (props: BoardProps<WizardTypes>) => {
  const { view, words, pending, refusal, left, south } = props;
  const choice = useChoice(props, { isBusy: false, isDirect: false });
  const t = textsOf(words.lang);
  return (
    <>
      <div className={styles.page}>
        <h2>{t.text.title}</h2>
        <p>{t.board.round(view.round, view.options.goal)}</p>
        {choice.asked !== 'nothing' && <Choosing view={view} words={words} choice={choice} />}
        <Wizards view={view} words={words} south={south} />
        <Spells view={view} words={words} />
      </div>
      <TableBar
        now={{ view, words, choice, frame: null, pending, refusal }}
        choice={choice}
        timeline={null}
        left={() => left('table') ?? (words.me === null ? null : left({ seat: words.me }))}
      />
    </>
  );
};

interface PartProps {
  readonly view: WizardView;
  readonly words: Words;
}

/** Spell and target, or whom to give gold to, as lists of the browser's own. */
const Choosing = ({ view, words, choice }: PartProps & { readonly choice: Choice }) => {
  const t = textsOf(words.lang);
  const { asked, spell, target, open } = choice;
  return (
    <fieldset className={styles.choice}>
      <legend>{t.text.choose}</legend>
      {asked === 'spell' && (
        <Select
          label={t.text.spell}
          value={spell ?? ''}
          onPick={(value) => {
            const found = SPELLS.find((one) => one === value);
            if (found) choice.pick(found);
          }}
          options={view.book.map((one) => [one, `${t.spell[one].name}: ${t.spell[one].effect}`])}
        />
      )}
      <Select
        label={t.text.target}
        value={target === null ? '' : String(target)}
        onPick={(value) => choice.aim(Number(value))}
        options={open.map((seat) => [String(seat), words.name(seat)])}
      />
    </fieldset>
  );
};

const Wizards = ({ view, words, south }: PartProps & { readonly south: Seat }) => {
  const t = textsOf(words.lang);
  return (
    <table className={styles.table}>
      <caption>{t.text.wizards}</caption>
      <thead>
        <tr>
          {[t.text.wizard, t.text.place, t.text.gold, t.text.hand].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {around(south, view.wizards.length).map((seat) => {
          const wizard = view.wizards[seat];
          return (
            wizard && (
              <tr key={seat}>
                <th scope="row">
                  {words.name(seat)}
                  {seat === view.first && ` (${t.board.first})`}
                </th>
                <td>{t.board.place(wizard.space)}</td>
                <td>{wizard.gold}</td>
                <td>{handWords(wizard, isChoosing(view), words)}</td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
};

function handWords({ ready, hand }: Wizard, choosing: boolean, words: Words): string {
  const t = textsOf(words.lang);
  if (choosing || !hand) return ready ? t.board.ready : t.board.choosing;
  if (hand.state === 'cancelled') return t.board.cancelled;
  const spell = hand.spell === null ? t.board.wildHand : t.spell[hand.spell].name;
  return t.board.points(spell, words.name(hand.target));
}

const Spells = ({ view, words }: PartProps) => {
  const t = textsOf(words.lang);
  const last = lastReveal(view, words);
  return (
    <>
      <h3>{t.text.book}</h3>
      <ol className={styles.list}>
        {view.book.map((spell) => (
          <li key={spell}>
            <b>{t.spell[spell].name}</b> · {t.spell[spell].gesture}. {t.spell[spell].effect}.
          </li>
        ))}
      </ol>
      {last !== null && (
        <>
          <h3>{t.text.last}</h3>
          <p>{last}</p>
        </>
      )}
    </>
  );
};

/** Returns the words of the last reveal, hand by hand in turn order. */
function lastReveal(view: WizardView, words: Words): string | null {
  const { wizards, round, first } = view;
  const of = wizards.length;
  // the marker has moved on since
  const order = around(isChoosing(view) ? first + of - 1 : first, of);
  const choices = order.flatMap((seat) => {
    const hand = wizards[seat]?.hand;
    return hand ? [{ seat, ...hand.chosen }] : [];
  });
  return choices.length === 0
    ? null
    : (describe({ type: 'cast', round, choices }, words)?.text ?? null);
}
