import { createRoot } from 'react-dom/client';
import '../styles/kit.css';
import { Gallery } from './Gallery.tsx';

const wish = new URLSearchParams(location.search);
const language = wish.get('lang') === 'en' ? 'en' : 'he';
document.documentElement.lang = language;
document.documentElement.dir = language === 'he' ? 'rtl' : 'ltr';
document.documentElement.dataset.theme = wish.get('theme') === 'dark' ? 'dark' : 'light';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Gallery language={language} />);
