import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentRecord } from '../../domain/consent/choice.ts';
import { deleteTagTraces } from './tag-traces.ts';

vi.mock('./load-script.ts', () => ({ loadScript: vi.fn() }));

const everything = { analytics: true, marketing: true, functional: true };
const ga = { id: 'G-ABCDE12345' };
const meta = { id: '123456789012345' };
const tiktok = { id: '1234567890123456789' };
const budget = { value: 1500, platform: 'youtube', campaign_type: 'awareness', country: 'europe' };
/** The commands in Google's queue. */
const commands = () =>
  (window.dataLayer ?? [])
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => Array.from(entry as ArrayLike<unknown>));

let tags: typeof import('./tags.client.ts');
let pushFormSubmit: typeof import('../../browser/data-layer.ts').pushFormSubmit;
beforeEach(async () => {
  vi.resetModules();
  tags = await import('./tags.client.ts');
  ({ pushFormSubmit } = await import('../../browser/data-layer.ts'));
  document.documentElement.lang = 'pt';
  localStorage.setItem('cookieConsent', JSON.stringify(consentRecord(everything, Date.now())));
});
afterEach(() => {
  deleteTagTraces({ analytics: false, marketing: false, functional: false });
  localStorage.clear();
  for (const name of ['dataLayer', 'fbq', '_fbq', 'ttq', 'TiktokAnalyticsObject'])
    Reflect.deleteProperty(window, name);
});

describe('Google Analytics', () => {
  /** The commands after the configuration. */
  const told = () => commands().slice(commands().findIndex(([name]) => name === 'config') + 1);
  const submitted = ['event', 'form_submit', { ...budget, currency: 'EUR' }];

  it('receives a simulation once when no option is on', () => {
    tags.startTags({ ga }, everything);
    pushFormSubmit(budget);
    expect(commands().map(([name]) => name)).not.toContain('set');
    expect(told()).toEqual([submitted]);
  });

  it('receives a simulation as begin_checkout too, with enhanced e-commerce', () => {
    tags.startTags({ ga: { ...ga, ecommerce: true } }, everything);
    pushFormSubmit(budget);
    expect(told()).toEqual([
      submitted,
      [
        'event',
        'begin_checkout',
        {
          currency: 'EUR',
          value: 1500,
          items: [
            {
              item_id: 'youtube_awareness',
              item_name: 'youtube awareness',
              item_category: 'youtube',
              item_category2: 'awareness',
              item_variant: 'europe',
              price: 1500,
              quantity: 1,
            },
          ],
        },
      ],
    ]);
  });

  it('receives the language before it counts the page, with user properties', () => {
    tags.startTags({ ga: { ...ga, userProperties: true } }, everything);
    const all = commands();
    const language = all.findIndex(([name, what]) => name === 'set' && what === 'user_properties');
    expect(all[language]?.[2]).toEqual({ site_language: 'pt' });
    expect(language).toBeLessThan(all.findIndex(([name]) => name === 'config'));
  });

  it.each([
    [500, 'under_1000'],
    [999.99, 'under_1000'],
    [1000, '1000_2499'],
    [2500, '2500_4999'],
    [5000, '5000_and_more'],
  ])('receives only the band of %d euros, with user properties', (value, band) => {
    tags.startTags({ ga: { ...ga, userProperties: true } }, everything);
    pushFormSubmit({ ...budget, value });
    expect(told().at(-1)).toEqual([
      'set',
      'user_properties',
      { campaign_platform: 'youtube', campaign_region: 'europe', budget_band: band },
    ]);
  });

  it('receives a simulation once when its tag is started twice, and ignores other entries', () => {
    const all = { ga: { ...ga, ecommerce: true as const, userProperties: true as const } };
    tags.startTags(all, everything);
    tags.startTags(all, everything);
    window.dataLayer?.push({ event: 'form_submit', ...budget }, undefined, 'text', ['event', 'page_view']);
    pushFormSubmit(budget);
    expect(told().filter(([, name]) => name === 'begin_checkout')).toHaveLength(1);
  });
});

