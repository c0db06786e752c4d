import type { CSSProperties, ReactNode } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { IconButton } from '../../../kit/IconButton.tsx';
import type { IconName } from '../../../kit/icons.data.ts';
import { Icon } from '../../../kit/icons.tsx';
import { textsOf } from '../texts.ts';
import type { Build } from '../useChoice.ts';
import { GRAIN } from './art.ts';
import styles from './Bench.module.css';
import { ONE_ROW, type Tile, wordTiles } from './rack.ts';
import type { Status } from './status.ts';
import { isCastable } from './status.ts';
import { statusWords } from './statusWords.ts';
import { type Stop, TileRow } from './TileRow.tsx';
import { useTileDrag } from './useTileDrag.ts';
import { WoodTile } from './WoodTile.tsx';

interface BenchProps {
  readonly build: Build;
  /** How many letters a word must have now. */
  readonly need: number;
  readonly lang: Lang;
  /** What may be said of a word that goes to the vote. */
  readonly children?: ReactNode;
}

/** Where words are built: the track with its slots, what the word is worth, and the rack of wood. */
export const Bench = ({ build, need, lang, children }: BenchProps) => {
  const t = textsOf(lang);
  const { rack, status } = build;
  const told = statusWords(status, need, lang);
  return (
    <div className={styles.bench}>
      <div className={styles.row}>
        <IconButton
          label={t.board.shuffle}
          icon={<Icon name="shuffle" />}
          onClick={build.shuffle}
        />
        <Track build={build} need={need} lang={lang} />
        <IconButton
          label={t.board.clear}
          icon={<Icon name="undo" />}
          disabled={rack.word.length === 0}
          onClick={build.clear}
        />
      </div>
      <div
        className={styles.status}
        dir={lang === 'he' ? 'rtl' : 'ltr'}
        data-is={isCastable(status) ? status.is : undefined}
      >
        <Icon name={ICONS[status.is]} size={18} weight={3} />
        {/* what it says next takes the place of what it said, and does not move from there */}
        <span key={told}>{told}</span>
        {status.is === 'vote' && children}
      </div>
      <RackRow build={build} lang={lang} />
    </div>
  );
};

const ICONS: Readonly<Record<Status['is'], IconName>> = {
  empty: 'pencil',
  open: 'help',
  special: 'star',
  listed: 'check',
  known: 'check',
  vote: 'chat',
  blind: 'eye',
  unsure: 'clock',
  barred: 'close',
};

/** The word, with the slots that the curse demands. */
const Track = ({ build, need, lang }: BenchProps) => {
  const t = textsOf(lang);
  const tiles = wordTiles(build.rack);
  const empty = Math.max(need - tiles.length, 0);
  const more = empty === 0 && tiles.length < build.rack.tiles.length ? 1 : 0;
  return (
    <TileRow label={t.board.word} className={styles.track} count={tiles.length} zone="word">
      {(stop) => (
        <>
          {tiles.map((tile, at) => (
            <TileButton
              key={tile.id}
              {...{ build, tile }}
              stop={stop(at)}
              label={t.board.inWord(inWord(tile, lang), at + 1)}
              onPress={() => (tile.card === 'fog' ? build.rename(tile.id) : build.takeUp(tile.id))}
            >
              <WoodTile
                rune={tile.card}
                letter={tile.letter}
                isLast={at === tiles.length - 1 && at > 0}
                lang={lang}
              />
            </TileButton>
          ))}
          {Array.from({ length: empty + more }, (_, at) => (
            // empty slots are all alike
            <span key={at} className={styles.slot} data-needed={at < empty ? '' : undefined} />
          ))}
        </>
      )}
    </TileRow>
  );
};

function inWord(tile: ReturnType<typeof wordTiles>[number], lang: Lang): string {
  const { letter: names, board } = textsOf(lang);
  if (tile.card !== 'fog') return names[tile.card];
  return tile.letter === null ? board.fogOpen : board.fogAs(names[tile.letter]);
}

/** The rack: each tile keeps its place, also while it lies in the word. */
const RackRow = ({ build, lang }: Pick<BenchProps, 'build' | 'lang'>) => {
  const t = textsOf(lang);
  const { tiles, word } = build.rack;
  return (
    <div
      className={styles.wood}
      style={styleOf(tiles.length)}
      data-rows={Math.ceil(tiles.length / columnsOf(tiles.length))}
    >
      <svg
        className={styles.grain}
        viewBox="0 0 400 60"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={GRAIN} />
      </svg>
      <TileRow label={t.board.rack} className={styles.rack} count={tiles.length} zone="rack">
        {(stop) =>
          tiles.map((tile, at) => {
            const isLaid = word.includes(tile.id);
            const place = t.board.place(t.letter[tile.card], at + 1, tiles.length);
            return (
              <TileButton
                key={tile.id}
                {...{ build, tile }}
                stop={stop(at)}
                label={place}
                isLaid={isLaid}
                onPress={() => build.press(tile.id)}
              >
                {!isLaid && <WoodTile rune={tile.card} lang={lang} />}
              </TileButton>
            );
          })
        }
      </TileRow>
    </div>
  );
};

interface TileButtonProps {
  readonly build: Build;
  readonly tile: Tile;
  readonly stop: Stop;
  readonly label: string;
  /** On the rack: whether it lies in the word. */
  readonly isLaid?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A tile: to be tapped, dragged, or walked to by keys. */
const TileButton = (props: TileButtonProps) => {
  const { build, tile, stop, label, isLaid, onPress, children } = props;
  const drag = useTileDrag(isLaid !== true, (drop) => {
    if (drop?.on === 'word') build.lay(tile.id, drop.at);
    else if (drop && build.rack.word.includes(tile.id)) build.takeUp(tile.id);
  });
  return (
    <button
      type="button"
      className={styles.tile}
      data-tile={tile.id}
      data-rune={tile.card}
      data-empty={isLaid ? '' : undefined}
      aria-label={label}
      {...(isLaid === undefined ? {} : { 'aria-pressed': isLaid })}
      {...stop}
      {...drag.on}
      onClick={onPress}
    >
      {children}
    </button>
  );
};

/** A hand that has grown lies in rows; large letters on a phone always do. */
const COLUMNS = { least: 6, most: 8 } as const;
const FEW = { least: 3, most: 5 } as const;

function columnsOf(count: number): number {
  const { least, most } = COLUMNS;
  return count <= ONE_ROW ? Math.max(least, count) : Math.min(most, Math.ceil(count / 2));
}

function styleOf(count: number): CSSProperties & Readonly<Record<'--many' | '--few', number>> {
  const few = Math.min(FEW.most, Math.max(FEW.least, Math.ceil(count / 2)));
  return { '--many': columnsOf(count), '--few': few };
}
