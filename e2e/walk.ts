/** A walk through every screen of the app, stopping at each: for axe, and for whoever wants pictures. */
import type { Lang } from '../apps/web/src/i18n/lang.ts';
import { walkAside, walkEnd, walkMine, walkReplay, walkVerify } from './walk/after.ts';
import { walkHere, walkLearn } from './walk/alone.ts';
import type { Company, Screens } from './walk/company.ts';
import { walkDecks } from './walk/decks.ts';
import { walkEclipse } from './walk/eclipse.ts';
import { walkHost, walkJoin } from './walk/room.ts';
import { walkShapes } from './walk/shapes.ts';
import { walkSpell } from './walk/spell.ts';
import { walkAway, walkMoves, walkTalk } from './walk/table.ts';
import { walkWizard } from './walk/wizard.ts';

export type { Company, Screens };

/** One evening of three people in this language; `at` is called on each screen, named as its pictures are. */
export async function walkEvening(company: Company, lang: Lang, at: Screens): Promise<void> {
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
  await walkShapes(company, lang, at);
  await walkWizard(company, lang, at);
  await walkEclipse(company, lang, at);
  await walkSpell(company, lang, at);
  await walkDecks(host, lang, at);
  await walkLearn(guest, lang, at);
  await walkAside(guest, lang, at);
  await walkHere(guest, lang, at);
}
