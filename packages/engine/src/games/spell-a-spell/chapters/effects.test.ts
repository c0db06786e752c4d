import { describe, expect, it } from 'vitest';
import type { SpellState } from '../state.ts';
import {
  castMove,
  expire,
  game,
  only,
  play,
  refusalOf,
  sent,
  table,
  text,
} from '../testing/fixtures.ts';

const hands = ({ secret }: SpellState): readonly string[] => secret.hands.map(text);
const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('an effect card', () => {
  it('[SP-3.1] [SP-6.1] is put on its own pile, scores nothing, draws nothing, and the turn goes on', () => {
    const { state } = play(table({ hands: ['~קופאב', 'דהזחטי'] }), 'sandstorm');
    expect(state.pub).toMatchObject({
      effects: ['sandstorm'],
      spells: [],
      turn: { seat: 0, number: 1 },
    });
    expect(state.pub.counts).toEqual([6, 5]);
    expect(game.asks(state)).toMatchObject([{ seat: 0, key: 'turn:2' }]);
  });

  it('[SP-3.1] any number may come before the word', () => {
    const start = table({ hands: ['~~#קופ', '~~#קופ'], pending: 'עץ' });
    expect(play(start, 'firewall', 'sandstorm', 'sandstorm', 'קוף').state.pub.turn.seat).toBe(1);
  });

  it.each(['sandstorm', 'firewall', 'snowball'] as const)(
    '[SP-6.1] is refused when it is not in hand: %s',
    (effect) => {
      const state = table({ hands: ['קופאבג', 'אבג'], pending: 'עץ' });
      expect(refusalOf(state, 0, { do: 'play', effect })).toEqual({ code: 'notHeld' });
    },
  );
});

describe('a sandstorm', () => {
  it('[SP-6.2] gives everybody the hand of the player to their left', () => {
    const start = table({ hands: ['~אב', 'גד', 'הו'] });
    expect(hands(play(start, 'sandstorm').state)).toEqual(['גד', 'הו', 'אב']);
  });

  it('[SP-6.2] swaps two hands and leaves the pending word', () => {
    const { state } = play(table({ hands: ['~אב', 'קופ'], pending: 'רגל' }), 'sandstorm');
    expect(hands(state)).toEqual(['קופ', 'אב']);
    expect(state.pub.pending?.word).toBe('רגל');
    expect(play(state, 'קוף').state.pub.pending).toEqual({ word: 'קופ', seat: 0 });
  });
});

describe('a firewall', () => {
  it('[SP-6.3] cancels the pending word, so that any may follow', () => {
    const start = table({ hands: ['#עצאב', 'אבג'], pending: 'מכונית' });
    const { state, events } = play(start, 'firewall', 'עץ');
    expect(only(events, 'firewall')).toEqual([{ type: 'firewall', seat: 0, word: 'מכונית' }]);
    expect(state.pub.pending?.word).toBe('עצ');
  });

  it('[SP-6.3] is refused with nothing pending', () => {
    const state = table({ hands: ['#עצאב', 'אבג'] });
    expect(refusalOf(state, 0, { do: 'play', effect: 'firewall' })).toEqual({
      code: 'nothingPending',
    });
  });
});

