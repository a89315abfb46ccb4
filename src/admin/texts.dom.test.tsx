import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LanguageProvider, loadFrameTexts, loadTexts, useLanguage } from './texts.ts';

/** Reads the texts of a section before its other hooks, as screens do. */
function Screen() {
  const words = useLanguage().t.welcome;
  const [shown] = useState(true);
  return shown && <h1>{words.title}</h1>;
}

/** As a card of the dashboard: its code comes after the fallback was shown. */
const LazyScreen = lazy(
  () => new Promise<{ default: typeof Screen }>((resolve) => setTimeout(resolve, 20, { default: Screen })),
);

it('a screen that waits for its texts before its other hooks renders without an error', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const t = await loadFrameTexts('fr');
  const failed = vi.fn();
  const host = document.createElement('div');
  const root = createRoot(host, { onRecoverableError: failed, onUncaughtError: failed });
  // The files are in the browser's cache: the texts come before React has given up waiting for them.
  const { welcome } = await loadTexts('fr');
  root.render(
    <LanguageProvider value={{ locale: 'fr', t }}>
      <Suspense fallback="…">
        <LazyScreen />
      </Suspense>
    </LanguageProvider>,
  );
  await vi.waitFor(() => expect(host.textContent).toBe(welcome.title));
  expect(failed).not.toHaveBeenCalled();
  root.unmount();
});
