import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
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
  start,
} from '../../../tests/consent-page.ts';
import { consentRecord } from '../../domain/consent/choice.ts';
import { startArtist } from './artist.client.ts';

const startArtistTags = vi.hoisted(() => vi.fn());
vi.mock('./artist-tags.ts', () => ({ startArtistTags }));

const asked = { page: 'p1', tags: { metaPixel: { id: '123456789012345' } }, artist: 'Nova' };
const KEY = '_artist:p1';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const line = () => document.querySelector<HTMLElement>('[data-artist-banner]');
/** The proofs that were sent for the artist. */
const proofs = () =>
  notify.mock.calls
    .map(([, proof]) => proof as { scope?: string; record: { marketing: boolean }; id: string })
    .filter(({ scope }) => scope === 'p1');

/** Renders the page of an artist and starts both scripts. */
async function open(question: object = asked): Promise<void> {
  start({});
  const root = document.querySelector<HTMLElement>('[data-consent-root]') as HTMLElement;
  root.dataset['artist'] = JSON.stringify(question);
  root.insertAdjacentHTML(
    'beforeend',
    '<section data-artist-banner hidden><button data-artist="refuse"></button><button data-artist="accept"></button></section>',
  );
  document
    .querySelector('form')
    ?.insertAdjacentHTML(
      'afterbegin',
      '<input type="checkbox" name="artist"><button type="button" data-artist="receipt" hidden></button>',
    );
  startArtist(root);
  await vi.advanceTimersByTimeAsync(3000);
}
const press = async (selector: string) => {
  button(selector);
  await vi.advanceTimersByTimeAsync(10);
  await settled();
  await import('../../browser/proofs/send-proofs.ts');
  await vi.dynamicImportSettled();
};
const accepted = () => keep(consentRecord(everything, now));

beforeEach(arrive);
afterEach(async () => {
  await leave();
  startArtistTags.mockClear();
});

describe('the question of an artist', () => {
  it('starts nothing before an answer, and is part of the banner of the site', async () => {
    await open();
    expect([line()?.hidden, startArtistTags.mock.calls.length]).toEqual([true, 0]);
    await press('[data-consent=accept]');
    expect(startArtistTags).toHaveBeenCalledExactlyOnceWith(asked, kept().id);
    expect(proofs()).toEqual([
      expect.objectContaining({ textVersion: '2026-11-30.artist', replaces: null, id: kept().id }),
    ]);
  });

  it('is refused with the banner of the site, without a proof or a stored value', async () => {
    await open();
    await press('[data-consent=refuse]');
    expect([proofs(), kept(), startArtistTags.mock.calls.length, line()?.hidden]).toEqual([
      [],
      null,
      0,
      true,
    ]);
  });

  it('is asked alone of a visitor who accepted the site’s advertising before, and refused alone', async () => {
    accepted();
    await open();
    expect([line()?.hidden, startArtistTags.mock.calls.length]).toEqual([false, 0]);
    await press('[data-artist=refuse]');
    expect([line()?.hidden, kept().on, proofs()[0]?.record.marketing]).toEqual([true, false, false]);
    expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '{}')).toMatchObject({ marketing: true });
    expect(startArtistTags).not.toHaveBeenCalled();
  });

  it('is not asked of a visitor who refused advertising, nor of one who objects', async () => {
    keep(consentRecord({ ...everything, marketing: false }, now));
    await open();
    expect(line()?.hidden).toBe(true);
    accepted();
    object();
    await open();
    expect([line()?.hidden, startArtistTags.mock.calls.length]).toEqual([true, 0]);
    await press('[data-manage-cookies]');
    expect([box('artist')?.disabled, box('artist')?.checked]).toEqual([true, false]);
  });

  it('is not asked again, until the artist or the platforms are others', async () => {
    accepted();
    await open();
    await press('[data-artist=accept]');
    expect(startArtistTags).toHaveBeenCalledTimes(1);
    await open();
    expect([line()?.hidden, startArtistTags.mock.calls.length]).toEqual([true, 2]);
    await open({ ...asked, artist: 'Lune' });
    expect([line()?.hidden, startArtistTags.mock.calls.length]).toEqual([false, 2]);
  });

  it('ends after six months', async () => {
    accepted();
    await open();
    await press('[data-artist=accept]');
    vi.setSystemTime(Date.UTC(2027, 5, 1));
    keep(consentRecord(everything, Date.now()));
    await open();
    expect([line()?.hidden, startArtistTags.mock.calls.length]).toEqual([false, 1]);
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
    await press('[data-manage-cookies]');
    expect(box('artist')?.checked).toBe(true);
    box('artist')?.click();
    await press('[data-consent=save]');
    expect(kept().on).toBe(false);
    expect(proofs().at(-1)).toMatchObject({ replaces: first, record: { marketing: false } });
    expect(location.reload).toHaveBeenCalled();
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
