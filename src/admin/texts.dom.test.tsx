import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LanguageProvider, loadLanguage, loadTexts, useLanguage } from './texts.ts';
import { lazyView } from './ui/lazy-view.tsx';

/** Renders a text of a section, and one that all sections share. */
function Section() {
  const { media, shared } = useLanguage().t;
  return <h1>{`${media.title}, ${shared.sort}`}</h1>;
}

it('a view is rendered once, with its texts, when they are loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const language = await loadLanguage('fr');
  expect(language.t.media).toBeUndefined();
  const failed = vi.fn();
  const host = document.createElement('div');
  const root = createRoot(host, { onRecoverableError: failed, onUncaughtError: failed });
  const View = lazyView(['media'], async () => Section);
  root.render(
    <LanguageProvider value={language}>
      <Suspense fallback="…">
        <View />
      </Suspense>
    </LanguageProvider>,
  );
  const { media, shared } = await loadTexts('fr');
  await vi.waitFor(() => expect(host.textContent).toBe(`${media.title}, ${shared.sort}`));
  expect(failed).not.toHaveBeenCalled();
  root.unmount();
});
