import { type FormEvent, useState } from 'react';
import { announce } from '../../../kit/announce.ts';
import { Button } from '../../../kit/Button.tsx';
import { Field } from '../../../kit/Field.tsx';
import type { CommandContext, Reply } from './commands.ts';
import { obey, wordsOf } from './commands.ts';
import styles from './TextBoard.module.css';

interface CommandFieldProps {
  readonly context: Omit<CommandContext, 'before'>;
  /** Called with what came of each command. */
  readonly onReply: (reply: Reply) => void;
}

interface Line {
  readonly id: number;
  readonly typed: string;
  readonly reply: Reply;
}

/** How many answers stay in sight. */
const KEPT = 12;

/** A field for moves and questions, and the answers under it, the newest first. */
export const CommandField = ({ context, onReply }: CommandFieldProps) => {
  const t = wordsOf(context.words.lang);
  const [typed, setTyped] = useState('');
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [latest] = lines;
  const isWrong = latest?.reply.isWrong === true && latest.typed === typed;
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === '') return;
    const reply = obey(typed, { ...context, before: latest?.reply.to ?? null });
    setLines([{ id: (latest?.id ?? 0) + 1, typed, reply }, ...lines].slice(0, KEPT));
    announce(reply.say, reply.isWrong ? 'assertive' : 'polite');
    if (!reply.isWrong) setTyped('');
    onReply(reply);
  };
  return (
    <>
      <form className={styles.form} onSubmit={enter}>
        <Field
          label={t.field}
          hint={t.hint}
          value={typed}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => setTyped(event.target.value)}
          {...(isWrong ? { error: latest.reply.say } : {})}
        />
        <Button type="submit">{t.go}</Button>
      </form>
      {latest && (
        <ol className={styles.answers} aria-label={t.answers}>
          {lines.map(({ id, typed: asked, reply }) => (
            <li key={id}>
              <b dir="auto">{asked}</b> {reply.say}
            </li>
          ))}
        </ol>
      )}
    </>
  );
};
