import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addedSheets,
  arrive,
  box,
  button,
  deleteTagTraces,
  everything,
  keep,
  leave,
  notify,
  now,
  object,
  settled,
} from '../../../tests/consent-page.ts';
import { consentRecord } from '../../domain/consent/choice.ts';
import {
  ARTIST_TEXT_VERSION,
  COMBINED_TEXT_VERSION,
  UNSURE_ARTIST_VERSION,
} from '../../domain/consent/text-versions.ts';
import { artistConsent } from '../../i18n/dictionaries/artist-consent/fr.ts';
import { dictionaryOf } from '../../i18n/dictionary.ts';
import { artistQuestion } from '../../i18n/landing/artist-question.ts';
import { startArtist } from './artist.client.ts';
import type { AskedFor } from './artist-ask.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import { startConsent } from './consent.client.ts';

const startArtistTags = vi.hoisted(() => vi.fn());
vi.mock('./artist-tags.ts', () => ({ startArtistTags }));

const asked = { page: 'p1', tags: { metaPixel: { id: '123456789012345' } }, artist: 'Nova', brand: 'Agence' };
const KEY = '_artist:p1';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const line = () => document.querySelector<HTMLElement>('[data-artist-banner]');
/** Whether the artist's own line is shown. */
const asks = () => line()?.hidden === false;
/** The proofs that were sent for the artist. */
const proofs = () =>
  notify.mock.calls
    .map(
      ([, proof]) =>
        proof as { scope?: string; record: { marketing: boolean }; id: string; textVersion: string },
    )
    .filter(({ scope }) => scope === 'p1');
/** Those of the site. */
const siteProofs = () =>
  notify.mock.calls
    .filter(([path]) => path === '/consents')
    .map(([, proof]) => proof as { scope?: string })
    .filter(({ scope }) => scope === undefined);

const t = dictionaryOf('fr').consent;
const cookiesHref = '/cookies';
const settings = renderToStaticMarkup(createElement(ConsentSettings, { t, cookiesHref }));

/** Renders the page of an artist, which fetches the settings, and starts both scripts. */
async function open(question: AskedFor = asked): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response(settings));
  const words = artistQuestion('fr', artistConsent, question);
  const banner = createElement(ConsentBanner, { t, tags: {}, cookiesHref, artist: { question, words } });
  document.body.innerHTML = `${renderToStaticMarkup(banner)}<main tabindex="-1"><button data-manage-cookies></button></main>`;
  document.body.dataset['page'] = question.page;
  const root = document.querySelector<HTMLElement>('[data-consent-root]') as HTMLElement;
  startConsent(root);
  startArtist(root);
  await loaded();
  await vi.advanceTimersByTimeAsync(3000);
}
/** Waits for the chunks that the scripts load one after the other. */
async function loaded(): Promise<void> {
  await import('./artist-question.ts');
  await import('./fetch-settings.ts');
  await import('../../i18n/dictionaries/artist-consent/fr.ts');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10);
}
const press = async (selector: string) => {
  button(selector);
  await loaded();
  await vi.advanceTimersByTimeAsync(10);
  await settled();
  await import('../../browser/proofs/send-proofs.ts');
  await vi.dynamicImportSettled();
};
const accepted = () => keep(consentRecord(everything, now));

beforeEach(() => {
  vi.resetModules();
  arrive();
  addedSheets();
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  delete document.body.dataset['page'];
  startArtistTags.mockClear();
});

