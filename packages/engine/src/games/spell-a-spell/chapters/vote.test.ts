import { describe, expect, it } from 'vitest';
import type { SpellMove } from '../move.ts';
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
  votes,
  WORDS,
} from '../testing/fixtures.ts';
import { judge } from './judge.ts';

const four = table({ hands: ['דחלילאב', 'אבג', 'אבג', 'אבג'] });
const laid = play(four, 'דחליל').state;

describe('a word of the lexicon', () => {
  it.each(['קוף', 'עץ', 'אי', 'עז', 'צי', 'חתול', 'רגל'])(
    '[SP-5.1] stands at once: the golden word %s',
    (word) => {
      const { state } = play(table({ hands: [`${word}בד`, 'אבג'] }), word);
      expect(state.pub.spells).toMatchObject([{ how: 'listed' }]);
    },
  );

  it.each(['יצא', 'יזע', 'גלות', 'חוג'])('[SP-5.2] is not the golden word %s', (word) => {
    const hands = [`${word}בד`, 'אבג'];
    expect(play(table({ hands }), word).state.pub.question?.do).toBe('vote');
    const strict = table({ hands, options: { dictionary: 'lexicon' } });
    expect(refusalOf(strict, 0, castMove(strict, word))).toEqual({ code: 'unlisted' });
  });

  it('[SP-5.13] that is not for children goes to the vote where only words for them are listed', () => {
    const find: typeof WORDS.find = (word) => {
      const entry = WORDS.find(word);
      return entry && { ...entry, unfit: word === 'קופ' };
    };
    const hows = [false, true].flatMap((clean) => {
      const { pub } = table({ hands: ['קוףבד', 'אבג'], options: { clean } });
      return ['קופ', 'חתול'].map((word) => judge(pub, { ...WORDS, find }, word));
    });
    expect(hows.map((one) => one.ok && one.how)).toEqual(['listed', 'listed', 'vote', 'listed']);
  });

  it('[SP-5.1] stands in each of its spellings', () => {
    const both = ['כיסא', 'כסא'].map(
      (word) => play(table({ hands: [`${word}בד`, 'אבג'] }), word).state.pub.spells[0]?.gloss,
    );
    expect(both).toEqual(['chair', 'chair']);
  });

  it('[SP-5.10] may not be the pending one, in no spelling', () => {
    const hands = ['כיסאבד', 'אבג'];
    const state = table({ hands, pending: 'כסא' });
    expect(refusalOf(state, 0, castMove(state, 'כיסא'))).toEqual({ code: 'sameWord' });
    expect(game.moves(game.view(state, 0)).some(({ do: kind }) => kind === 'cast')).toBe(false);
  });

  it('[SP-5.10] may not be the pending one, though it is not listed', () => {
    const state = table({ hands: ['דחליל', 'אבג'], pending: 'דחליל' });
    expect(refusalOf(state, 0, castMove(state, 'דחליל'))).toEqual({ code: 'sameWord' });
  });

  it('[SP-5.10] may be used again once it is not pending', () => {
    const { state } = play(table({ hands: ['קופקופ', 'אבג'] }), 'קוף', 'fail', 'קוף');
    expect(state.pub.spells.map(({ word }) => word)).toEqual(['קופ', 'קופ']);
  });
});

