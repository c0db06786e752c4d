import { createRoot } from 'react-dom/client';
import './kit/styles/kit.css';
import './shell/frame/frame.css';
import { App } from './routes.tsx';
import { followDevice } from './shell/frame/page.ts';
import { watchVersion } from './shell/frame/version.ts';

followDevice();
watchVersion();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
