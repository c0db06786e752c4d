import { fightsOf } from '@kesem/engine/games/eclipse/chapters/combat';
import { totals } from '@kesem/engine/games/eclipse/chapters/dice';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { describe, expect, it } from 'vitest';
import { figuresIn } from '../../testing/figures.ts';
import { course } from '../course/course.ts';
import { textsOf } from '../texts.ts';
import { CHAPTERS } from './chapters.ts';
import { en } from './en.ts';
import { DUEL, FIELD, GUARDED, SAVES } from './figures.ts';
import { he } from './he.ts';
import { ruleAt } from './ruleAt.ts';
import { sectionsIn } from './rules.tsx';

describe('the rules', () => {
  it('show every drawing once, the same in both languages', () => {
    expect(new Set(figuresIn(CHAPTERS, en).flat()).size).toBe(6);
    expect(figuresIn(CHAPTERS, en).flat()).toHaveLength(6);
    expect(figuresIn(CHAPTERS, he)).toEqual(figuresIn(CHAPTERS, en));
  });

  it('draw of a fight and of saves what the rules make of the dice', () => {
    expect(totals(FIELD, DUEL.roll)).toEqual(DUEL.totals);
    expect(SAVES.rungs.map(({ needs }) => needs)).toEqual([6, 5, 4, 3]);
    expect(SAVES.rungs.map(({ state }) => state)).toEqual(['lost', 'held', 'held', 'lost']);
  });

  it('draw a defence that could be', () => {
    const [duel, stopped] = GUARDED;
    const assaults = GUARDED.map((slip) => ({ ...slip, guard: null }));
    const combat = { assaults, order: [], turned: [], since: FIELD.next, saves: null };
    const guards = [{ guard: stopped?.guard ?? 0, attacker: stopped?.attacker ?? 0 }];
    expect(fightsOf({ ...FIELD, combat }, guards)).toEqual([duel?.attacker, stopped?.attacker]);
  });

  it.each(['he', 'en'] as const)(
    'explain in %s every window, and all thirteen abilities',
    (lang) => {
      const sections = sectionsIn(lang);
      const windows = JSON.stringify(sections.find(({ id }) => id === 'windows'));
      for (const name of Object.values(textsOf(lang).window)) expect(windows).toContain(name);
      const abilities = sections.find(({ id }) => id === 'abilities');
      expect(abilities?.parts[1]).toHaveLength(13);
      expect(JSON.stringify(sections.at(-1))).toContain('Esc');
    },
  );
});

describe('the rule of the moment', () => {
  const at = (name: string): EclipseView => {
    const lesson = course.lessons.find(({ id }) => id === name);
    if (!lesson) throw new Error('no such lesson');
    return eclipse.view(lesson.state, 0);
  };
  const asked = (kind: 'roll' | 'saves' | 'attack'): EclipseView => ({
    ...at('attack'),
    agenda: [{ do: 'window', kind, n: 1 }],
  });

  it('is found for every lesson and window', () => {
    const found = course.lessons.map(({ id }) => ruleAt(at(id)));
    expect(found).toEqual(['turn', 'turn', 'turn', 'turn', 'combat', 'harm', 'turn']);
    expect((['attack', 'roll', 'saves'] as const).map((kind) => ruleAt(asked(kind)))).toEqual([
      'windows',
      'fights',
      'saves',
    ]);
  });

  it('is that of saving rolls while one lies on the table, and of the goal at the end', () => {
    const roll = { for: 'save', stone: 1, player: 1, die: 3, needs: 4 } as const;
    expect(ruleAt({ ...asked('roll'), roll })).toBe('saves');
    expect(ruleAt({ ...asked('roll'), ended: { reason: 'lead', winner: 0 } })).toBe('goal');
    expect(CHAPTERS).toContain(ruleAt(at('stone')));
  });
});
