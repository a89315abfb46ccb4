import { CONSENT_EVENT, readConsent } from '../../browser/consent.ts';

/**
 * Loads the question of an artist with own pixels on a landing page once it can be asked: after the site's advertising was accepted, or
 * with the settings. Other visitors do not load it (decision record 0170).
 */

/** Waits for it. @param root the element that `ConsentBanner` renders */
export function startArtist(root: HTMLElement): void {
  let loading: Promise<(on: boolean) => void> | undefined;
  const load = () => {
    loading ??= import('./artist-question.ts').then((lazy) => lazy.askForArtist(root));
    loading.catch(() => {});
    return loading;
  };
  const follow = () => {
    if (readConsent()?.marketing) load();
  };
  follow();
  document.addEventListener(CONSENT_EVENT, follow);
  // `fetch-settings.ts` waits for it before the settings are shown.
  document.addEventListener('consentsettings', (event) =>
    (event as CustomEvent<Promise<unknown>[]>).detail.push(load().catch(() => {})),
  );
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const action = target.closest<HTMLElement>('[data-consent]')?.dataset['consent'];
    // The script of the site's question may hear the same event later: its choice is stored when this runs.
    const choose = (on: boolean) =>
      setTimeout(() =>
        loading?.then(
          (lazy) => lazy(on),
          () => {},
        ),
      );
    if (action === 'accept') {
      load();
      choose(true);
    } else if (action === 'refuse') choose(false);
  });
}

const root = document.querySelector<HTMLElement>('[data-artist]');
if (root) startArtist(root);
