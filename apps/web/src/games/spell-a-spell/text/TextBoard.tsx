import { type Card, EFFECTS, isRune } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { lettersNeeded } from '@kesem/engine/games/spell-a-spell/chapters/judge';
import { lettersOf, normalised } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { canSpell, type Lexicon } from '@kesem/engine/games/spell-a-spell/lexicon/lexicon';
import { castOf } from '@kesem/engine/games/spell-a-spell/moves';
import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import { type FormEvent, useState } from 'react';
import { isolate } from '../../../i18n/isolate.ts';
import { announce } from '../../../kit/announce.ts';
import { Button } from '../../../kit/Button.tsx';
import { classes } from '../../../kit/classes.ts';
import { Field } from '../../../kit/Field.tsx';
import styles from '../../../kit/TextBoard.module.css';
import type { BoardProps } from '../../contract.ts';
import { TableBar } from '../Bar.tsx';
import { ClaimSheet } from '../table/ClaimSheet.tsx';
import { cardName, heb } from '../table/heb.ts';
import { useLexicon } from '../table/lexicon.ts';
import { Mixed } from '../table/Mixed.tsx';
import { SpellList } from '../table/SpellList.tsx';
import { isCastable, wordStatus } from '../table/status.ts';
import { statusWords } from '../table/statusWords.ts';
import { useClaim } from '../table/useClaim.ts';
import { useQuestion } from '../table/useQuestion.tsx';
import { ballotOf } from '../table/VoteStage.tsx';
import { textsOf } from '../texts.ts';
import { type Build, useChoice } from '../useChoice.ts';

const NO_CARDS: readonly Card[] = [];

/** The table of Spell-a-Spell in words: how it stands, a row for each player, the hand by name, and a field for a word. */
export const TextBoard = (props: BoardProps<SpellTypes>) => {
  const { view, words, pending, refusal, south } = props;
  const t = textsOf(words.lang);
  const isMine = view.me === south;
  const hand = (isMine ? view.hands[south] : null) ?? NO_CARDS;
  const lexicon = useLexicon();
  const claiming = useClaim(props);
  const { send } = claiming;
  const build = useChoice({ ...props, hand, lexicon, send });
  const question = useQuestion(props, false);
  return (
    <>
      <div className={classes(styles.page, styles.columns)}>
        <div className={styles.part}>
          <h2>{t.text.title}</h2>
          <Standing {...props} />
          <Players {...props} />
        </div>
        {isMine && view.question !== null && (
          <div className={styles.part}>
            <h2>{t.text.rack}</h2>
            <p>
              {hand
                .filter(isRune)
                .map((card) => t.letter[card])
                .join(', ')}
            </p>
            <WordField {...{ view, words, pending, hand, lexicon, send }} />
            <ClaimSheet
              claim={claiming.claim}
              onPut={claiming.put}
              pleads={props.plead !== undefined}
              pleas={props.pleas}
              lang={words.lang}
            />
            <Effects {...{ build, hand }} lang={words.lang} />
          </div>
        )}
        <div className={styles.part}>
          <h2>{t.board.spells}</h2>
          <SpellList view={view} words={words} seats={[...view.scores.keys()]} />
        </div>
      </div>
      {question.dialog}
      <TableBar
        now={{ view, words, frame: null, pending, refusal, ...build }}
        build={build}
        timeline={null}
        left={props.left}
        onQuestion={question.reopen}
      />
    </>
  );
};

/** The word to answer, the two piles, and what is said of a word that all vote on. */
const Standing = (props: BoardProps<SpellTypes>) => {
  const { view, words } = props;
  const t = textsOf(words.lang);
  const { pending, pile, effects } = view;
  const facts = [
    pending === null
      ? `${t.curse.none}: ${t.curse.noneSub}`
      : `${t.text.pending}: ${heb(pending.word)}; ${t.curse.need(t.letters(lettersNeeded(view)))}`,
    t.board.pile(pile),
    t.board.effects(effects.length),
    ...said(props),
  ];
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>
          <Mixed text={fact} lang={words.lang} />
        </li>
      ))}
    </ul>
  );
};

