import { createRoot } from 'react-dom/client';
import { isLocale } from '../domain/locale/locale.ts';
import { App } from './App.tsx';
import { adoptEarlierToken } from './session/adopt-earlier-token.ts';
import { loadFrameTexts } from './texts.ts';

/** Renders the back office in the language of its document. */
const host = document.getElementById('admin');
const { lang } = document.documentElement;
if (host && isLocale(lang)) {
  const [t] = await Promise.all([loadFrameTexts(lang), adoptEarlierToken()]);
  createRoot(host).render(<App locale={lang} t={t} brand={host.dataset['brand'] ?? ''} />);
}