describe('the vote', () => {
  it('[SP-5.3] asks everybody but the caster, for 20 seconds, while the cards lie on the table', () => {
    expect(game.asks(laid).map(({ seat, key, answers }) => [seat, key, answers])).toEqual(
      [1, 2, 3].map((seat) => [seat, 'vote:2', ['vote']]),
    );
    expect(game.timers(laid)).toEqual([{ key: 'vote:2', seat: null, ms: 20_000 }]);
    expect(text(laid.secret.hands[0]!)).toBe('אב');
  });

  it('[SP-5.3] asks nobody twice, and closes when all have answered', () => {
    const { state } = votes(laid, [2, 'accept'], [1, 'accept']);
    expect(game.asks(state).map(({ seat }) => seat)).toEqual([3]);
    expect(votes(state, [3, 'accept']).state.pub.question?.do).toBe('turn');
  });

  const outcomes = [
    ['accept accept accept', 'accepted'],
    ['accept refuse abstain', 'accepted'],
    ['accept refuse refuse', 'refused'],
    ['refuse refuse abstain', 'refused'],
  ] as const;
  it.each(outcomes)('[SP-5.4] %s: %s', (given, verdict) => {
    const [a, b, c] = given.split(' ');
    const all = [a, b, c].map((vote, at) => [at + 1, vote] as const) as never[];
    const { state, events } = votes(laid, ...all);
    expect(only(events, 'counted')).toMatchObject([{ verdict, word: 'דחליל' }]);
    expect(state.pub.spells.map(({ how }) => how)).toEqual(verdict === 'accepted' ? ['vote'] : []);
  });

  it('[SP-5.4] gives the cards back when nobody says yes or no in time, and counts no refusal', () => {
    for (const some of [laid, votes(laid, [1, 'abstain']).state]) {
      const { state, events } = expire(some);
      expect(only(events, 'counted')).toMatchObject([{ accept: 0, verdict: 'unheard' }]);
      expect(only(events, 'refused')).toMatchObject([{ word: 'דחליל', unheard: true }]);
      expect(text(state.secret.hands[0]!)).toBe('אבדחליל');
      expect(state.pub).toMatchObject({ pending: null, turn: { refused: 0, unheard: 1 } });
    }
  });

  it('[SP-5.4] accepts with a single yes where the others are silent', () => {
    const { state } = expire(votes(laid, [2, 'accept']).state);
    expect(state.pub.pending?.word).toBe('דחליל');
  });

  it('[SP-5.4] counts the silent among the voters, and not among the votes cast', () => {
    const { state } = votes(laid, [1, 'refuse'], [2, 'abstain']);
    expect(only(expire(state).events, 'counted')).toMatchObject([
      { refuse: 1, abstain: 1, silent: 1, verdict: 'refused' },
    ]);
  });

  it('[SP-5.7] gives the cards of a refused word back, and the turn goes on under a new key', () => {
    const { state, events } = votes(laid, [1, 'refuse'], [2, 'refuse'], [3, 'refuse']);
    expect(text(state.secret.hands[0]!)).toBe('אבדחליל');
    expect(only(events, 'refused')).toEqual([
      { type: 'refused', seat: 0, word: 'דחליל', unheard: false },
    ]);
    expect(game.asks(state)).toMatchObject([{ seat: 0, key: 'turn:3' }]);
    expect(state.pub.turn).toEqual({ seat: 0, number: 1, refused: 1, unheard: 0 });
  });

  it('[SP-5.7] leaves the turn to effect cards too', () => {
    const hands = ['דחליל#', 'אבגדהו', 'אבג', 'אבג'];
    const bound = play(table({ hands, pending: 'עץ' }), 'דחליל').state;
    const { state } = votes(bound, [1, 'refuse'], [2, 'refuse'], [3, 'refuse']);
    const free = play(state, 'firewall').state;
    expect(free.pub).toMatchObject({
      pending: null,
      turn: { seat: 0, number: 1 },
      effects: ['firewall'],
    });
  });

  it('[SP-5.8] is open for two refused words a turn, and then only words that stand at once are left', () => {
    const refuse = (state: SpellState): SpellState =>
      votes(play(state, 'דחליל').state, [1, 'refuse'], [2, 'refuse'], [3, 'refuse']).state;
    const twice = refuse(refuse({ ...four, pub: { ...four.pub, accepted: ['חליל'] } }));
    expect(refusalOf(twice, 0, castMove(twice, 'דחליל'))).toEqual({ code: 'onlyListed' });
    expect(play(twice, 'חליל').state.pub.spells).toMatchObject([{ how: 'known' }]);
  });

  it('[SP-5.8] is open for two words a turn that nobody votes on, and then only words that stand at once are left', () => {
    const once = expire(laid).state;
    const twice = expire(play(once, 'דחליל').state).state;
    expect(twice.pub.turn).toMatchObject({ refused: 0, unheard: 2 });
    expect(refusalOf(twice, 0, castMove(twice, 'דחליל'))).toEqual({ code: 'onlyListed' });
  });

  it('[SP-5.8] is open again in the next turn', () => {
    const refused = { ...four.pub, turn: { seat: 0, number: 1, refused: 2, unheard: 2 } };
    const later = play({ ...four, pub: refused }, ...Array(4).fill('fail')).state;
    expect(play(later, 'דחליל').state.pub.question?.do).toBe('vote');
  });

  it('[SP-5.8] is open again in the extra turn that a special word gives', () => {
    const hands = ['אשדחליל', 'אבג', 'אבג', 'אבג'];
    const refused = { seat: 0, number: 1, refused: 2, unheard: 2 };
    const extra = play(table({ hands, pub: { turn: refused } }), 'אש').state;
    expect(extra.pub.turn).toEqual({ seat: 0, number: 2, refused: 0, unheard: 0 });
    expect(play(extra, 'דחליל').state.pub.question?.do).toBe('vote');
  });

  it('[SP-5.9] makes a word stand for the rest of the evening', () => {
    const { state } = votes(laid, [1, 'accept'], [2, 'accept'], [3, 'accept']);
    expect(game.kept(state)).toEqual(['דחליל']);
    const next = table({ hands: ['דחליל', 'אבג'], kept: game.kept(state) });
    expect(play(next, 'דחליל').state.pub.spells).toMatchObject([{ how: 'known', gloss: null }]);
    const strict = table({
      hands: ['דחליל', 'אב'],
      kept: ['דחליל'],
      options: { dictionary: 'lexicon' },
    });
    expect(game.moves(game.view(strict, 0))).toContainEqual(castMove(strict, 'דחליל'));
  });

  it('[SP-5.2] decides where any word counts, and the lexicon still stands', () => {
    const any = table({ hands: ['רצימרגל', 'אבג'], options: { dictionary: 'any' } });
    expect(play(any, 'רצים').state.pub.question?.do).toBe('vote');
    expect(play(any, 'רגל').state.pub.spells).toMatchObject([{ how: 'listed' }]);
  });
});