/** What the caster of the word that all vote on says of it. */
function said({ view, words, plea }: BoardProps<SpellTypes>): readonly string[] {
  const ballot = ballotOf(view, null);
  if (ballot === null) return [];
  const t = textsOf(words.lang);
  const { by, key, formed } = ballot;
  const line = plea?.(by, key) ?? '';
  return [
    ...(formed.claimed === undefined ? [] : [`${t.vote.claims} ${t.category[formed.claimed]}`]),
    ...(line === '' ? [] : [`${words.name(by)}: ${isolate(line)}`]),
  ];
}

const Players = ({ view, words, presence }: BoardProps<SpellTypes>) => {
  const t = textsOf(words.lang);
  const stateOf = (seat: number): string => {
    const stamp = view.bewitched[seat];
    const open = seat === view.me ? null : view.hands[seat];
    const said = [
      ...(view.turn.seat === seat && view.ended === null ? [t.board.turn] : []),
      ...(stamp ? [t.board.bewitched(heb(stamp))] : []),
      ...(open ? [open.map((card) => cardName(card, t)).join(', ')] : []),
      presence(seat),
    ].filter((part) => part !== '');
    return said.length === 0 ? t.text.nothing : said.join('; ');
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[t.text.player, t.text.hand, t.text.score, t.text.state].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.counts.map((count, seat) => (
          // a seat is its number
          <tr key={seat} data-seat={seat === view.me ? 'me' : seat}>
            <th scope="row">
              <bdi>{words.name(seat)}</bdi>
            </th>
            <td>{count}</td>
            <td>{view.scores[seat]}</td>
            <td>
              <Mixed text={stateOf(seat)} lang={words.lang} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface WordFieldProps
  extends Pick<BoardProps<SpellTypes>, 'view' | 'words' | 'pending' | 'send'> {
  readonly hand: readonly Card[];
  readonly lexicon: Lexicon | null;
}

/** A field for a whole word: letters that are missing are laid with fog. */
const WordField = ({ view, words, pending, send, hand, lexicon }: WordFieldProps) => {
  const t = textsOf(words.lang);
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState('');
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    const word = normalised(typed.trim());
    if (word === '' || pending) return;
    const wrong = barredBy(word, { view, words, hand, lexicon });
    setWhy(wrong ?? '');
    if (wrong !== null) return announce(wrong, 'assertive');
    setTyped('');
    send(castOf(hand, word));
  };
  return (
    <form className={styles.part} onSubmit={enter}>
      <Field
        label={t.text.word}
        hint={t.text.hint}
        value={typed}
        lang="he"
        dir="rtl"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        {...(why === '' ? {} : { error: why })}
      />
      <Button type="submit">{t.text.cast}</Button>
    </form>
  );
};

/** Why a word cannot be cast, in words; null: it can. */
function barredBy(
  word: string,
  { view, words, hand, lexicon }: Pick<WordFieldProps, 'view' | 'words' | 'hand' | 'lexicon'>,
): string | null {
  const t = textsOf(words.lang);
  const runes = hand.filter(isRune);
  const isSpelt = lettersOf(word).length === word.length && canSpell(runes, word);
  if (view.question?.do !== 'turn' || view.turn.seat !== view.me) return t.board.notTurn;
  if (!isSpelt) return t.text.cannot(heb(word));
  const status = wordStatus(word, view, lexicon);
  return isCastable(status) ? null : statusWords(status, lettersNeeded(view), words.lang);
}

interface EffectsProps {
  readonly build: Build;
  readonly hand: readonly Card[];
  readonly lang: BoardProps<SpellTypes>['words']['lang'];
}

const Effects = ({ build, hand, lang }: EffectsProps) => {
  const t = textsOf(lang);
  const held = EFFECTS.filter((effect) => hand.includes(effect));
  if (held.length === 0) return null;
  return (
    <>
      <h3>{t.board.shelf}</h3>
      <ul className={styles.facts}>
        {held.map((effect) => (
          <li key={effect}>
            <Button
              size="sm"
              aria-disabled={build.barred(effect) !== null}
              onClick={() => build.intend({ do: 'play', effect })}
            >
              {t.board.held(t.effect[effect], hand.filter((card) => card === effect).length)}
            </Button>{' '}
            {build.barred(effect) ?? t.bar.does[effect]}
          </li>
        ))}
      </ul>
    </>
  );
};
