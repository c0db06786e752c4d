import type { Preferences } from '@kesem/engine/games/eclipse/chapters/preferences';
import type { EclipseMove } from '@kesem/engine/games/eclipse/move';
import { TRANSPORT } from '../../i18n/transport.ts';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { Bar } from '../../kit/bar.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import type { Timeline } from '../../kit/timeline/useTimeline.ts';
import { TransportKeys, transport } from '../../kit/transport.tsx';
import { WithClock } from '../../kit/WithClock.tsx';
import styles from './Bar.module.css';
import type { CombatDesk } from './combat/props.ts';
import { type Said, type Situation, sentenceOf } from './sentence.ts';
import { tooMany } from './table/asked.ts';
import type { Answers } from './table/useAnswers.ts';
import type { Controls } from './table/useControls.ts';
import { textsOf } from './texts.ts';
import { abilityOn, cardAt } from './words/naming.ts';
import { doesWords } from './words/sayPicked.ts';

interface BarProps {
  readonly now: Situation;
  readonly desk: CombatDesk;
  readonly answers: Answers;
  readonly haste: Controls['haste'];
  readonly timeline: Timeline<unknown>;
  readonly moves: readonly EclipseMove[];
  /** What is left of the time for the open question, in ms; null: there is no limit. */
  readonly left: () => number | null;
  readonly onPrefs: (prefs: Preferences) => void;
  readonly onZoom: (() => void) | null;
}

/** The sentence with its buttons. A combat that is put together brings its own. */
export const TableBar = (props: BarProps) => {
  const { now, desk, timeline, left } = props;
  const { say, sub } = sentenceOf(now);
  const isResponse = now.choice.asked === 'window' && !now.frame;
  if (now.frame) {
    const words = TRANSPORT[now.words.lang];
    const played = transport(words, timeline);
    const secondary = isTheirTurn(now) ? (
      <>
        <Hurry {...props} className={styles.whileShown} />
        {played.secondary}
      </>
    ) : (
      played.secondary
    );
    return (
      <Bar>
        <ActionBar
          say={say}
          sub={<TransportKeys words={words} skip="Esc" />}
          {...played}
          secondary={secondary}
        />
      </Bar>
    );
  }
  if (desk.bar && !now.choice.picked) {
    return (
      <Bar>
        <ActionBar {...desk.bar} />
      </Bar>
    );
  }
  return (
    <Bar>
      <div className={isResponse ? styles.respond : undefined}>
        <ActionBar
          say={say}
          sub={<Sub {...(sub === undefined ? {} : { sub })} left={left} />}
          secondary={<Secondary {...props} />}
          primary={<Primary {...props} />}
        />
      </div>
    </Bar>
  );
};

/** The second line of the bar, and the time that is left to answer. */
const Sub = ({ sub = '', left }: Pick<BarProps, 'left'> & Partial<Pick<Said, 'sub'>>) => (
  <>
    <span className={styles.sub}>{sub}</span>
    <WithClock say="" left={left} />
  </>
);

/** Plays what is picked; of several abilities one must be chosen first. */
const Play = ({ choice, view, words }: Situation) =>
  choice.picked === null || choice.picked.kind === 'creature' ? null : (
    <Button kind="primary" disabled={choice.play === null} onClick={choice.commit}>
      {doesWords(choice.picked, view, words)}
    </Button>
  );

/** Whether combat comes first of what one may do; a turn whose end was asked for is ended first. */
const goesToBattle = ({ choice, warned }: Situation, { canStart }: CombatDesk): boolean =>
  choice.asked === 'main' && canStart && !warned;

