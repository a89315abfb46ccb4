import { CONSENT_EVENT, objects, readConsent } from '../../browser/consent.ts';
import { isAgency } from '../../browser/is-agency.ts';
import { keepAnswer, namedIn, readAnswer } from './artist-answer.ts';
import type { AskedFor } from './artist-ask.ts';
import { artistBanner, artistSwitch, artistWords } from './artist-words.ts';
import { keepFocus } from './keep-focus.ts';

/**
 * Asks for the artist who has own pixels on a landing page, beside `consent.client.ts`, which asks for the site. The pixels start only
 * when both questions were accepted; refusing the artist leaves the choice for the site alone (decision record 0170).
 */

const ASK_AFTER_MS = 2000;

/** Nobody who has not answered needs it. */
const loadProof = () => import('../../browser/proofs/artist-proof.ts');

/**
 * Starts the artist's question and, once accepted, the artist's pixels.
 * @param root the element that `ConsentBanner` renders
 * @returns answers it, for a press on an answer to the question of the site
 * @throws Error when the words of the question cannot be loaded
 */
export async function askForArtist(root: HTMLElement): Promise<(on: boolean) => void> {
  const asked = JSON.parse(root.dataset['artist'] ?? '') as AskedFor;
  const words = await artistWords(asked);
  const banner = root.querySelector<HTMLElement>('[data-consent-banner]');
  const own = banner ? artistBanner(banner, words) : undefined;
  if (own) banner?.after(own);
  const input = (name: 'artist' | 'marketing') => root.querySelector<HTMLInputElement>(`[name=${name}]`);
  let answer = readAnswer(asked);
  let asks = false;
  let started = false;
  /** Whether the artist's own banner was there when the visitor pressed something. */
  let hasOwn = false;

  const isAllowed = () => readConsent()?.marketing === true;

  /** Shows, starts or stops what the two choices allow now. */
  function apply(): void {
    const allowed = isAllowed() && !isAgency();
    own?.toggleAttribute('hidden', !(asks && allowed && answer === undefined));
    const mayStart = allowed && answer?.on === true;
    const id = answer?.id ?? '';
    // A loaded script cannot be unloaded.
    if (started && !mayStart)
      import('./tags.client.ts')
        .then((lazy) => lazy.keepPlace())
        .catch(() => {})
        .then(() => location.reload());
    if (started || !mayStart) return;
    started = true;
    // A withdrawal must not wait for it.
    loadProof().catch(() => {});
    import('./artist-tags.ts').then((lazy) => lazy.startArtistTags(asked, id)).catch(() => {});
  }

  /** Proves and keeps an answer. Where advertising is refused too, `tag-traces.ts` takes back what was accepted, as on every page. */
  function choose(on: boolean): void {
    if (!isAllowed()) {
      answer = undefined;
      apply();
      return;
    }
    own?.toggleAttribute('hidden', true);
    keepFocus(root);
    const textVersion = hasOwn ? undefined : root.dataset['text'];
    loadProof()
      .then(({ proveArtist }) => {
        if (!isAllowed()) return;
        const { page } = asked;
        const { id, record, text } = proveArtist(page, on, answer?.id ?? null, textVersion);
        answer = keepAnswer(page, {
          id,
          on,
          timestamp: record.timestamp,
          version: record.version,
          named: namedIn(asked),
          text,
        });
        apply();
      })
      .catch(() => {});
  }

  /** Shows the switch as the answer is; without advertising it is off and locked. */
  function show(isOn: boolean): void {
    const marketing = input('marketing');
    const category = marketing?.closest('li');
    if (category && !input('artist')) category.parentElement?.append(artistSwitch(category, words));
    const artist = input('artist');
    if (!artist || !marketing) return;
    artist.disabled = !marketing.checked || objects();
    artist.checked = isOn && !artist.disabled;
    root.querySelector('[data-artist=receipt]')?.toggleAttribute('hidden', answer === undefined);
  }
  root.addEventListener('change', ({ target }) => {
    if (target === input('marketing')) show(input('artist')?.checked ?? false);
  });

  // Before any script hides a banner: the site's answer shows the artist's own one until this answer is kept.
  document.addEventListener(
    'click',
    () => {
      hasOwn = own?.hidden === false;
    },
    true,
  );
  // The script of the site's question may hear the same event later: its choice is stored when this runs.
  const after = (act: () => void) => setTimeout(act, 0);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const action = target.closest<HTMLElement>('[data-artist]:not([data-consent-root])')?.dataset['artist'];
    const site = target.closest<HTMLElement>('[data-consent]')?.dataset['consent'];
    if (action === 'receipt' && answer)
      import('./receipt-file.ts').then((lazy) => lazy.saveReceipt(answer?.id ?? '')).catch(() => {});
    else if (action) choose(action === 'accept');
    else if (site === 'settings' || target.closest('[data-manage-cookies]'))
      after(() => show(answer?.on ?? false));
  });
  root.addEventListener('submit', () => {
    const on = input('artist')?.checked === true;
    after(() => choose(on));
  });

  document.addEventListener(CONSENT_EVENT, () => after(apply));
  const catchUp = () => {
    answer = readAnswer(asked);
    apply();
  };
  window.addEventListener('storage', catchUp);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp();
  });
  apply();
  setTimeout(() => {
    asks = true;
    apply();
  }, ASK_AFTER_MS);
  return choose;
}
