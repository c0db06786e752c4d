/** What the verifier found, in a sentence or two. */
import type { Draw } from '@kesem/room/proof/run';
import type { Fault, Verdict } from '@kesem/room/proof/verify';

/** The verdict in words, the first of which say whether it holds. */
export function sentence(verdict: Verdict): string {
  if (!verdict.holds) return `does not hold: ${faultSentence(verdict.why)}`;
  const { draws, hashes, match } = verdict.file;
  const { game, version } = match.record;
  return [
    `holds: all ${draws.length} draws follow from the secret and the nonces`,
    ...(match.record.drawn ? ['seats     drawn from the same secret and nonces'] : []),
    `hash      ${hashes.at(-1)}  (the same that was shown before anybody sat down?)`,
    verdict.played
      ? `rules     ${game} ${version} ask for exactly these draws, and come to the recorded end`
      : `rules     ${game} ${version} are not here: whether the match asked for these draws was not checked`,
  ].join('\n');
}

function faultSentence(why: Fault): string {
  switch (why.code) {
    case 'notAFile':
      return 'this is no match file';
    case 'digest':
      return `the file was changed${compared(why)}`;
    case 'hash':
      return `a secret is not the one that was promised${compared(why)}`;
    case 'name':
      return `the match bears another name than its hash gives${compared(why)}`;
    case 'seats':
      return `the seats are not as secret and nonces drew them${compared(why)}`;
    case 'draw':
      return `draw ${why.place} is not what secret and nonces give${comparedDraws(why)}`;
    case 'asked':
      return `draw ${why.place} is not what the rules ask for${comparedDraws(why)}`;
    case 'stopped':
      return `the rules refuse input ${why.input} (${why.refusal})`;
    case 'outcome':
      return 'the rules come to another end than the record';
    default:
      return why satisfies never;
  }
}

function comparedDraws({ expected, found }: Record<'expected' | 'found', Draw | null>): string {
  return compared({ expected: drawWords(expected), found: drawWords(found) });
}

function compared({ expected, found }: Record<'expected' | 'found', string>): string {
  return `\nexpected  ${expected}\nfound     ${found}`;
}

function drawWords(draw: Draw | null): string {
  if (draw === null) return 'nothing';
  const { input, purpose, counter, kind, of, got } = draw;
  return `input ${input}, ${JSON.stringify(purpose)}, counter ${counter}: ${kind} of ${of} gives ${JSON.stringify(got)}`;
}
