import { createRoot } from 'react-dom/client';
import { isLocale } from '../domain/locale/locale.ts';
import './component-set.css';
import './admin.css';
import { App } from './App.tsx';
import { adoptEarlierToken } from './session/adopt-earlier-token.ts';
import { loadLanguage } from './texts.ts';

/** Renders the back office in the language of its document. */
async function render(): Promise<void> {
  const host = document.getElementById('admin');
  const { lang } = document.documentElement;
  if (!host || !isLocale(lang)) return;
  const [language] = await Promise.all([loadLanguage(lang), adoptEarlierToken()]);
  createRoot(host).render(<App language={language} brand={host.dataset['brand'] ?? ''} />);
}
void render();
