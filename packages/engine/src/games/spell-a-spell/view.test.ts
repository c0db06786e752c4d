import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { heardBy } from '../../core/told.ts';
import type { SpellMove } from './move.ts';
import type { SpellState } from './state.ts';
import { everyCard, game, play, sent, table, votes } from './testing/fixtures.ts';

function heard(state: SpellState, seat: number, move: SpellMove) {
  const ruling = game.apply(state, { kind: 'move', seat, move }, seededRandom('x'));
  return (viewer: number | 'public') => (ruling.ok ? heardBy(ruling.told, viewer) : []);
}

describe('what is hidden', () => {
  const state = table({ hands: ['oאב', 'גדה', 'וזח'] });

  it('[SP-8.1] shows a hand to its owner alone, and the pile to nobody', () => {
    expect(game.view(state, 1).hands).toEqual([null, ['ג', 'ד', 'ה'], null]);
    expect(game.view(state, 'public').hands).toEqual([null, null, null]);
    expect(game.view(state, 1).everything).toBeNull();
  });

  it('[SP-8.1] [SP-9.2] shows all hands to everybody where the host has opened them', () => {
    const open = table({ hands: ['אב', 'גד'], options: { openHands: true } });
    expect(game.view(open, 'public').hands).toEqual(open.secret.hands);
    const drawn = heard(open, 0, { do: 'fail' });
    expect(drawn('public')).toEqual(drawn(0));
  });

  it('[SP-8.1] tells what is drawn to whoever draws', () => {
    const drawn = heard(table({ hands: ['אבגדהו', 'אב'], pile: 'ל' }), 0, { do: 'fail' });
    expect(drawn(0)).toContainEqual({ type: 'drew', seat: 0, cards: ['ל'] });
    expect(drawn(1)).toContainEqual({ type: 'drew', seat: 0, cards: [null] });
  });

  it('[SP-8.2] shows what a snowball took to the two it concerns, for one step', () => {
    const flying = play(state, 'snowball').state;
    const took = heard(flying, 1, { do: 'answer', with: 'nothing' });
    const { state: after } = sent(flying, 1, { do: 'answer', with: 'nothing' }, 'x');
    const cards = after.secret.taken;
    expect(cards).toHaveLength(1);
    expect([0, 1, 2, 'public'].map((viewer) => game.view(after, viewer as 0).taken)).toEqual([
      cards,
      cards,
      null,
      null,
    ]);
    expect([took(0), took(1)]).toEqual([[{ type: 'took', from: 1, to: 0, cards }], took(0)]);
    expect(took(2)).toEqual([{ type: 'took', from: 1, to: 0, cards: [null] }]);
    expect(game.view(play(after, 'fail').state, 0).taken).toBeNull();
  });

  it('[SP-8.3] shows that somebody has voted, and how to them alone until the vote closes; then all votes at once', () => {
    const laid = play(table({ hands: ['דחליל', 'א', 'ב', 'ג'] }), 'דחליל').state;
    const [yes, no] = (['accept', 'refuse'] as const).map((vote) => votes(laid, [2, vote]).state);
    expect(game.view(yes!, 1)).toEqual(game.view(no!, 1));
    expect(game.view(yes!, 'public')).toEqual(game.view(no!, 'public'));
    expect([game.view(yes!, 2).vote, game.view(no!, 2).vote]).toEqual(['accept', 'refuse']);
    expect(heard(laid, 2, { do: 'vote', vote: 'refuse' })(1)).toEqual([{ type: 'voted', seat: 2 }]);
    const closed = votes(no!, [1, 'accept'], [3, 'accept']);
    expect(game.view(closed.state, 'public').tally).toMatchObject({
      accept: 2,
      refuse: 1,
      votes: [null, 'accept', 'refuse', 'accept'],
    });
    expect(JSON.stringify(game.view(closed.state, 'all').everything?.votes)).not.toContain(
      'accept',
    );
  });

  it('[SP-8.4] shows words, scores, effects and counts to everybody, and after the match all', () => {
    const { state: after } = play(
      table({ hands: ['#קופאב', 'גדה'], pending: 'עץ' }),
      'firewall',
      'קוף',
    );
    expect(game.view(after, 'public')).toMatchObject({
      scores: [3, 0],
      spells: [{ seat: 0, word: 'קופ' }],
      effects: ['firewall'],
      counts: [6, 3],
      pile: after.secret.pile.length,
    });
    expect(game.view(after, 'all').everything).toEqual(after.secret);
  });
});

describe('a world that fits a view', () => {
  it('[SP-8.4] holds every card once, wherever the match stands', () => {
    const start = table({ hands: ['oדחלילאב', 'oגדהו', 'וזחט'] });
    const hit = play(start, 'snowball', 'snowball', 'nothing').state;
    const laid = play(start, 'דחליל').state;
    for (const state of [start, hit, laid, votes(laid, [1, 'refuse']).state]) {
      for (const viewer of [0, 1, 2, 'public'] as const) {
        const world = game.imagine(game.view(state, viewer), seededRandom('w'));
        expect(everyCard(world)).toEqual(everyCard(state));
        expect(game.view(world, viewer)).toEqual(game.view(state, viewer));
      }
    }
  });
});

describe('a match that others go on with', () => {
  it('[SP-5.3] has everybody vote anew, and other cards in hidden hands', () => {
    const laid = play(table({ hands: ['דחלילאב', 'גדהו', 'וזחט'] }), 'דחליל').state;
    const voted = votes(laid, [1, 'refuse']).state;
    const anew = game.redeal!(game.view(voted, 'public'), [], seededRandom('anew'));
    expect(anew.pub).toEqual(laid.pub);
    expect(anew.secret.votes).toEqual([null, null, null]);
    expect(everyCard(anew)).toEqual(everyCard(voted));
    expect(anew.secret.hands).not.toEqual(voted.secret.hands);
  });

  it('leaves any other question as it stands', () => {
    const flying = play(table({ hands: ['oאב', 'גדה', 'וזח'] }), 'snowball').state;
    const anew = game.redeal!(game.view(flying, 'public'), [], seededRandom('anew'));
    expect(anew.pub).toEqual(flying.pub);
  });

  it('goes on from the end, where nobody is asked', () => {
    const over = table({ hands: ['אב', 'גד'], pub: { question: null, ended: 'spent' } });
    const anew = game.redeal!(game.view(over, 'public'), [], seededRandom('anew'));
    expect(anew.pub).toEqual(over.pub);
  });
});
