import { createRoot } from 'react-dom/client';
import '../styles/kit.css';
import { COVERS, CoverArt } from '../CoverArt.tsx';
import { Wordmark } from '../Wordmark.tsx';
import styles from './preview.module.css';

/** One link preview of 1200 × 630, to be photographed by `npm run previews`. */
const wish = new URLSearchParams(location.search);
const cover = COVERS.find((id) => id === wish.get('cover')) ?? 'abalone';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <main className={styles.sheet}>
      <div className={styles.print}>
        <CoverArt cover={cover} />
      </div>
      <div className={styles.label}>
        <Wordmark size={150} />
        <div>
          <h1 className={styles.title}>{wish.get('he')}</h1>
          <p className={styles.english} dir="ltr">
            {wish.get('en')}
          </p>
        </div>
      </div>
    </main>,
  );
}
