// @vitest-environment jsdom

import { SPELLS } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import { rockPaperWizard } from '@kesem/engine/games/rock-paper-wizard/game';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGS } from '../../../i18n/lang.ts';
import { figuresIn } from '../../testing/figures.ts';
import { matchOf } from '../testing/matches.ts';
import { CHAPTERS, FIGURES } from './chapters.ts';
import { en } from './en.ts';
import { he } from './he.ts';
import { ruleAt } from './ruleAt.ts';
import { sectionsIn } from './rules.tsx';

afterEach(cleanup);

describe('the rules', () => {
  it('draw the same figures in the same chapters of both languages, and every one of them', () => {
    expect(figuresIn(CHAPTERS, he)).toEqual(figuresIn(CHAPTERS, en));
    expect(figuresIn(CHAPTERS, en).flat().toSorted()).toEqual(Object.keys(FIGURES).toSorted());
  });

  it.each(LANGS)('show every spell with its hand, name and effect (%s)', (lang) => {
    const spells = sectionsIn(lang).find(({ id }) => id === 'spells')?.parts ?? [];
    const drawn = spells.filter((part) => typeof part === 'object' && 'draw' in part);
    expect(drawn).toHaveLength(SPELLS.length);
    for (const { draw } of drawn) {
      const { container } = render(<>{draw()}</>);
      expect(container.querySelector('svg')).not.toBeNull();
    }
  });

  it('open at a chapter that is there', () => {
    const view = rockPaperWizard.view(matchOf(3), 0);
    const moments = [view, { ...view, round: 2 }, { ...view, ended: 'goal' as const }];
    expect(moments.map(ruleAt)).toEqual(['round', 'choosing', 'end']);
  });
});
