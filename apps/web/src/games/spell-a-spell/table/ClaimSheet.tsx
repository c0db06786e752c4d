import { CATEGORIES, type Category } from '@kesem/engine/games/spell-a-spell/chapters/categories';
import { useState } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { Button } from '../../../kit/Button.tsx';
import { Field } from '../../../kit/Field.tsx';
import { Sheet } from '../../../kit/Sheet.tsx';
import { textsOf } from '../texts.ts';
import styles from './ClaimSheet.module.css';
import type { Claim } from './useClaim.ts';

/** As many signs as the server keeps of a line about a question. */
const LONGEST = 60;

interface ClaimSheetProps {
  readonly claim: Claim;
  readonly onPut: (parts: Partial<Claim>) => void;
  /** Whether there is a chat to plead in. */
  readonly pleads: boolean;
  /** What alone may be said there; absent: anything. */
  readonly pleas: readonly string[] | undefined;
  readonly lang: Lang;
}

/** Opens what a player may say of a word that goes to the vote: what sort of thing it is, and a line for it. */
export const ClaimSheet = ({ claim, onPut, pleads, pleas, lang }: ClaimSheetProps) => {
  const t = textsOf(lang);
  const [open, setOpen] = useState(false);
  const { claimed, plea } = claim;
  const toggle = (category: Category): void =>
    onPut({ claimed: claimed === category ? null : category });
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {claimed === null ? t.claim.open : t.category[claimed]}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t.claim.title}
        closeLabel={t.board.close}
      >
        <form
          className={styles.claim}
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
          }}
        >
          <div className={styles.sorts}>
            {CATEGORIES.map((category) => (
              <Button
                key={category}
                size="sm"
                kind={claimed === category ? 'ink' : 'secondary'}
                aria-pressed={claimed === category}
                onClick={() => toggle(category)}
              >
                {t.category[category]}
              </Button>
            ))}
          </div>
          {pleads && (
            <>
              {pleas ? (
                <p>{t.claim.plea}</p>
              ) : (
                <Field
                  label={t.claim.plea}
                  hint={t.claim.hint}
                  value={plea}
                  dir="auto"
                  maxLength={LONGEST}
                  onChange={(event) => onPut({ plea: event.target.value })}
                />
              )}
              <div className={styles.sorts}>
                {(pleas ?? t.claim.quick).map((line) => (
                  <Button
                    key={line}
                    size="sm"
                    kind={pleas && plea === line ? 'ink' : 'ghost'}
                    onClick={() => onPut({ plea: line })}
                  >
                    {line}
                  </Button>
                ))}
              </div>
            </>
          )}
          <Button type="submit" kind="primary">
            {t.claim.done}
          </Button>
        </form>
      </Sheet>
    </>
  );
};
