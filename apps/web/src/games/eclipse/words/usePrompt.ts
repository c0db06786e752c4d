/** Says aloud that one is asked, what for, and how many answers there are. */
import { useEffect } from 'react';
import { announce } from '../../../kit/announce.ts';
import { type Situation, sentenceOf } from '../sentence.ts';
import { questionIn } from '../table/asked.ts';
import { textsOf } from '../texts.ts';

/** Announces each question once, when what led to it has been shown, and that a combat is let go on. */
export function usePrompt(now: Situation): void {
  const { choice, frame, view, words } = now;
  const isAsked = choice.asked !== 'nothing' && choice.asked !== 'free' && frame === null;
  const question = isAsked ? questionIn(view) : null;
  const { say, sub } = sentenceOf(now);
  const hint = choice.asked === 'window' ? textsOf(words.lang).bar.spaceGoesOn : '';
  const text = [say, sub?.replace(/\.?$/, '.'), hint].filter(Boolean).join(' ');
  useEffect(() => {
    if (question !== null) announce(text, 'assertive');
    // oxlint-disable-next-line react/exhaustive-deps -- a question is said once, as it was put
  }, [question]);
  const passedAll = view.mine?.passedAll ? textsOf(words.lang).bar.passedAll : null;
  useEffect(() => {
    if (passedAll !== null) announce(passedAll);
  }, [passedAll]);
}
