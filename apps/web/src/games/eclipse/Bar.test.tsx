// @vitest-environment jsdom

import type { Harm } from '@kesem/engine/games/eclipse/chapters/tasks';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseState } from '@kesem/engine/games/eclipse/state';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wordsIn } from '../testing/words.ts';
import { Board } from './Board.tsx';
import { TEXTS } from './course/texts.ts';
import { tableWith, thing } from './testing/board.tsx';
import { laid, moved } from './testing/matches.ts';
import { he } from './texts.he.ts';
import { threatWords } from './words/threat.ts';

afterEach(cleanup);

/** What the bar says, with plain spaces and without marks of direction. */
const bar = (): string =>
  (document.body.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll(/[\u2066-\u2069]/gu, '');

describe('one’s own turn', () => {
  const BARE = { stones: [['crystal'], ['crystal']] } as const;

  it('E10: names only what is possible now', () => {
    tableWith(Board, { state: laid({ ...BARE, hand: ['vampire'] }) });
    expect(bar()).toContain('End the turn');
    expect(bar()).not.toMatch(/Lay a stone|play cards|battle|to lay/);
    cleanup();
    tableWith(Board, { state: laid({ ...BARE, hand: ['crystal'] }) });
    expect(bar()).toContain('Your turn: one stone to lay');
    expect(bar()).toContain('Lay a stone or end the turn');
    cleanup();
    const armed = { stones: [['crystal', 'crystal', 'darkStone'], []] } as const;
    tableWith(Board, {
      state: laid({ ...armed, hand: ['crystal', 'goblin'], creatures: [['vampire'], ['orc']] }),
      lang: 'he',
    });
    expect(bar()).toContain('הניחו אבן, שחקו קלפים או צאו לקרב');
  });

  it('E11: keeps what is counted in one piece', () => {
    expect(he.bar.discardGo(1, 2)).not.toContain(' ');
    expect(he.event.saving('Dana', 3, 1, 4)).toContain('\u20663\u00a0+\u00a01\u2069');
  });

  it('E15: does what the lesson says, in the word of each kind', () => {
    const state = laid({
      hand: ['crystal', 'goblin', 'sunSpear'],
      stones: [['crystal', 'crystal', 'darkStone'], ['crystal']],
      creatures: [[], ['orc']],
    });
    tableWith(Board, { state, lang: 'he', confirm: true });
    for (const [card, does] of [
      ['card:0', 'להניח'],
      ['card:1', 'לזמן'],
      ['card:2', 'להטיל'],
    ] as const) {
      fireEvent.click(thing(card));
      expect(screen.getByRole('button', { name: does })).toBeTruthy();
    }
  });

  it('E15: has one word for a crystal, and calls no player a side', () => {
    expect(he.energy.light).toBe('קריסטל');
    expect(he.seat(2)).not.toContain('צד');
  });

  it('E20: the lesson asks for a guard in the imperative', () => {
    expect(TEXTS.he.guard.task(() => 'גולם אבן')).toContain('הגנו עם גולם אבן.');
  });
});

it('R20: a lead has its sign on the left in every language', () => {
  const state = laid({ stones: [['crystal', 'crystal', 'crystal'], ['crystal']] });
  tableWith(Board, { state, lang: 'he' });
  expect(screen.getByText('\u2066+2\u2069')).toBeTruthy();
});

describe('E21: a window of harm or dice', () => {
  const harm = { damage: 3, destroyed: false, prevented: 1, by: null };
  const threatened = (...harms: readonly Partial<Harm>[]): string | null => {
    const agenda = [
      { do: 'window', kind: 'harm', n: 1 },
      { do: 'harm', harms: harms.map((one) => ({ creature: 6, ...harm, ...one })) },
    ] as const;
    return threatWords({ ...eclipse.view(ARMED, 1), agenda }, wordsIn('en', 1));
  };

  const ARMED = laid({
    hand: ['sunSpear'],
    stones: [['crystal', 'crystal', 'darkStone'], ['crystal']],
    creatures: [['vampire'], ['goblin']],
  });
  /** Dana's spear flies at Amir's goblin, and he is asked whatever he holds. */
  const asked = (): EclipseState => {
    const [first, second] = ARMED.secret;
    const prefs = { ...second.prefs, mode: 'full' } as const;
    const state = { ...ARMED, secret: [first, { ...second, prefs }] as const };
    const target = { at: 'creature', id: 6 } as const;
    return moved(state, 0, { do: 'cast', slot: 0, pay: [1, 2], target }).state;
  };

  it('names a creature that strikes, what was taken off, and whatever comes of nobody', () => {
    expect(threatened({ by: 5 })).toBe("Dana's Vampire at Goblin: 2 damage");
    expect(threatened({ damage: 0 })).toBe('Goblin: no life left');
    expect(threatened({}, { creature: 5, destroyed: true })).toBe(
      'Goblin: 2 damage and Vampire: 2 damage and destruction',
    );
    expect(threatWords(eclipse.view(ARMED, 1), wordsIn('en', 1))).toBeNull();
  });

  it('says what comes of dice as they lie', () => {
    const rolled = (mine: number, theirs: number): EclipseState => ({
      ...ARMED,
      open: {
        ...ARMED.open,
        combat: {
          assaults: [{ attacker: 5, target: 6, at: 'creature', guard: null }],
          order: [5],
          turned: [],
          since: 7,
          saves: null,
        },
        roll: { for: 'fight', attacker: 5, defender: 6, dice: [mine, theirs] },
        agenda: [{ do: 'window', kind: 'roll', n: 1 }, { do: 'strike' }],
      },
    });
    const says = (mine: number, theirs: number): string | null =>
      threatWords(eclipse.view(rolled(mine, theirs), 1), wordsIn('en', 1));
    expect(says(2, 1)).toBe('Vampire 6, Goblin 2: 4 damage');
    expect(says(1, 4)).toBe('Vampire 5, Goblin 5: nobody is hit');
    expect(says(1, 6)).toBe('Goblin 7, Vampire 5: 2 damage');
  });

  it('says whether a stone stays, as its die lies', () => {
    const save = (die: number): string | null => {
      const roll = { for: 'save', stone: 4, player: 1, die, needs: 4 } as const;
      const agenda = [{ do: 'window', kind: 'roll', n: 1 }] as const;
      return threatWords({ ...eclipse.view(ARMED, 1), agenda, roll }, wordsIn('he', 1));
    };
    expect(save(1)).toBe('יצא 1, צריך 4: האבן תושמד');
    expect(save(4)).toBe('יצא 4, צריך 4: האבן ניצלת');
  });

  it('names the card, its owner, the target and the harm, and nothing twice', () => {
    tableWith(Board, { state: asked(), me: 1 });
    expect(bar()).toContain("Dana's Sun Spear at Goblin: 2 damage. Respond?");
    expect(bar()).not.toContain('harm is coming');
    cleanup();
    tableWith(Board, { state: asked(), me: 1, lang: 'he' });
    expect(bar()).toMatch(/רומח שמש של Dana נגד גובלין: נזק 2\. להגיב\?/);
  });
});
