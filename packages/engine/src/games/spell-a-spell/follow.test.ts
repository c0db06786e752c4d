import { describe, expect, it } from 'vitest';
import type { Input } from '../../core/game.ts';
import { followAll } from '../../core/testing/following.ts';
import type { Category } from './chapters/categories.ts';
import type { SpellMove, Vote } from './move.ts';
import type { SpellState } from './state.ts';
import { castMove, game, table } from './testing/fixtures.ts';

type Step = (state: SpellState) => Input<SpellMove>;

const by =
  (seat: number, made: (state: SpellState) => SpellMove): Step =>
  (state) => ({ kind: 'move', seat, move: made(state) });
/** The seat whose turn it is does it. */
const now =
  (made: (state: SpellState) => SpellMove): Step =>
  (state) => ({ kind: 'move', seat: state.pub.turn.seat, move: made(state) });
const cast = (word: string): Step => now((state) => castMove(state, word));
const claimed = (word: string, category: Category): Step =>
  now((state) => ({ ...castMove(state, word), claimed: category }) as SpellMove);
const fail = now(() => ({ do: 'fail' }));
const play = (effect: 'sandstorm' | 'firewall' | 'snowball'): Step =>
  now(() => ({ do: 'play', effect }));
const reply =
  (how: 'firewall' | 'snowball' | 'nothing'): Step =>
  ({ pub: { question } }) => ({
    kind: 'move',
    seat: question?.do === 'answer' ? question.target : -1,
    move: { do: 'answer', with: how },
  });
const vote = (seat: number, choice: Vote): Step => by(seat, () => ({ do: 'vote', vote: choice }));
const insist = (yes: boolean): Step => now(() => ({ do: 'insist', yes }));
const late: Step = (state) => ({ kind: 'timeout', timer: game.timers(state)[0]?.key ?? 'none' });

const goes = (facts: Parameters<typeof table>[0], ...steps: readonly Step[]): SpellState =>
  followAll(game, facts.hands.length, table(facts), ...steps);

describe('a viewer who follows what is told', () => {
  it('sees words, special words and fails', () => {
    const hands = ['קופאשב', 'תפוחבב', 'אבגדהו'];
    const after = goes({ hands, pending: 'עז' }, cast('אש'), cast('קוף'), cast('תפוח'), fail);
    expect(after.pub.bewitched).toEqual([null, null, 'תפוח']);
  });

  it('sees effect cards', () => {
    const hands = ['~#oאבג', 'תפוחבב', 'o#דהו'];
    goes({ hands, pending: 'קוף' }, play('firewall'), play('sandstorm'), fail);
    const hit = goes({ hands }, play('sandstorm'), fail);
    expect(hit.pub.effects).toEqual(['sandstorm']);
    goes({ hands: ['oאב', 'גד'] }, play('snowball'), reply('nothing'), fail);
  });

  it('sees snowballs thrown on, and stopped', () => {
    const hands = ['oאב', 'oגד', '#הו', 'oזח'];
    goes({ hands }, play('snowball'), reply('snowball'), reply('nothing'), fail);
    goes({ hands, pending: 'קוף' }, play('snowball'), reply('snowball'), reply('firewall'), fail);
    expect(goes({ hands }, play('snowball'), late, late).pub.turn.seat).toBe(1);
  });

  it('sees votes, and what becomes of the word', () => {
    const hands = ['דחליל', 'אב', 'גד'];
    const kept = goes({ hands }, cast('דחליל'), vote(1, 'accept'), vote(2, 'accept'), fail);
    expect(kept.pub.accepted).toEqual(['דחליל']);
    const lost = goes({ hands }, cast('דחליל'), vote(2, 'refuse'), vote(1, 'refuse'), fail);
    expect(lost.pub.accepted).toEqual([]);
    goes({ hands }, cast('דחליל'), vote(1, 'refuse'), late, fail);
    const unheard = goes({ hands }, claimed('דחליל', 'tool'), late, cast('דחליל'), late);
    expect(unheard.pub.turn.unheard).toBe(2);
  });

  it('sees a caster’s last word', () => {
    const two = ['דחליל', 'אב'];
    const asked = [cast('דחליל'), vote(1, 'refuse')];
    expect(goes({ hands: two }, ...asked, insist(true), fail).pub.insists).toEqual([1, 2]);
    goes({ hands: two }, ...asked, insist(false), fail);
    const nobody = [cast('דחליל'), vote(1, 'abstain')];
    expect(goes({ hands: two }, ...nobody, insist(true), fail).pub.vouches).toEqual([2, 3]);
    goes({ hands: two }, ...nobody, late, fail);
  });

  it('sees the last cards drawn, turns lost without a card, and the end', () => {
    const facts = { hands: ['קוף', 'אב'], pile: 'ג', whole: true };
    const after = goes(facts, cast('קוף'), fail, fail, fail, fail);
    expect(after.pub.pile).toBe(0);
    const end = goes({ hands: ['אב', 'אב'], pile: '', whole: true }, fail, fail);
    expect(end.pub.ended).toBe('spent');
    goes({ hands: ['קופ', ''], pile: '', whole: true }, cast('קוף'));
  });

  it('sees all hands where the host has opened them', () => {
    const facts = { hands: ['קופאב', 'oאב'], options: { openHands: true } };
    expect(goes(facts, cast('קוף'), fail, fail).pub.turn.number).toBe(4);
  });
});
