import { describe, expect, it } from 'vitest';
import { openSpeech } from './speech.ts';

/** A voice that reads until it is told that it is done. */
function slow() {
  const read: string[] = [];
  let done = (): void => undefined;
  const speech = openSpeech((text, end) => {
    read.push(text);
    done = end;
  });
  return { ...speech, read, done: () => done() };
}

describe('what is read aloud', () => {
  it('is the newest line once the one before has been read, and no line in between', () => {
    const { say, read, done } = slow();
    say('one');
    say('two');
    say('three');
    expect(read).toEqual(['one']);
    done();
    expect(read).toEqual(['one', 'three']);
    done();
    say('four');
    expect(read).toEqual(['one', 'three', 'four']);
  });

  it('is nothing that waits when it is hushed', () => {
    const { say, hush, read, done } = slow();
    say('one');
    say('two');
    hush();
    done();
    expect(read).toEqual(['one']);
  });
});
