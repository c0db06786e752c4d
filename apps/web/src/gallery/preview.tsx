import { createRoot } from 'react-dom/client';
import { TRIED_CARDS } from '../examples.ts';
import '../kit/styles/kit.css';
import { CoverArt } from '../kit/CoverArt.tsx';
import { Wordmark } from '../kit/Wordmark.tsx';
import styles from './preview.module.css';

/** The picture of an invitation to `?game=`, 1200 × 630, to be photographed by `npm run previews`. */
const game = new URLSearchParams(location.search).get('game');
const card = TRIED_CARDS.find(({ id }) => id === game);

const root = document.getElementById('root');
if (root !== null && card !== undefined) {
  createRoot(root).render(
    <main className={styles.sheet}>
      <div className={styles.print}>
        <CoverArt cover={card.cover} />
      </div>
      <div className={styles.label}>
        <Wordmark size={150} />
        <div>
          <h1 className={styles.title}>{card.title('he')}</h1>
          <p className={styles.english} dir="ltr">
            {card.title('en')}
          </p>
        </div>
      </div>
    </main>,
  );
}
