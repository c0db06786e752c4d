/** A walk through every screen of the app, stopping at each: for axe, and for whoever wants pictures. */
import type { Lang } from '../apps/web/src/i18n/lang.ts';
import { CARDS } from '../apps/web/src/registry.ts';
import { gameCard } from './sample.ts';
import { walkAside, walkEnd, walkMine, walkReplay, walkVerify } from './walk/after.ts';
import { walkHere, walkLearn } from './walk/alone.ts';
import type { Company, Screens } from './walk/company.ts';
import { walkManners } from './walk/manners.ts';
import { walkHost, walkJoin } from './walk/room.ts';
import { walkAway, walkMoves, walkTalk } from './walk/table.ts';

export type { Company, Screens };

/** A stretch of an evening of three people in this language; `at` is called on each screen, named as its pictures are. */
export type Walk = (company: Company, lang: Lang, at: Screens) => Promise<void>;

/** The whole evening. */
export const walkEvening: Walk = async (company, lang, at) => {
  for (const { walk } of await walks()) await walk(company, lang, at);
};

/** What an evening is made of, each of which stands by itself: the portal and what friends settle there, played with the sample, and every other game. */
export async function walks(): Promise<readonly { readonly name: string; readonly walk: Walk }[]> {
  const others = CARDS.filter(({ id }) => id !== gameCard.id);
  const games = others.map(async ({ id }) => {
    const file = new URL(`../apps/web/src/games/${id}/e2e/walk.ts`, import.meta.url);
    const { walk } = (await import(file.href)) as { readonly walk: Walk };
    return { name: id, walk };
  });
  return [
    { name: 'portal', walk: walkPortal },
    { name: 'manners', walk: walkManners },
    ...(await Promise.all(games)),
  ];
}

/** All of the portal, played with the sample. */
async function walkPortal(company: Company, lang: Lang, at: Screens): Promise<void> {
  await walkKinds(company, lang, at);
  await walkAside(company.guest, lang, at);
  await walkHere(company.guest, lang, at);
}

/** What has a screen of every kind: a match from its room to what is remembered of it, and the course. */
export async function walkKinds(company: Company, lang: Lang, at: Screens): Promise<void> {
  const { host, guest } = company;
  await walkHost(host, lang, at);
  await walkJoin(company, lang, at);
  await walkMoves(company, lang, at);
  await walkTalk(company, lang, at);
  await walkAway(company, lang, at);
  await walkEnd(company, lang, at);
  await walkReplay(company, lang, at);
  await walkVerify(company, lang, at);
  await walkMine(company, lang, at);
  await walkLearn(guest, lang, at);
}