describe('the question of an artist', () => {
  it('starts nothing before an answer, and is part of the banner of the site', async () => {
    await open();
    expect([asks(), startArtistTags.mock.calls.length]).toEqual([false, 0]);
    await press('[data-consent=accept]');
    expect(startArtistTags).toHaveBeenCalledExactlyOnceWith(asked, kept().id);
    expect(proofs()).toEqual([
      expect.objectContaining({ textVersion: COMBINED_TEXT_VERSION, replaces: null, id: kept().id }),
    ]);
    expect(kept().text).toBe(COMBINED_TEXT_VERSION);
    expect(siteProofs()).toEqual([
      expect.objectContaining({ textVersion: COMBINED_TEXT_VERSION, page: 'p1' }),
    ]);
  });

  it('is refused with the banner of the site, without a proof or a stored value', async () => {
    await open();
    await press('[data-consent=refuse]');
    expect([proofs(), kept(), startArtistTags.mock.calls.length, asks()]).toEqual([[], null, 0, false]);
    expect(siteProofs()).toEqual([
      expect.objectContaining({ textVersion: COMBINED_TEXT_VERSION, page: 'p1' }),
    ]);
  });

  it('is asked alone of a visitor who accepted the site’s advertising before, and refused alone', async () => {
    accepted();
    await open();
    expect([asks(), startArtistTags.mock.calls.length]).toEqual([true, 0]);
    await press('[data-artist=refuse]');
    expect([asks(), kept().on, proofs()[0]?.record.marketing]).toEqual([false, false, false]);
    expect([kept().text, proofs()[0]?.textVersion]).toEqual([ARTIST_TEXT_VERSION, ARTIST_TEXT_VERSION]);
    expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '{}')).toMatchObject({ marketing: true });
    expect(startArtistTags).not.toHaveBeenCalled();
  });

  it('is proven with the words of the artist’s own banner when the settings are opened beside it', async () => {
    accepted();
    await open();
    const own = '[data-artist-banner] [data-consent=settings]';
    document.querySelector<HTMLElement>(own)?.focus();
    await press(own);
    box('artist')?.click();
    await press('[data-consent=save]');
    expect(proofs().map(({ textVersion }) => textVersion)).toEqual([ARTIST_TEXT_VERSION]);
    expect([asks(), document.activeElement?.localName]).toEqual([false, 'main']);
  });

  it('is taken back under the words that were read', async () => {
    localStorage.setItem(KEY, JSON.stringify({ id: 'first', on: true, text: ARTIST_TEXT_VERSION }));
    localStorage.setItem('_artist:p2', JSON.stringify({ id: 'older', on: true }));
    const { takeBack } = await import('../../browser/proofs/artist-proof.ts');
    takeBack(KEY);
    takeBack('_artist:p2');
    await vi.dynamicImportSettled();
    expect(notify.mock.calls.map(([, proof]) => proof)).toMatchObject([
      { replaces: 'first', textVersion: ARTIST_TEXT_VERSION },
      { replaces: 'older', textVersion: UNSURE_ARTIST_VERSION },
    ]);
  });

  it('is not asked of a visitor who refused advertising', async () => {
    keep(consentRecord({ ...everything, marketing: false }, now));
    await open();
    expect(asks()).toBe(false);
  });

  it('is not asked of a visitor who objects to advertising, and its switch is locked', async () => {
    accepted();
    object();
    await open();
    expect([asks(), startArtistTags.mock.calls.length]).toEqual([false, 0]);
    await press('[data-manage-cookies]');
    expect([box('artist')?.disabled, box('artist')?.checked]).toEqual([true, false]);
  });

  it('is not asked again, until the artist or the platforms are others', async () => {
    accepted();
    await open();
    await press('[data-artist=accept]');
    expect(startArtistTags).toHaveBeenCalledTimes(1);
    await open();
    expect([asks(), startArtistTags.mock.calls.length]).toEqual([false, 2]);
    await open({ ...asked, artist: 'Lune' });
    expect([asks(), startArtistTags.mock.calls.length]).toEqual([true, 2]);
  });

  it('ends after six months', async () => {
    accepted();
    await open();
    await press('[data-artist=accept]');
    vi.setSystemTime(Date.UTC(2027, 5, 1));
    keep(consentRecord(everything, Date.now()));
    await open();
    expect([asks(), startArtistTags.mock.calls.length]).toEqual([true, 1]);
  });
});

describe('the switch of an artist', () => {
  it('is off first, and locked while advertising is off', async () => {
    await open();
    await press('[data-consent=settings]');
    const [artist, marketing] = [box('artist'), box('marketing')];
    expect([artist?.checked, artist?.disabled]).toEqual([false, true]);
    marketing?.click();
    expect([artist?.checked, artist?.disabled]).toEqual([false, false]);
    artist?.click();
    marketing?.click();
    expect([artist?.checked, artist?.disabled]).toEqual([false, true]);
  });

  it('withdraws the artist alone: the proof is replaced, and the page reloaded without the pixel', async () => {
    accepted();
    await open();
    await press('[data-artist=accept]');
    const first = kept().id;
    document.querySelector<HTMLElement>('[data-manage-cookies]')?.focus();
    await press('[data-manage-cookies]');
    expect(box('artist')?.checked).toBe(true);
    box('artist')?.click();
    await press('[data-consent=save]');
    expect(kept().on).toBe(false);
    expect(proofs().at(-1)).toMatchObject({ replaces: first, record: { marketing: false } });
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalled());
    expect(history.state).toEqual({ focus: expect.any(Number) });
    history.replaceState(null, '');
  });

  it('is withdrawn with advertising, by the script that deletes what the refusal does not allow', async () => {
    accepted();
    await open();
    await press('[data-artist=accept]');
    const first = kept().id;
    const { deleteTagTraces: real } =
      await vi.importActual<typeof import('./tag-traces.ts')>('./tag-traces.ts');
    deleteTagTraces.mockImplementation(real);
    await press('[data-consent=refuse]');
    deleteTagTraces.mockReset();
    expect(kept()).toBeNull();
    expect(proofs().slice(1)).toEqual([
      expect.objectContaining({ replaces: first, record: expect.objectContaining({ marketing: false }) }),
    ]);
    expect(location.reload).toHaveBeenCalled();
  });
});
