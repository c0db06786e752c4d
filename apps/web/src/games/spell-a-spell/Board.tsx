/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out so */
import type { Seat } from '@kesem/engine/core/game';
import type { Card } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { lettersNeeded } from '@kesem/engine/games/spell-a-spell/chapters/judge';
import type { Special } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import type { SpellTypes, SpellView } from '@kesem/engine/games/spell-a-spell/state';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { LetGo } from '../../kit/LetGo.tsx';
import { directed } from '../../kit/timeline/keys.ts';
import { type Played, played } from '../../kit/timeline/played.tsx';
import type { Timeline } from '../../kit/timeline/useTimeline.ts';
import { useHeld } from '../../kit/useHeld.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { BoardProps } from '../contract.ts';
import { TableBar } from './Bar.tsx';
import styles from './Board.module.css';
import { Bench } from './table/Bench.tsx';
import { ClaimSheet } from './table/ClaimSheet.tsx';
import { Curse } from './table/Curse.tsx';
import { curseOf, glossOf } from './table/curse.ts';
import { Flights } from './table/Flights.tsx';
import { FogSheet } from './table/FogSheet.tsx';
import { largeAttribute } from './table/habits.ts';
import { useLexicon } from './table/lexicon.ts';
import { DrawPile, EffectPile } from './table/Piles.tsx';
import { type Picture, pictureOf } from './table/picture.ts';
import { Ring } from './table/Ring.tsx';
import { ONE_ROW } from './table/rack.ts';
import { Seals } from './table/Seals.tsx';
import { SpellList } from './table/SpellList.tsx';
import { Stage, stagedOf } from './table/Stage.tsx';
import { useClaim } from './table/useClaim.ts';
import { useKeys } from './table/useKeys.ts';
import { useQuestion } from './table/useQuestion.tsx';
import { textsOf } from './texts.ts';
import { flightsOf, framesOf, type SpellFrame } from './timeline.ts';
import { type Build, useChoice } from './useChoice.ts';

const NO_CARDS: readonly Card[] = [];
const NO_FLIGHTS = [] as const;

/** The table of Spell-a-Spell: the players around the word that is cast, and one's own letters on a rack of wood. */
const Table = (props: Played<BoardProps<SpellTypes>, SpellFrame>) => {
  const { view, words, pending, refusal, south, timeline } = props;
  const { frame } = timeline;
  const lexicon = useLexicon();
  const picture = useMemo(() => frame?.view ?? pictureOf(view), [frame, view]);
  const hand = handOf(frame, view, south);
  const claiming = useClaim(props);
  const build = useChoice({ ...props, hand, lexicon, send: claiming.send });
  const staged = stagedOf(view, frame);
  const table = useRef<HTMLDivElement>(null);
  const plays = view.me === south && view.question !== null;
  useTableKeys({ build, timeline, plays, table });
  // a stage asks by itself
  const question = useQuestion(props, (frame ?? staged) !== null);
  const isCovered = useHeld(staged !== null);
  const t = textsOf(words.lang);
  const flights = useMemo(() => (frame ? flightsOf(frame) : NO_FLIGHTS), [frame]);
  return (
    <>
      <div
        ref={table}
        className={styles.board}
        dir="ltr"
        role="group"
        aria-label={t.board.label}
        tabIndex={-1}
      >
        <div
          className={styles.inner}
          inert={isCovered}
          data-part={view.question?.do ?? 'over'}
          data-shows={frame?.shows.type}
          data-grown={build.rack.tiles.length > ONE_ROW ? '' : undefined}
          {...roomFor(props, plays)}
        >
          <Ring {...props} {...{ picture, build, hand }} />
          {picture.turn === null ? (
            <Ending {...props} />
          ) : (
            <Middle {...props} {...{ frame, picture, build }} />
          )}
          {plays && <Own {...props} {...{ build, claiming, timeline }} />}
          <VisuallyHidden>{t.board.help}</VisuallyHidden>
        </div>
        <Over isStaged={staged !== null}>{staged && <Stage {...props} staged={staged} />}</Over>
        <Flights flights={flights} />
      </div>
      <FogSheet open={build.naming !== null} lang={words.lang} onName={build.name} />
      {question.dialog}
      <TableBar
        now={{ view, words, frame, pending, refusal, ...build }}
        {...{ build, timeline }}
        left={props.left}
        onQuestion={question.reopen}
      />
    </>
  );
};

interface OverProps {
  readonly isStaged: boolean;
  readonly children: ReactNode;
}

/** What lies over the table. A stage goes without the focus that it had. */
const Over = ({ isStaged, children }: OverProps) => {
  const over = useRef<HTMLDivElement>(null);
  return (
    <div ref={over} className={styles.over}>
      <LetGo of={over} when={isStaged ? 'staged' : ''} />
      {children}
    </div>
  );
};

