/** What an invite's page holds before the app runs: the words of the invitation, and what will be fetched next. */
import * as z from 'zod/mini';
import { escaped, type Lang, type Preview } from './preview.ts';

/** What the web build tells of its files, by source. */
export const manifestFile = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
    isEntry: z.optional(z.boolean()),
  }),
);
export type Manifest = z.output<typeof manifestFile>;

/** What dials the server: a script of its own on a room's page, for the app comes later, and needs a line at once. */
const LINE = 'src/net/socket.ts';
/** What a room's page loads once the app runs. */
const SOURCES = ['src/shell/room/RoomPage.tsx', LINE];

/** The tags that let a browser fetch a room's files, and its cookie, while the app itself is on its way. */
export function hintsOf(manifest: Manifest): string {
  const chunks = [...reached(manifest, SOURCES)].flatMap((source) => manifest[source] ?? []);
  const scripts = chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`);
  const lines = chunks
    .filter((chunk) => chunk === manifest[LINE])
    .map(({ file }) => `<script type="module" async src="/${file}"></script>`);
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  // the app loads its sheets with CORS, and a browser takes nothing for it that was fetched without
  const sheets = [...styles].map(
    (file) => `<link rel="preload" as="style" href="/${file}" crossorigin>`,
  );
  const me = '<link rel="preload" as="fetch" href="/api/me" crossorigin>';
  return [me, ...scripts, ...lines, ...sheets].join('');
}

/** The path of the script that the page begins with. */
export function entryOf(manifest: Manifest): string {
  return `/${Object.values(manifest).find(({ isEntry }) => isEntry)?.file ?? ''}`;
}

/** The sources and all that they import, directly or not. */
function reached(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const found = new Set(sources);
  // a set that grows while it is walked is walked to its new end
  for (const source of found) for (const next of manifest[source]?.imports ?? []) found.add(next);
  return found;
}

/** The words for an app that does not come; the style sheet shows them after a while. */
const OVERDUE: Readonly<Record<Lang, readonly [string, string]>> = {
  he: ['השולחן עוד לא נפתח.', 'לטעון את הדף שוב'],
  en: ['The table has not opened yet.', 'Load the page again'],
};

/** The page with the invitation in words, for whoever waits for the app; it takes them away. */
export function withInvitation(page: string, { title, description, lang }: Preview): string {
  const dir = lang === 'he' ? 'rtl' : 'ltr';
  const [overdue, reload] = OVERDUE[lang];
  const words = [
    `<h1>${escaped(title)}</h1><p>${escaped(description)}</p>`,
    `<p class="overdue">${overdue} <a href="">${reload}</a></p>`,
  ].join('');
  const invitation = `<div id="invitation" lang="${lang}" dir="${dir}">${words}</div>`;
  // a function, for a name may hold `$&`
  return page.replace('<div id="root">', (root) => `${invitation}${root}`);
}
