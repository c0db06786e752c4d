/** The company of bots: two characters a level. A bot's name is that of its character, which each client says in its own language. */
import { LEVELS, type Level } from '@kesem/engine/core/bot';

const CAST = {
  gentle: ['comma', 'draft'],
  easy: ['blot', 'roller'],
  medium: ['block', 'bottle'],
  hard: ['graver', 'press'],
} as const satisfies Record<Level, readonly [string, string]>;
export type Character = (typeof CAST)[Level][number];
const CHARACTERS: readonly Character[] = Object.values(CAST).flat();

/** Who may play at a level: its own two first, then their neighbours, the nearest before the others. */
export function castFor(level: Level): readonly Character[] {
  const at = LEVELS.indexOf(level);
  return LEVELS.toSorted(
    (a, b) => Math.abs(LEVELS.indexOf(a) - at) - Math.abs(LEVELS.indexOf(b) - at),
  ).flatMap((one) => CAST[one]);
}

/** Which character a bot is; in what is older than they are, one of its level's two. */
export function characterOf({
  name,
  ink,
  bot,
}: {
  readonly name: string;
  readonly ink: number;
  readonly bot: Level;
}): Character {
  return CHARACTERS.find((one) => one === name) ?? CAST[bot][ink % 2 === 0 ? 0 : 1];
}