/** Whoever looks on sees the letters of the seat they look from. */
export const Board = played((step, { south }) => framesOf(step, south), Table);

/** For whom the room is divided: a hand, large letters, or somebody who only looks at so many players. */
function roomFor({ hands = false, habits, view }: BoardProps<SpellTypes>, plays: boolean) {
  return {
    'data-hands': hands ? '' : undefined,
    'data-large': hands ? '' : largeAttribute(habits),
    'data-watched': plays ? undefined : view.counts.length,
  };
}

/** The cards that lie on the rack now. */
function handOf(frame: SpellFrame | null, view: SpellView, south: Seat): readonly Card[] {
  return (frame ? frame.hand : view.hands[south]) ?? NO_CARDS;
}

interface OwnProps extends BoardProps<SpellTypes> {
  readonly build: Build;
  readonly claiming: ReturnType<typeof useClaim>;
  readonly timeline: Timeline<unknown>;
}

/** The bench of whoever looks, and what they may say of a word that goes to the vote. */
const Own = ({ build, claiming, timeline, ...props }: OwnProps) => {
  const { lang } = props.words;
  const { frame, skip } = timeline;
  return (
    <div className={styles.own} onPointerDownCapture={frame ? skip : undefined}>
      <Bench build={build} need={neededOf(props)} lang={lang}>
        <ClaimSheet
          claim={claiming.claim}
          onPut={claiming.put}
          pleads={props.plead !== undefined}
          pleas={props.pleas}
          lang={lang}
        />
      </Bench>
    </div>
  );
};

/** How many letters a word of whoever looks must have now. */
function neededOf({ view }: Pick<BoardProps<SpellTypes>, 'view'>): number {
  return lettersNeeded(view.turn.seat === view.me ? view : { pending: null });
}

interface MiddleProps extends BoardProps<SpellTypes> {
  readonly frame: SpellFrame | null;
  readonly picture: Picture;
  readonly build: Build;
}

/** What is cast, the two piles, and the four magic words. */
const Middle = ({ view, words, frame, picture, build }: MiddleProps) => {
  const { lang } = words;
  const curse = useMemo(() => curseOf(view, frame, picture, words), [view, frame, picture, words]);
  const lit = build.status.is === 'special' ? build.status.word : null;
  return (
    <div className={styles.middle} data-turning={curse.turned ? '' : undefined}>
      <Curse curse={curse} gloss={glossOf(view, curse)} cast={view.spells} lang={lang} />
      <DrawPile count={picture.pile} lang={lang} />
      <Seals lit={lit} castBy={(word) => casters(view, word).map(words.name)} lang={lang} />
      <EffectPile effects={picture.effects} lang={lang} />
    </div>
  );
};

/** Who has cast a magic word in this match, each once. */
function casters({ spells }: SpellView, magic: Special): readonly Seat[] {
  const cast = spells.filter(({ how, word }) => how === 'special' && word === magic);
  return [...new Set(cast.map(({ seat }) => seat))];
}

/** After the match: every word of it. */
const Ending = ({ view, words }: BoardProps<SpellTypes>) => {
  const t = textsOf(words.lang).board;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <section className={styles.ending} aria-label={t.spells} tabIndex={0}>
      <h2 dir={words.lang === 'he' ? 'rtl' : 'ltr'}>{t.spells}</h2>
      <div dir={words.lang === 'he' ? 'rtl' : 'ltr'}>
        <SpellList view={view} words={words} seats={[...view.scores.keys()]} />
      </div>
    </section>
  );
};

interface TableKeys {
  readonly build: Build;
  readonly timeline: Timeline<unknown>;
  /** Whether whoever looks has letters to spell with. */
  readonly plays: boolean;
  readonly table: RefObject<HTMLDivElement | null>;
}

/** Keys spell, or direct what is played; whoever spells has seen enough of it. */
function useTableKeys({ build, timeline, plays, table }: TableKeys): void {
  const spelt = (act: () => void): boolean => {
    if (plays) act();
    return plays;
  };
  useKeys({
    onLetter: (letter) =>
      spelt(() => {
        if (timeline.frame) timeline.skip();
        // Enter casts, also after a tile of the rack had the focus
        table.current?.focus({ preventScroll: true });
        build.type(letter);
      }),
    onPlayed: (event) => directed(event, timeline),
    onBackspace: () => spelt(build.back),
    onEnter: () => spelt(build.commit),
    onSpace: () => spelt(build.shuffle),
    onEscape: () => spelt(build.back),
  });
}
