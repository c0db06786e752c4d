import type { Seat } from '@kesem/engine/core/game';
import { written } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import type { Spell } from '@kesem/engine/games/spell-a-spell/event';
import type { SpellView } from '@kesem/engine/games/spell-a-spell/state';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import styles from './SpellList.module.css';

interface SpellListProps {
  readonly view: SpellView;
  readonly words: Words;
  readonly seats: readonly Seat[];
}

/** All words that stood, player by player, as they went onto the score piles. */
export const SpellList = ({ view, words, seats }: SpellListProps) => {
  const t = textsOf(words.lang);
  return (
    <ul className={styles.players}>
      {seats.map((seat) => {
        const cast = view.spells.filter((spell) => spell.seat === seat);
        return (
          <li key={seat}>
            <h3 className={styles.name}>
              <EmblemPlate ink={words.ink(seat)} size={26} />
              <bdi>{words.name(seat)}</bdi>
              <b>{view.scores[seat]}</b>
            </h3>
            {cast.length === 0 ? (
              <p>{t.board.noSpells}</p>
            ) : (
              <ul className={styles.spells}>
                {cast.map((spell, at) => (
                  // the same word may be cast twice
                  <li key={at}>
                    <OneSpell spell={spell} words={words} showsGloss={view.options.gloss} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
};

interface OneSpellProps {
  readonly spell: Spell;
  readonly words: Words;
  readonly showsGloss: boolean;
}

const OneSpell = ({ spell: { word, how, gloss }, words, showsGloss }: OneSpellProps) => {
  const note = textsOf(words.lang).how[how];
  return (
    <>
      <bdi lang="he" dir="rtl">
        {written(word)}
      </bdi>
      {note !== '' && <small>{note}</small>}
      {showsGloss && gloss !== null && (
        <small lang="en" dir="ltr">
          {gloss}
        </small>
      )}
    </>
  );
};
