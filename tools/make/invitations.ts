/** What an invitation shows of each game, laid into the web build: `og/games.json` and `og/<game>.png`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { GameCard } from '../../apps/web/src/games/card.ts';

const WEB = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));

/** Where a game's picture lies, drawn by `npm run previews` and committed. */
export const pictureOf = (game: string): string => `${WEB}games/${game}/art/invitation.png`;

/** What the server tells of each game, by its id: its title in both languages, players and minutes. */
export function invitationsOf(cards: readonly GameCard[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    cards.map(({ id, title, seats: { min, max }, minutes }) => [
      id,
      {
        he: title('he'),
        en: title('en'),
        players: min === max ? `${min}` : `${min}–${max}`,
        minutes,
      },
    ]),
  );
}

/** The server reads the file and serves the pictures, and knows no game. */
export function invitations(): Plugin {
  return {
    name: 'invitations',
    apply: 'build',
    async generateBundle() {
      const registry = `${WEB}registry.ts`;
      const { module } = await runnerImport<{ CARDS: readonly GameCard[] }>(registry);
      const told = JSON.stringify(invitationsOf(module.CARDS));
      this.emitFile({ type: 'asset', fileName: 'og/games.json', source: told });
      for (const { id } of module.CARDS) {
        const source = readFileSync(pictureOf(id));
        this.emitFile({ type: 'asset', fileName: `og/${id}.png`, source });
      }
    },
  };
}