describe('what its caster says a word is', () => {
  const start = table({ hands: ['דחלילאבקופ', 'אבג'] });
  const claim = (state: SpellState, word: string) =>
    sent(state, 0, { ...castMove(state, word), claimed: 'tool' } as SpellMove);

  it('[SP-5.12] is seen in the vote and as long as the word is', () => {
    const { state, events } = claim(start, 'דחליל');
    expect(only(events, 'proposed')).toMatchObject([{ claimed: 'tool' }]);
    expect(state.pub.question).toMatchObject({ formed: { word: 'דחליל', claimed: 'tool' } });
    const after = votes(state, [1, 'accept']);
    expect(only(after.events, 'cast')).toMatchObject([{ spell: { claimed: 'tool' } }]);
    expect(after.state.pub.spells).toMatchObject([{ word: 'דחליל', claimed: 'tool' }]);
  });

  it('[SP-5.12] need not be said, and is passed over with a word that stands at once', () => {
    expect(play(start, 'דחליל').state.pub.question).toMatchObject({
      formed: { word: 'דחליל', fogs: [] },
    });
    expect(claim(start, 'קוף').state.pub.spells[0]).not.toHaveProperty('claimed');
  });
});

describe('with a single voter', () => {
  const one = play(table({ hands: ['דחליל', 'אבג'] }), 'דחליל').state;

  it('[SP-5.5] a yes accepts, and silence gives the cards back', () => {
    expect(votes(one, [1, 'accept']).state.pub.pending?.word).toBe('דחליל');
    expect(expire(one).state.pub).toMatchObject({
      question: { do: 'turn' },
      turn: { refused: 0, unheard: 1 },
    });
  });

  it('[SP-5.5] a no asks the caster for 10 seconds, who may insist', () => {
    const { state } = votes(one, [1, 'refuse']);
    expect(state.pub.question).toMatchObject({ do: 'insist', why: 'outvoted' });
    expect(game.asks(state)).toMatchObject([{ seat: 0, key: 'insist:3', answers: ['insist'] }]);
    expect(game.timers(state)).toEqual([{ key: 'insist:3', seat: 0, ms: 10_000 }]);
    const { state: after } = play(state, 'yes');
    expect(after.pub.spells).toMatchObject([{ word: 'דחליל', how: 'insist' }]);
    expect(after.pub.insists).toEqual([1, 2]);
    expect(after.pub.accepted).toEqual(['דחליל']);
  });

  it('[SP-5.5] no, and no answer in time, refuse it and cost nothing', () => {
    const { state } = votes(one, [1, 'refuse']);
    for (const after of [play(state, 'no').state, expire(state).state]) {
      expect(after.pub).toMatchObject({ insists: [2, 2], turn: { refused: 1 }, spells: [] });
      expect(text(after.secret.hands[0]!)).toBe('דחליל');
    }
  });

  it('[SP-5.5] twice a match, and not against two voters', () => {
    const used = { ...one, pub: { ...one.pub, insists: [0, 2] } };
    expect(votes(used, [1, 'refuse']).state.pub.turn.refused).toBe(1);
    expect(votes(laid, [1, 'refuse'], [2, 'refuse'], [3, 'abstain']).state.pub.turn.refused).toBe(
      1,
    );
  });
});

describe('with no voter', () => {
  const one = play(table({ hands: ['דחליל', 'אבג'] }), 'דחליל').state;

  it('[SP-5.6] the caster is asked and may vouch for the word', () => {
    const { state } = votes(one, [1, 'abstain']);
    expect(state.pub.question).toMatchObject({ do: 'insist', why: 'nobody' });
    const { state: after } = play(state, 'yes');
    expect(after.pub).toMatchObject({ vouches: [2, 3], pending: { word: 'דחליל' } });
  });

  it('[SP-5.6] no, and no answer in time, refuse it', () => {
    const { state } = votes(one, [1, 'abstain']);
    expect(play(state, 'no').state.pub.turn.refused).toBe(1);
    expect(expire(state).state.pub.turn.refused).toBe(1);
  });

  it('[SP-5.6] three times a match, and then it is refused', () => {
    const used = { ...one, pub: { ...one.pub, vouches: [0, 3] } };
    expect(only(votes(used, [1, 'abstain']).events, 'counted')).toMatchObject([
      { verdict: 'refused' },
    ]);
  });
});
