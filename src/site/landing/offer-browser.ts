import { inAppBrowserOf, openInBrowser, phoneSystemOf } from '../../domain/landing/counts/in-app-browser.ts';

/** If the page is still visible after this time, the app did not follow its own link to the browser. */
const PATIENCE_MS = 1600;

/** In an in-app browser, offers a link to the phone's own browser. It is never opened automatically: browsers require a tap. */
export function offerBrowser(): void {
  const bar = document.querySelector<HTMLElement>('[data-in-app]');
  const app = inAppBrowserOf(navigator.userAgent);
  if (!bar || !app) return;
  const part = (name: string) => bar.querySelector<HTMLElement>(`[data-${name}]`);
  const [open, copy, menu] = [part('open'), part('copy'), part('menu')];
  const show = (...parts: (HTMLElement | null)[]) => {
    for (const shown of parts) if (shown) shown.hidden = false;
  };
  const scheme = openInBrowser(app, phoneSystemOf(navigator.userAgent), location.href);
  show(bar);
  if (scheme && open instanceof HTMLAnchorElement) {
    open.href = scheme;
    show(open);
    open.addEventListener('click', () =>
      setTimeout(() => document.visibilityState === 'visible' && show(copy, menu), PATIENCE_MS),
    );
  } else show(copy, menu);
  copy?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      copy.textContent = copy.dataset['copied'] ?? '';
    } catch {
      // The app does not allow copying: the hint about the app's menu remains.
      copy.hidden = true;
    }
  });
}
