import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { unread } from '../../state/room.ts';
import { useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import styles from './ChatButton.module.css';

/** Opens the chat, with the number of lines nobody here has looked at. */
export const ChatButton = ({ onPress }: { readonly onPress: () => void }) => {
  const t = useTexts();
  const news = useRoom(unread);
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
