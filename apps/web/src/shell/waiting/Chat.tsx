import type { ChatLine } from '@kesem/protocol/messages';
import { QUICK_PHRASES, type QuickPhrase } from '@kesem/protocol/phrases';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { PEOPLE, SignsProvider } from '../../kit/signs.tsx';
import { toast } from '../../kit/toast.ts';
import { inkOf } from '../../state/device.ts';
import { useTexts } from '../frame/stores.ts';
import { useOnline, useRoom, useSession } from '../room/session.ts';
import { useChat } from '../room/useMuted.ts';
import { useMe, useView } from '../room/view.ts';
import styles from './Chat.module.css';

/** The chat. What is drawn counts as read. */
export const Chat = () => {
  const t = useTexts().chat;
  const view = useView();
  const { isSeated } = useMe();
  return (
    <div className={styles.chat}>
      <Lines />
      {!isSeated && view.stage === 'playing' && <p className={styles.note}>{t.watchers}</p>}
      <Phrases />
      {!view.family && <Say />}
    </div>
  );
};

const Lines = () => {
  const t = useTexts().chat;
  const { store } = useSession();
  const lines = useChat();
  const end = useRef<HTMLDivElement>(null);
  const last = useRoom((state) => state.chat.at(-1)?.id ?? 0);
  useEffect(() => {
    store.setState({ chatRead: last });
    const box = end.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [store, last]);
  return (
    <div
      ref={end}
      className={styles.lines}
      role="log"
      aria-live="off"
      aria-label={t.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
    >
      {lines.length === 0 && <p className={styles.empty}>{t.empty}</p>}
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </div>
  );
};

const Line = ({ line }: { readonly line: ChatLine }) => {
  const t = useTexts();
  const text = 'phrase' in line.say ? t.phrases[line.say.phrase] : line.say.text;
  return (
    <li className={styles.line}>
      <SignsProvider value={PEOPLE}>
        <EmblemPlate ink={inkOf(line.ink)} size={28} />
      </SignsProvider>
      <span>
        <b>
          <bdi>{line.name || t.gone}</bdi>
        </b>{' '}
        <span dir="auto" className={styles.text}>
          {text}
        </span>
      </span>
    </li>
  );
};

/** Says something, and tells when it did not get through. */
function useSay(): (say: { text: string } | { phrase: QuickPhrase }) => Promise<boolean> {
  const t = useTexts().refusals;
  const { link } = useOnline();
  return async (say) => {
    const answer = await link.ask('chat', { say });
    if (answer?.ok) return true;
    toast(t[answer?.code ?? 'offline'], 'danger');
    return false;
  };
}

const Phrases = () => {
  const t = useTexts();
  const say = useSay();
  return (
    <ul className={styles.phrases} aria-label={t.chat.phrases}>
      {QUICK_PHRASES.map((phrase) => (
        <li key={phrase}>
          <button type="button" onClick={() => void say({ phrase })}>
            {t.phrases[phrase]}
          </button>
        </li>
      ))}
    </ul>
  );
};

const Say = () => {
  const t = useTexts().chat;
  const say = useSay();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const line = text.trim();
    if (line !== '' && (await say({ text: line }))) setText('');
  };
  return (
    <form className={styles.say} onSubmit={(event) => void submit(event)}>
      <input
        // an empty field has no direction of its own: the placeholder lies as the page does
        dir={text === '' ? undefined : 'auto'}
        value={text}
        maxLength={300}
        aria-label={t.placeholder}
        placeholder={t.placeholder}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton kind="block" type="submit" label={t.send} icon={<Icon name="send" />} />
    </form>
  );
};
