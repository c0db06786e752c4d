/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';

const web = new URL('../../', import.meta.url).pathname;

/** The app's style sheets, by their paths. */
export const SHEETS = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** What stands in a style sheet, without its comments. */
export function rulesOf(sheet: string): string {
  return readFileSync(`${web}${sheet}`, 'utf8').replace(/\/\*[^]*?\*\//g, '');
}
