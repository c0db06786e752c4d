import type { Seat } from '@kesem/engine/core/game';
import { keyOf } from '@kesem/engine/games/spell-a-spell/asks';
import type { Formed } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import type { Category } from '@kesem/engine/games/spell-a-spell/chapters/categories';
import type { Tally } from '@kesem/engine/games/spell-a-spell/event';
import { type SpellMove, VOTES } from '@kesem/engine/games/spell-a-spell/move';
import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import type { Lang } from '../../../i18n/lang.ts';
import { Button } from '../../../kit/Button.tsx';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { RunningClock } from '../../../kit/RunningClock.tsx';
import type { BoardProps } from '../../contract.ts';
import { INKS } from '../art/inks.ts';
import { usePrints } from '../art/usePrints.ts';
import { WordPrint } from '../art/WordPrint.tsx';
import { textsOf } from '../texts.ts';
import { isTold, type SpellFrame } from '../timeline.ts';
import { heb } from './heb.ts';
import { Mixed } from './Mixed.tsx';
import { Paddle } from './Paddle.tsx';
import { Scenery } from './Scenery.tsx';
import { StageFrame } from './StageFrame.tsx';
import { useCountdown } from './useCountdown.ts';
import styles from './VoteStage.module.css';
import { WoodWord } from './WoodWord.tsx';

/** As high as a line of words. */
const NOTHING = '\u00a0';

/** What stands on the stage: an open vote, or how one closed. */
export interface Ballot {
  /** The question, as its plea names it. */
  readonly key: string;
  /** Who cast the word. */
  readonly by: Seat;
  readonly formed: Formed;
  /** By seat: who has answered. */
  readonly answered: readonly boolean[];
  readonly isOpen: boolean;
  /** Null: no paddle is turned yet. */
  readonly tally: Tally | null;
}

/** The vote that is on the stage now, or in what is shown; null: none. */
export function ballotOf(
  { question, turn }: SpellTypes['view'],
  frame: SpellFrame | null,
): Ballot | null {
  if (frame) {
    const { shows, ballot } = frame;
    if (shows.type !== 'counted' || ballot === null) return null;
    const { formed, answered } = ballot;
    const tally = isTold(frame) ? shows : null;
    return { key: keyOf(ballot), by: shows.seat, formed, answered, isOpen: false, tally };
  }
  if (question?.do !== 'vote') return null;
  const { formed, answered } = question;
  return { key: keyOf(question), by: turn.seat, formed, answered, isOpen: true, tally: null };
}

interface VoteStageProps extends BoardProps<SpellTypes> {
  readonly ballot: Ballot;
}

/** A word in doubt, as theatre: what its caster says of it, everybody's paddle face down, and all turned together at the end. */
export const VoteStage = (props: VoteStageProps) => {
  const { ballot, view, words, moves, plea } = props;
  const { lang, name, ink } = words;
  const t = textsOf(lang);
  const { formed, key, by, tally } = ballot;
  const said = plea?.(by, key) ?? '';
  const others = [...view.counts.keys()].filter((seat) => seat !== by);
  const asked = ballot.isOpen && moves.some((move) => move.do === 'vote');
  return (
    <StageFrame
      label={t.curse.vote}
      lang={lang}
      className={styles.scene}
      data-closed={ballot.isOpen ? undefined : tally ? 'told' : 'rolling'}
      scene={
        <>
          <Scenery />
          <p className={styles.plea}>
            <EmblemPlate ink={ink(by)} size={34} />
            <span>
              {said === '' ? (
                <b>{t.vote.cast(name(by))}</b>
              ) : (
                <>
                  <b>{name(by)}:</b> <bdi>„{said}”</bdi>
                </>
              )}
            </span>
          </p>
          <div className={styles.word}>
            <WoodWord formed={formed} lang={lang} />
          </div>
          {formed.claimed !== undefined && (
            <Claimed formed={formed} category={formed.claimed} lang={lang} />
          )}
          <ul className={styles.paddles}>
            {others.map((seat) => (
              <li key={seat}>
                <Paddle
                  ink={ink(seat)}
                  state={
                    tally ? (tally.votes[seat] ?? 'silent') : ballot.answered[seat] ? 'in' : 'out'
                  }
                  lang={lang}
                />
                <small>
                  <bdi>{name(seat)}</bdi>
                </small>
              </li>
            ))}
          </ul>
          {!ballot.isOpen && <Verdict tally={tally} lang={lang} />}
        </>
      }
    >
      {asked && <Ask {...props} word={formed.word} />}
    </StageFrame>
  );
};

interface VerdictProps {
  readonly tally: Tally | null;
  readonly lang: Lang;
}

/** How a vote comes out. Its room is kept in the roll, so that nothing moves as it comes. */
const Verdict = ({ tally, lang }: VerdictProps) => {
  const t = textsOf(lang);
  return (
    <p className={styles.verdict} data-verdict={tally?.verdict}>
      <b>{tally ? t.vote.verdict[tally.verdict] : NOTHING}</b>
      <small>{tally ? t.tally(tally) : NOTHING}</small>
    </p>
  );
};

interface ClaimedProps {
  readonly formed: Formed;
  readonly category: Category;
  readonly lang: Lang;
}

/** What sort of thing the word is, as its caster says. */
const Claimed = ({ formed, category, lang }: ClaimedProps) => {
  const t = textsOf(lang);
  const print = usePrints([formed])(formed.word);
  return (
    <p className={styles.claim}>
      {t.vote.claims}{' '}
      <b style={{ backgroundColor: INKS[category].ground }}>
        {print && (
          <span className={styles.sort}>
            <WordPrint print={print} />
          </span>
        )}
        {t.category[category]}
      </b>
    </p>
  );
};

/** The question to whoever looks, with its buttons and its clock. */
const Ask = ({
  view,
  words,
  word,
  pending,
  left,
  send,
}: VoteStageProps & { readonly word: string }) => {
  const t = textsOf(words.lang).ask;
  useCountdown(() => left('table'), t.left);
  const answer = (vote: (typeof VOTES)[number]) => (): void =>
    send({ do: 'vote', vote } satisfies SpellMove);
  return (
    <div className={styles.ask}>
      <h2>
        <Mixed text={t.vote(heb(word))} lang={words.lang} />
      </h2>
      <p>
        {view.options.dictionary === 'any' ? t.rule.any : t.rule.noun} <b>{t.voteDefault}</b>
      </p>
      <div className={styles.answers}>
        {VOTES.map((vote) => (
          <Button
            key={vote}
            kind={vote === 'abstain' ? 'ghost' : 'secondary'}
            data-vote={vote}
            disabled={pending}
            onClick={answer(vote)}
          >
            {t.votes[vote]}
          </Button>
        ))}
        <RunningClock left={() => left('table')} low={5000} />
      </div>
    </div>
  );
};
