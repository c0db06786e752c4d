/** What people bring to a game, kept under names of theirs. */
import type { dropPresetBody, Presets, presetBody } from '@kesem/protocol/http';
import { LIMITS } from '@kesem/protocol/limits';
import type { RoomDeps } from '@kesem/room/deps';
import { cleanName } from '@kesem/room/text';
import type * as z from 'zod/mini';
import type { Limits } from '../limits.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time.ts';
import { type Answer, refused } from './answer.ts';

export interface PresetParts {
  readonly store: Pick<Store, 'presetsOf' | 'keepPreset' | 'dropPreset'>;
  readonly table: RoomDeps['table'];
  readonly limits: Pick<Limits, 'presets'>;
  readonly clock: Clock;
}

/** Returns the presets that an identity keeps for a game, as far as its rules still take them. */
export async function presetsOf(
  { store, table }: PresetParts,
  identity: string,
  game: string,
): Promise<Answer> {
  const rules = table(game);
  if (!rules) return refused('noSuchGame');
  const kept = await store.presetsOf(identity, game);
  const body: Presets = { presets: kept.filter(({ own }) => rules.parseOwn(own) !== null) };
  return { ok: true, body };
}

/** Keeps a choice that the rules of its game take. */
export async function keepPreset(
  { store, table, limits, clock }: PresetParts,
  identity: string,
  { id, game, ...rest }: z.output<typeof presetBody>,
): Promise<Answer> {
  const rules = table(game);
  if (!rules) return refused('noSuchGame');
  const name = cleanName(rest.name);
  if (name === null) return refused('badName');
  const chosen = rules.parseOwn(rest.own ?? null);
  if (!chosen) return refused('junk');
  if (!(await limits.presets.take(identity))) return refused('tooFast');
  const preset = { identity, game, id, name, own: chosen.own, at: clock.now() };
  const kept = await store.keepPreset(preset, LIMITS.presetsPerGame);
  return kept ? { ok: true, body: { ok: true } } : refused('tooManyPresets');
}

/** Drops a preset; one that is not there is dropped already. */
export async function dropPreset(
  { store }: PresetParts,
  identity: string,
  { id }: z.output<typeof dropPresetBody>,
): Promise<Answer> {
  await store.dropPreset(identity, id);
  return { ok: true, body: { ok: true } };
}
