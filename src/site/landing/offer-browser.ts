import { inAppBrowserOf, openInBrowser, phoneSystemOf } from '../../domain/landing/in-app-browser.ts';

/** A way that did nothing within this time does not work in this app. */
const PATIENCE_MS = 1600;

/** In the browser inside of an app, offers a way to the phone's own browser. Never by itself: browsers want a touch for it. */
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
      // The app forbids it: the menu remains.
      copy.hidden = true;
    }
  });
}