const Primary = ({ now, desk, answers, moves }: BarProps) => {
  const { choice, words, view } = now;
  const t = textsOf(words.lang).bar;
  if (choice.picked) return <Play {...now} />;
  if (answers.primary === null) return null;
  if (goesToBattle(now, desk)) {
    return (
      <Button kind="primary" onClick={desk.start}>
        {t.fight}
      </Button>
    );
  }
  const label = {
    keep: moves.some((move) => move.do === 'redraw') ? t.keep : t.begin,
    end: t.end,
    pass: t.goOn,
    answer: view.agenda[0]?.do === 'claim' ? t.claimYes : t.drawYes,
    discard: t.discardGo(choice.slots.length, tooMany(view)),
  }[answers.primary.does];
  return (
    <Button
      kind="primary"
      disabled={answers.primary.act === null}
      onClick={answers.primary.act ?? undefined}
    >
      {label}
    </Button>
  );
};

/** Combat or the end of the turn, whichever does not come first. */
const Beside = ({ now, desk, answers: { primary } }: BarProps) => {
  const t = textsOf(now.words.lang).bar;
  return goesToBattle(now, desk) ? (
    <Button onClick={primary?.act ?? undefined}>{t.end}</Button>
  ) : (
    <Button onClick={desk.start}>{t.fight}</Button>
  );
};

const Secondary = (props: BarProps) => {
  const { now, desk, answers, moves, onPrefs } = props;
  const { choice, words, view } = now;
  const t = textsOf(words.lang).bar;
  if (choice.picked) return <Picking {...props} />;
  if (choice.asked === 'main' && desk.canStart) return <Beside {...props} />;
  if (choice.asked === 'redraw' && moves.some((move) => move.do === 'redraw')) {
    return <Button onClick={answers.redraw}>{t.again}</Button>;
  }
  if (choice.asked === 'answer') return <Button onClick={answers.no}>{t.no}</Button>;
  if (answers.passAll) return <Button onClick={answers.passAll}>{t.goOnAll}</Button>;
  if (!isTheirs(now)) return null;
  return (
    <>
      <Hurry {...props} />
      <Wait view={view} words={words} onPrefs={onPrefs} />
    </>
  );
};

/** The abilities to choose from, a closer look at a card, and the way back. */
const Picking = ({ now, onZoom }: BarProps) => {
  const { choice, words, view } = now;
  const t = textsOf(words.lang).bar;
  const card = choice.picked && 'id' in choice.picked ? cardAt(view, choice.picked.id) : null;
  return (
    <>
      {choice.abilities.map((ability) => (
        <Button key={ability} onClick={() => choice.choose(ability)}>
          {card && abilityOn(card, ability, words.lang)}
        </Button>
      ))}
      <IconButton
        kind="block"
        label={onZoom ? t.zoom : t.cancel}
        icon={<Icon name={onZoom ? 'eye' : 'close'} />}
        onClick={onZoom ?? choice.back}
      />
    </>
  );
};

/** Whether the turn is the other's, for whoever plays. */
function isTheirTurn({ view }: Situation): boolean {
  return view.mine !== null && view.turn > 0 && view.active !== view.me;
}

/** Whether the other side acts, so that one may want to be asked next. */
function isTheirs({ view, choice }: Situation): boolean {
  const isAsked = choice.asked !== 'nothing' && choice.asked !== 'free';
  return view.mine !== null && view.turn > 0 && !view.ended && !isAsked;
}

/** What comes is shown faster until the turn is over. */
const Hurry = ({
  now,
  haste,
  className,
}: BarProps & { readonly className?: string | undefined }) => {
  const t = textsOf(now.words.lang).windows;
  if (!haste) return null;
  return (
    <Chip className={className} pressed={haste.on} title={t.hurryLong} onPress={haste.toggle}>
      {t.hurry}
    </Chip>
  );
};

/** "Wait!": the next window asks, whatever the mode. */
const Wait = ({
  view,
  words,
  onPrefs,
}: Pick<Situation, 'view' | 'words'> & Pick<BarProps, 'onPrefs'>) => {
  const t = textsOf(words.lang).windows;
  const prefs = view.mine?.prefs;
  if (!prefs) return null;
  return (
    <Chip
      pressed={prefs.wait}
      title={t.waitLong}
      onPress={() => onPrefs({ ...prefs, wait: !prefs.wait })}
    >
      {prefs.wait ? t.waiting : t.wait}
    </Chip>
  );
};
