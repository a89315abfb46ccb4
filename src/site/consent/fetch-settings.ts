import dialogStyles from './consent-dialog.css?url';
import landingStyles from './consent-dialog-alone.css?url';

let isFetching = false;

/**
 * Adds the settings dialog of the cookie page to the banner of a landing page, once: few visitors open it, and it would be a tenth of the
 * page's weight. Then it repeats the press that opens it; if the dialog cannot be fetched, it opens the cookie page, which has one too.
 * @param root the element that `ConsentBanner` renders
 */
export async function fetchSettings(root: HTMLElement, pressed: HTMLElement): Promise<void> {
  if (isFetching) return;
  isFetching = true;
  await fetchDialog(root).then(
    () => pressed.click(),
    () => root.querySelector('a')?.click(),
  );
}

async function fetchDialog(root: HTMLElement): Promise<void> {
  const href = root.querySelector('a')?.href ?? '';
  const { lang } = document.documentElement;
  const [response] = await Promise.all([
    // In the language of this page, whatever the visitor chose in another tab.
    fetch(href, { credentials: 'omit', headers: { 'accept-language': lang } }),
    addSheet(dialogStyles),
    addSheet(landingStyles),
  ]);
  // Nothing else of the page is parsed: the policy of this page forbids its style element.
  const [html = ''] = /<dialog [^>]*data-consent-dialog.*?<\/dialog>/s.exec(await response.text()) ?? [];
  const dialog = new DOMParser().parseFromString(html, 'text/html').querySelector('dialog');
  if (!dialog) throw new Error('The cookie page has no settings.');
  root.append(dialog);
  // `artist.client.ts` adds a switch. A constant of the two would be a file of its own.
  const waits: Promise<unknown>[] = [];
  document.dispatchEvent(new CustomEvent('consentsettings', { detail: waits }));
  await Promise.all(waits);
}

/** As `addStyles`, whose import here would make it a file of its own on every page. */
const addSheet = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = { rel: 'stylesheet', href, onload: resolve, onerror: reject };
    document.head.append(Object.assign(document.createElement('link'), link));
  });