describe('Google Ads', () => {
  const ads = { id: 'AW-123456789', label: 'eXJgCOT3yJwcEMe1u7ND' };
  const conversions = () => commands().filter(([, name]) => name === 'conversion');
  const answer = (data: object, status = 201) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(data), { status }));
  const post = async (path: string) => (await import('../../browser/api.ts')).postJson(path, {});
  // A test's listeners stay on the window, which all tests of the file share.
  const listening = vi.spyOn(window, 'addEventListener');
  afterEach(() => {
    for (const [name, listener] of listening.mock.calls) window.removeEventListener(name, listener);
    vi.unstubAllGlobals();
  });

  it('counts each stored lead as a conversion under its label, without a value or a name', async () => {
    tags.startTags({ googleAds: ads }, everything);
    tags.startTags({ googleAds: ads }, everything);
    answer({ success: true, data: { id: 'a' } });
    expect(conversions()).toEqual([]);
    for (const form of ['simulator', 'contact', 'booking', 'planner']) await post(`/${form}/submit`);
    const to = 'AW-123456789/eXJgCOT3yJwcEMe1u7ND';
    const one = ['event', 'conversion', { send_to: to, transaction_id: 'a' }];
    expect(conversions()).toEqual([one, one, one, one]);
  });

  it('counts no refused form and no other call', async () => {
    tags.startTags({ googleAds: ads }, everything);
    answer({ success: false, message: 'Non', code: 'invalid_fields', requestId: 'r' }, 422);
    await post('/contact/submit');
    answer({ success: true, data: { id: 'a' } });
    await post('/consents');
    // The planner answers without an id where it stores no lead.
    answer({ success: true, data: { id: null } });
    await post('/planner/submit');
    expect(conversions()).toEqual([]);
  });

  it('counts nothing without a label, before consent, or after it was withdrawn', async () => {
    answer({ success: true, data: { id: 'a' } });
    await post('/contact/submit');
    tags.startTags({ googleAds: { id: ads.id } }, everything);
    await post('/contact/submit');
    vi.resetModules();
    const { startTags } = await import('./tags.client.ts');
    startTags({ googleAds: ads }, everything);
    const refused = { ...everything, marketing: false };
    localStorage.setItem('cookieConsent', JSON.stringify(consentRecord(refused, Date.now())));
    await post('/contact/submit');
    expect(conversions()).toEqual([]);
  });
});

describe('advanced matching', () => {
  const cookie = () => /_fbx=([^;]+)/.exec(document.cookie)?.[1];
  const metaCalls = () => window.fbq?.queue as unknown[][];

  it('gives the pixels one random id, the same on the next page', async () => {
    tags.startTags(
      { metaPixel: { ...meta, matching: true }, tiktokPixel: { ...tiktok, matching: true } },
      everything,
    );
    const id = cookie();
    expect(id).toMatch(/^[\da-f-]{32,36}$/);
    expect(metaCalls()).toContainEqual(['init', meta.id, { external_id: id }]);
    expect([...(window.ttq ?? [])]).toEqual([['grantConsent'], ['identify', { external_id: id }], ['page']]);

    Reflect.deleteProperty(window, 'fbq');
    tags.startTags({ metaPixel: { ...meta, matching: true } }, everything);
    expect(metaCalls()).toContainEqual(['init', meta.id, { external_id: id }]);
  });

  it('deletes the id when the consent is withdrawn', () => {
    tags.startTags({ metaPixel: { ...meta, matching: true } }, everything);
    expect(cookie()).toBeDefined();
    deleteTagTraces({ ...everything, marketing: false });
    expect(cookie()).toBeUndefined();
  });

  it('creates no id when it is off', () => {
    tags.startTags({ metaPixel: meta, tiktokPixel: tiktok }, everything);
    expect(metaCalls()).toContainEqual(['init', meta.id]);
    expect([...(window.ttq ?? [])]).toEqual([['grantConsent'], ['page']]);
    expect(cookie()).toBeUndefined();
  });
});
