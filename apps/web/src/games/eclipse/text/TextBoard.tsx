import { creaturesOf, stonesOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import { abilitiesOf, isAble, lifeOf, skillOf } from '@kesem/engine/games/eclipse/chapters/stats';
import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseTypes, EclipseView } from '@kesem/engine/games/eclipse/state';
import { other, playerOf } from '@kesem/engine/games/eclipse/state';
import styles from '../../../kit/TextBoard.module.css';
import type { BoardProps, Words } from '../../contract.ts';
import { TableBar } from '../Bar.tsx';
import { abilityName, cardText } from '../cards/text.ts';
import { CombatLane } from '../combat/CombatLane.tsx';
import { windowClock } from '../table/asked.ts';
import { cardWords } from '../table/Hand.tsx';
import { ODDS_OFF } from '../table/habits.ts';
import { useControls } from '../table/useControls.ts';
import { Windows } from '../table/Windows.tsx';
import { textsOf } from '../texts.ts';
import { bearerName, nameOf } from '../words/naming.ts';
import { usePrompt } from '../words/usePrompt.ts';
import { Actions } from './Actions.tsx';

/** The table of Eclipse in words: tables of both sides, the hand as a list, and lists to choose from. Nothing plays; the log tells. */
export const TextBoard = (props: BoardProps<EclipseTypes>) => {
  const { view, words, moves, pending, left } = props;
  const controls = useControls(props, 'still');
  const { choice, desk } = controls;
  usePrompt(controls.now);
  const t = textsOf(words.lang);
  const south = playerOf(props.south);
  const odds = props.habits[ODDS_OFF] !== true;
  return (
    <>
      <div className={styles.page}>
        <h2>{t.text.title}</h2>
        {view.turn > 0 && <p>{`${t.board.turn(view.turn)}: ${words.name(view.active)}`}</p>}
        <Actions {...{ view, moves, words, choice, desk }} />
        <CombatLane view={view} shows={[]} words={words} desk={desk} teach={odds} />
        <Standing view={view} south={south} words={words} />
        <Creatures view={view} south={south} words={words} />
        <Enchantments view={view} words={words} />
        <HandList view={view} words={words} />
        {view.mine && !view.ended && (
          <>
            <h3>{t.text.windows}</h3>
            <Windows
              prefs={view.mine.prefs}
              lang={words.lang}
              pending={pending}
              onPrefs={controls.setPrefs}
              odds={odds}
              onOdds={(on) => props.onHabit(ODDS_OFF, !on)}
            />
          </>
        )}
      </div>
      <TableBar
        {...{ now: controls.now, desk, moves }}
        timeline={controls.timeline}
        answers={controls.answers}
        haste={controls.haste}
        onPrefs={controls.setPrefs}
        left={() => {
          const key = windowClock(view);
          return key === null ? null : left({ timer: key });
        }}
        onZoom={null}
      />
    </>
  );
};

interface PartProps {
  readonly view: EclipseView;
  readonly words: Words;
  readonly south: Player;
}

const Heads = ({ heads }: { readonly heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

const Standing = ({ view, south, words }: PartProps) => {
  const t = textsOf(words.lang);
  return (
    <table className={styles.table}>
      <caption>{t.text.standing}</caption>
      <Heads heads={[t.text.side, t.text.stones, t.text.hand, t.text.deck]} />
      <tbody>
        {[south, other(south)].map((player) => {
          const stones = stonesOf(view, player);
          return (
            <tr key={player}>
              <th scope="row">{words.name(player)}</th>
              <td>
                {stones.length} ({stones.filter(({ marked }) => !marked).length})
              </td>
              <td>{view.hands[player]}</td>
              <td>{view.decks[player]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const Creatures = ({ view, south, words }: PartProps) => {
  const t = textsOf(words.lang);
  const creatures = [south, other(south)].flatMap((player) => creaturesOf(view, player));
  if (creatures.length === 0) return <p>{`${t.text.creatures}: ${t.text.none}`}</p>;
  const { creature, whose, skill, life, damage, abilities, state } = t.text;
  return (
    <table className={styles.table}>
      <caption>{t.text.creatures}</caption>
      <Heads heads={[creature, whose, skill, life, damage, abilities, state]} />
      <tbody>
        {creatures.map((one) => (
          <tr key={one.id}>
            <th scope="row">{nameOf(view, one.id, words.lang)}</th>
            <td>{words.name(one.side)}</td>
            <td>{skillOf(view, one)}</td>
            <td>{lifeOf(view, one)}</td>
            <td>{one.damage}</td>
            <td>
              {abilitiesOf(view, one)
                .map((ability) => abilityName(ability, words.lang))
                .join(', ')}
            </td>
            <td>{isAble(view, one) ? '' : t.board.paralysed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Enchantments = ({ view, words }: Omit<PartProps, 'south'>) => {
  const t = textsOf(words.lang);
  if (view.enchantments.length === 0) return null;
  return (
    <>
      <h3>{t.text.enchantments}</h3>
      <ul>
        {view.enchantments.map(({ id, card, side, bearer }) => (
          <li key={id}>
            <b>{nameOf(view, id, words.lang)}</b> ({words.name(side)}, {t.text.bearer}{' '}
            {bearerName(view, bearer, words)}): {cardText(card, words.lang)}
          </li>
        ))}
      </ul>
    </>
  );
};

const HandList = ({ view, words }: Omit<PartProps, 'south'>) => {
  if (!view.mine) return null;
  return (
    <>
      <h3>{textsOf(words.lang).text.handList}</h3>
      <ol>
        {view.mine.hand.map((card, slot) => (
          // two cards of one name are alike; their place is what differs
          <li key={`${card} ${slot}`}>{cardWords(card, words)}</li>
        ))}
      </ol>
    </>
  );
};
