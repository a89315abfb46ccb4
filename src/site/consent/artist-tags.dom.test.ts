import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const loadScript = vi.hoisted(() => vi.fn());
vi.mock('./load-script.ts', () => ({ loadScript }));

const AGENCY = {
  metaPixel: { id: '123456789012345', matching: true as const },
  tiktokPixel: { id: 'C'.repeat(20) },
};
const ARTIST = { metaPixel: { id: '543210987654321' }, tiktokPixel: { id: 'D'.repeat(20) } };
const asked = { page: 'p1', tags: ARTIST, artist: 'Nova', brand: 'Agence' };
const everything = { analytics: true, marketing: true, functional: true };

let lazy: typeof import('./tags.client.ts');
let artist: typeof import('./artist-tags.ts');
beforeEach(async () => {
  vi.resetModules();
  document.body.innerHTML = '<div data-artist="{}"></div><a href="#x" data-target="spotify"><b>1</b></a>';
  lazy = await import('./tags.client.ts');
  artist = await import('./artist-tags.ts');
});
afterEach(() => {
  // The listeners of the test are used up.
  document.querySelector('b')?.click();
  loadScript.mockClear();
  for (const key of Object.keys(document.body.dataset)) delete document.body.dataset[key];
  for (const name of ['fbq', '_fbq', 'ttq', 'TiktokAnalyticsObject']) Reflect.deleteProperty(window, name);
});
const metaCalls = (pixel: string) =>
  (window.fbq?.queue ?? []).filter((call) => Array.isArray(call) && call.includes(pixel));
const tiktokCalls = (pixel: string) => [...(window.ttq?._i[pixel] ?? [])];

it.each([
  [
    'the agency first',
    async () => {
      lazy.startTags(AGENCY, everything);
      await artist.startArtistTags(asked, 'proof-1');
    },
  ],
  [
    'the artist first',
    async () => {
      await artist.startArtistTags(asked, 'proof-1');
      lazy.startTags(AGENCY, everything);
    },
  ],
])('starts both pixels beside each other, each with its own page view: %s', async (_, begin) => {
  await begin();
  for (const { id } of [AGENCY.metaPixel, ARTIST.metaPixel])
    expect(metaCalls(id).at(-1)).toEqual(['trackSingle', id, 'PageView']);
  // The random number of this site is the agency's.
  expect(metaCalls(ARTIST.metaPixel.id)).toContainEqual(['init', ARTIST.metaPixel.id]);
  expect(JSON.stringify(metaCalls(AGENCY.metaPixel.id))).toContain('external_id');
  for (const { id } of [AGENCY.tiktokPixel, ARTIST.tiktokPixel]) expect(tiktokCalls(id)).toEqual([['page']]);
  expect([...(window.ttq ?? [])].flat()).not.toContain('page');
  expect(loadScript.mock.calls.filter(([address]) => address.includes('connect.facebook.net'))).toHaveLength(
    1,
  );
});

it('tells the artist’s pixels of a lead under its id, without any field', async () => {
  document.body.dataset['event'] = 'lead-1';
  await artist.startArtistTags(asked, 'proof-1');
  const { id } = ARTIST.metaPixel;
  expect(metaCalls(id).at(-1)).toEqual(['trackSingle', id, 'Lead', {}, { eventID: 'lead-1' }]);
  expect(tiktokCalls(ARTIST.tiktokPixel.id).at(-1)).toEqual(['track', 'Lead', {}, { event_id: 'lead-1' }]);
});

it('tells them of the first click out, once', async () => {
  await artist.startArtistTags(asked, 'proof-1');
  for (let count = 0; count < 2; count += 1) document.querySelector('b')?.click();
  const told = metaCalls(ARTIST.metaPixel.id).filter((call) => (call as string[])[2] === 'ViewContent');
  expect(told).toHaveLength(1);
});

it.each(['agency', 'artist'])(
  'names a click out by one id to the agency and to the artist, the %s first',
  async (first) => {
    const record = { ...everything, essential: true, timestamp: new Date().toISOString(), version: '1.0' };
    localStorage.setItem('cookieConsent', JSON.stringify(record));
    document.body.dataset['page'] = 'p1';
    if (first === 'agency') lazy.startTags(AGENCY, everything);
    await artist.startArtistTags(asked, 'proof-1');
    if (first === 'artist') lazy.startTags(AGENCY, everything);
    document.querySelector('b')?.click();
    const idAt = (pixel: string) => (metaCalls(pixel).at(-1) as unknown[])[4];
    expect(idAt(AGENCY.metaPixel.id)).toEqual({ eventID: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(idAt(ARTIST.metaPixel.id)).toEqual(idAt(AGENCY.metaPixel.id));
    localStorage.clear();
  },
);

it('tells the agency’s pixel of TikTok alone of the agency’s acts', async () => {
  lazy.startTags(AGENCY, everything);
  await artist.startArtistTags(asked, 'proof-1');
  lazy.tellTiktok(AGENCY.tiktokPixel, 'Lead', 'a', { content_type: 'product' });
  expect(JSON.stringify(tiktokCalls(ARTIST.tiktokPixel.id))).not.toContain('Lead');
  expect(JSON.stringify(tiktokCalls(AGENCY.tiktokPixel.id))).toContain('Lead');
});