describe('a snowball', () => {
  const start = table({ hands: ['oאב', 'גדהo', 'וזח'], pending: 'קוף', options: { seconds: 30 } });
  const flying = play(start, 'snowball').state;

  it('[SP-6.4] asks the player to the left for 10 seconds, while the turn stands still', () => {
    expect(game.asks(flying)).toEqual([
      { seat: 1, key: 'answer:2', must: true, answers: ['answer'] },
    ]);
    expect(game.timers(start)).toEqual([{ key: 'turn:1', seat: 0, ms: 30_000 }]);
    expect(game.timers(flying)).toEqual([{ key: 'answer:2', seat: 1, ms: 10_000 }]);
    expect(game.timers(expire(flying).state)).toEqual(game.timers(start));
  });

  it('[SP-6.4] asks the same whatever the target holds, and refuses to them alone what they lack', () => {
    const poor = play(table({ hands: ['oאב', 'גדה', 'וזח'] }), 'snowball').state;
    expect(game.asks(poor)).toEqual(game.asks(flying));
    const refusals = (['firewall', 'snowball'] as const).map((reply) =>
      refusalOf(poor, 1, { do: 'answer', with: reply }),
    );
    expect(refusals).toEqual([{ code: 'notHeld' }, { code: 'notHeld' }]);
  });

  it('[SP-6.4] is refused when the player to the left has no card', () => {
    const state = table({ hands: ['oאב', '', 'וזח'] });
    expect(refusalOf(state, 0, { do: 'play', effect: 'snowball' })).toEqual({
      code: 'nothingToTake',
    });
  });

  it('[SP-6.5] [SP-6.8] [SP-6.9] takes one card at random when nothing comes, and the turn goes on', () => {
    const runs = seeds.map(
      (seed) => sent(flying, 1, { do: 'answer', with: 'nothing' }, seed).state,
    );
    expect(new Set(runs.map((state) => hands(state)[0])).size).toBeGreaterThan(2);
    for (const state of runs) {
      expect(state.pub.counts).toEqual([3, 3, 3]);
      expect(state.pub).toMatchObject({ turn: { seat: 0, number: 1 }, pending: { word: 'קופ' } });
      expect(game.asks(state)).toMatchObject([{ seat: 0, key: 'turn:3' }]);
    }
  });

  it('[SP-6.5] takes a card when the time is over', () => {
    expect(expire(flying).state.pub.counts).toEqual([3, 3, 3]);
  });

  it('[SP-6.6] takes nothing from a firewall, which leaves the pending word', () => {
    const walled = table({ hands: ['oאב', 'גד#', 'וזח'], pending: 'קוף' });
    const { state, events } = play(walled, 'snowball', 'firewall');
    expect(hands(state)).toEqual(['אב', 'גד', 'וזח']);
    expect(only(events, 'firewall')).toEqual([{ type: 'firewall', seat: 1, word: null }]);
    expect(state.pub).toMatchObject({ pending: { word: 'קופ' }, turn: { seat: 0 } });
  });

  it('[SP-6.7] [SP-6.8] takes first and never the snowball itself; the next one takes two', () => {
    for (const seed of seeds) {
      const { state } = sent(flying, 1, { do: 'answer', with: 'snowball' }, seed);
      expect(state.pub.effects).toEqual(['snowball', 'snowball']);
      expect(state.pub.counts).toEqual([3, 2, 3]);
      expect(state.pub.question).toMatchObject({ do: 'answer', thrower: 1, target: 2, takes: 2 });
      const { state: after } = sent(state, 2, { do: 'answer', with: 'nothing' }, seed);
      expect(after.pub.counts).toEqual([3, 4, 1]);
      expect(after.pub.turn.seat).toBe(0);
    }
  });

  it('[SP-6.7] cannot fly on at a player without a card', () => {
    const state = play(table({ hands: ['oאב', 'גo', ''] }), 'snowball').state;
    expect(refusalOf(state, 1, { do: 'answer', with: 'snowball' })).toEqual({
      code: 'nothingToTake',
    });
    expect(game.moves(game.view(state, 1))).toEqual([{ do: 'answer', with: 'nothing' }]);
  });

  it('[SP-6.7] can fly back at one who has just taken a card, and not at one who could not', () => {
    const back = play(table({ hands: ['o', 'גo'] }), 'snowball').state;
    expect(play(back, 'snowball').state.pub.question).toMatchObject({ target: 0, takes: 2 });
    const bare = play(table({ hands: ['o', 'o'] }), 'snowball').state;
    expect(refusalOf(bare, 1, { do: 'answer', with: 'snowball' })).toEqual({
      code: 'nothingToTake',
    });
    expect(game.moves(game.view(bare, 1))).toEqual([{ do: 'answer', with: 'nothing' }]);
  });

  it('[SP-6.8] takes what there is', () => {
    const few = table({ hands: ['oאב', 'oג', 'ו'] });
    expect(play(few, 'snowball', 'snowball', 'nothing').state.pub.counts).toEqual([3, 1, 0]);
  });

  it("[SP-6.7] [SP-6.9] is the rulebook's example of two: snowball, snowball, firewall, and the word is still to be answered", () => {
    const two = table({ hands: ['o#אב', 'oגד'], pending: 'קוף' });
    const { state } = play(two, 'snowball', 'snowball', 'firewall');
    expect(state.pub).toMatchObject({
      turn: { seat: 0, number: 1 },
      pending: { word: 'קופ' },
      effects: ['snowball', 'snowball', 'firewall'],
      counts: [3, 1],
    });
  });

  it('[SP-3.10] may be answered by somebody who is bewitched', () => {
    const spelled = table({ hands: ['oאב', 'גד#'], pub: { bewitched: [null, 'קופ'] } });
    expect(play(spelled, 'snowball', 'firewall').state.pub.bewitched).toEqual([null, 'קופ']);
  });

  it('[SP-5.7] [SP-6.1] may still be thrown after a refused word', () => {
    const state = play(table({ hands: ['oדחליל', 'אבג'] }), 'דחליל').state;
    const refused = expire(sent(state, 1, { do: 'vote', vote: 'refuse' }).state).state;
    expect(play(refused, 'snowball').state.pub.question?.do).toBe('answer');
    expect(castMove(refused, 'דחליל').do).toBe('cast');
  });
});
