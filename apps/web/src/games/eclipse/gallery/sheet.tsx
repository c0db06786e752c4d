// All cards on one sheet, for the eye. A workshop page: never part of what is shipped.
import { CARD_IDS, type CardId } from '@kesem/engine/games/eclipse/cards/set';
import { createRoot } from 'react-dom/client';
import '../../../kit/styles/kit.css';
import { directionOf, LANGS } from '../../../i18n/lang.ts';
import { CardFace } from '../cards/CardFace.tsx';
import styles from './sheet.module.css';

const wish = new URLSearchParams(location.search);
const lang = LANGS.find((one) => one === wish.get('lang')) ?? 'he';
const theme = wish.get('theme') === 'dark' ? 'dark' : 'light';
const width = Number(wish.get('width') ?? 118);
const SAMPLES: readonly CardId[] = [
  'crystal',
  'eclipseDragon',
  'totalityDemon',
  'dawnBoon',
  'lastLight',
];

document.documentElement.lang = lang;
document.documentElement.dir = directionOf(lang);
document.documentElement.dataset['theme'] = theme;

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <main className={styles.sheet}>
      {wish.has('sizes')
        ? SAMPLES.map((card) =>
            [68, 84, 92, 118, 240].map((size) => (
              <CardFace key={`${card} ${size}`} card={card} lang={lang} width={size} />
            )),
          )
        : CARD_IDS.map((card) => <CardFace key={card} card={card} lang={lang} width={width} />)}
    </main>,
  );
}
