import { Button } from '../../../kit/Button.tsx';
import type { CombatDesk } from './props.ts';
import { type Planned, sentenceOf } from './sentence.ts';
import { combatTexts } from './texts.ts';

interface BarInput extends Planned {
  /** Why the last press did nothing. */
  readonly note: string | null;
  readonly commit: (() => void) | null;
  readonly clear: () => void;
  /** Null: a defence cannot be given up, only left empty. */
  readonly cancel: (() => void) | null;
}

/** What the bar says while a combat is put together, and its buttons. */
export function barOf(input: BarInput): NonNullable<CombatDesk['bar']> {
  const { plan, note, commit, clear, cancel, words } = input;
  const t = combatTexts(words.lang).bar;
  return {
    ...(note === null ? sentenceOf(input) : { say: note }),
    secondary: (
      <>
        {plan.pairs.length > 0 && <Button onClick={clear}>{t.clear}</Button>}
        {cancel && plan.pairs.length === 0 && <Button onClick={cancel}>{t.cancel}</Button>}
      </>
    ),
    primary: (
      <Button kind="primary" disabled={commit === null} onClick={commit ?? undefined}>
        {primaryOf(input)}
      </Button>
    ),
  };
}

function primaryOf({ words, plan: { step, pairs }, possible }: BarInput): string {
  const t = combatTexts(words.lang).bar;
  if (step === 'attack') return t.go(pairs.length);
  if (pairs.length > 0) return t.guard;
  return possible.length > 0 ? t.noGuard : t.confirm;
}
