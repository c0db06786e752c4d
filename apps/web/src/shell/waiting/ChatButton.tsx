import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { useTexts } from '../frame/stores.ts';
import { useUnread } from '../room/useMuted.ts';
import styles from './ChatButton.module.css';

/** Opens the chat, with the number of lines nobody here has looked at. */
export const ChatButton = ({ onPress }: { readonly onPress: () => void }) => {
  const t = useTexts();
  const news = useUnread();
  return (
    <IconButton
      label={news === 0 ? t.chat.title : `${t.chat.title} · ${t.chat.unread(news)}`}
      onClick={onPress}
      className={styles.button}
      icon={
        <>
          <Icon name="chat" />
          {news > 0 && <span className={styles.badge}>{news > 9 ? '9+' : news}</span>}
        </>
      }
    />
  );
};
