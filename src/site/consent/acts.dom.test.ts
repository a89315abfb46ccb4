import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WIDGET_FRAME } from '../../domain/booking/widget.ts';
import { consentRecord } from '../../domain/consent/choice.ts';
import type { Tags } from '../../domain/tag-id/tag-id.ts';

vi.mock('./load-script.ts', () => ({ loadScript: vi.fn() }));

const everything = { analytics: true, marketing: true, functional: true };
const all: Tags = {
  ga: { id: 'G-ABCDE12345' },
  googleAds: { id: 'AW-123456789', label: 'eXJgCOT3yJwcEMe1u7ND' },
  metaPixel: { id: '123456789012345' },
  tiktokPixel: { id: '1234567890123456789' },
};
const UUID = expect.stringMatching(/^[\da-f]{8}-/);
const choose = (choice: object) =>
  localStorage.setItem(
    'cookieConsent',
    JSON.stringify(consentRecord({ ...everything, ...choice }, Date.now())),
  );

/** What each vendor was told since its tag started, by the names of its queue. */
const told = () => ({
  google: (window.dataLayer ?? [])
    .map((entry) => (Array.isArray(entry) ? entry : Array.from(Object(entry) as ArrayLike<unknown>)))
    .filter(([command]) => command === 'event'),
  meta: ((window.fbq?.queue ?? []) as unknown[][]).filter(
    (call) => call[2] !== 'PageView' && call[0] === 'trackSingle',
  ),
  tiktok: [...(window.ttq ?? [])].filter((call) => Array.isArray(call) && call[0] === 'track'),
});
const submit = (form: string, id = 'l1') =>
  dispatchEvent(new CustomEvent('/submit', { detail: { id, path: `/${form}/submit` } }));
const say = (data: unknown, origin = WIDGET_FRAME) =>
  dispatchEvent(new MessageEvent('message', { data, origin }));
const press = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** Starts the tags on a page. */
async function start(tags: Tags = all, body = '', data: Record<string, string> = {}) {
  document.body.innerHTML = body;
  // The simulated browser would follow the links.
  document.addEventListener('click', (event) => event.preventDefault());
  Object.assign(document.body.dataset, data);
  const { startTags } = await import('./tags.client.ts');
  startTags(tags, everything);
  startTags(tags, everything);
}

const listening = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')] as const;
beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, '', '/en/contact');
  choose({});
});
afterEach(() => {
  const [ofWindow, ofDocument] = listening;
  for (const [type, listener] of ofWindow.mock.calls)
    window.removeEventListener(type, listener as EventListener);
  for (const [type, listener] of ofDocument.mock.calls)
    document.removeEventListener(type, listener as EventListener);
  for (const spy of listening) spy.mockClear();
  for (const name of ['dataLayer', 'fbq', '_fbq', 'ttq', 'TiktokAnalyticsObject'])
    Reflect.deleteProperty(window, name);
  for (const name of Object.keys(document.body.dataset)) delete document.body.dataset[name];
  localStorage.clear();
});

describe('a stored lead', () => {
  it('is told to each accepted vendor once, under the id of the lead', async () => {
    await start();
    submit('contact');
    expect(told()).toEqual({
      google: [
        ['event', 'generate_lead', { lead_source: 'contact', event_id: 'l1', send_to: 'G-ABCDE12345' }],
        ['event', 'conversion', { send_to: 'AW-123456789/eXJgCOT3yJwcEMe1u7ND', transaction_id: 'l1' }],
      ],
      meta: [
        [
          'trackSingle',
          '123456789012345',
          'Lead',
          { content_category: 'contact', content_name: '/contact' },
          { eventID: 'l1' },
        ],
      ],
      tiktok: [
        [
          'track',
          'Lead',
          { content_type: 'product', contents: [{ content_id: 'contact', content_name: '/contact' }] },
          { event_id: 'l1' },
        ],
      ],
    });
  });

  it.each([
    ['simulator', 'simulation'],
    ['booking', 'booking'],
    ['planner', 'planner'],
  ])('of the form %s is a %s', async (form, category) => {
    await start();
    submit(form);
    expect(told().meta[0]?.[3]).toMatchObject({ content_category: category });
  });

  it('of a landing page is told by the page that answers its form', async () => {
    history.replaceState(null, '', '/p/onde-courte');
    await start(all, '<a href="https://open.spotify.com/x" data-target="spotify">x</a>', {
      event: 'l9',
      form: 'sent',
      page: 'p1',
    });
    press('a');
    expect(told().meta.map((call) => call.slice(2))).toEqual([
      ['Lead', { content_category: 'landing-form', content_name: '/p/onde-courte' }, { eventID: 'l9' }],
    ]);
  });

  it.each([
    [{ analytics: false }, [1, 1, 1]],
    [{ marketing: false }, [1, 0, 0]],
    [{ analytics: false, marketing: false }, [0, 0, 0]],
  ])('is told only to those that are still accepted: %j', async (choice, counts) => {
    await start();
    choose(choice);
    submit('contact');
    const { google, meta, tiktok } = told();
    expect([google.length, meta.length, tiktok.length]).toEqual(counts);
    const expected = { analytics: 'conversion', marketing: 'generate_lead' };
    const [only] = Object.keys(choice) as (keyof typeof expected)[];
    if (google.length === 1 && only) expect(google[0]?.[1]).toBe(expected[only]);
  });

  it('is a plain event for Tag Manager alone', async () => {
    await start({ gtm: { id: 'GTM-ABC1234' } });
    submit('contact');
    expect(window.dataLayer?.at(-1)).toEqual({
      event: 'generate_lead',
      lead_source: 'contact',
      event_id: 'l1',
    });
  });
});

describe('a booked call', () => {
  const booked = {
    event: 'calendly.event_scheduled',
    payload: { event: { uri: 'https://api.calendly.com/e/1' } },
  };

  it('is a schedule under the id of the lead that opened the calendar, without what Calendly names', async () => {
    await start();
    submit('booking', 'l2');
    say(booked);
    expect(told().meta[1]?.slice(2)).toEqual([
      'Schedule',
      { content_category: 'booking', content_name: '/contact' },
      { eventID: 'l2.s' },
    ]);
    expect(told().google.at(-1)).toEqual([
      'event',
      'book_call',
      { method: 'calendly', event_id: 'l2.s', send_to: 'G-ABCDE12345' },
    ]);
    expect(JSON.stringify(told())).not.toContain('api.calendly.com');
  });

  it.each([
    [booked, 'https://calendly.com.example'],
    [{ event: 'calendly.date_and_time_selected' }, undefined],
    [null, undefined],
  ])('is not read from %j of %s', async (data, origin) => {
    await start();
    say(data, origin);
    expect(told().meta).toEqual([]);
  });
});

describe('a click', () => {
  const links = `<a id="spotify" href="https://open.spotify.com/x" data-target="spotify"><b>x</b></a>
    <a id="deezer" href="https://deezer.com/x" data-target="deezer">x</a>
    <a id="mail" href="mailto:contact@example.com">x</a><a id="call" href="tel:+33100000000">x</a><a id="faq" href="/faq">x</a>`;

  it('out of a landing page is told once a view', async () => {
    await start(all, links, { page: 'p1' });
    press('#spotify b');
    press('#deezer');
    expect(told().meta.map((call) => call.slice(2))).toEqual([
      [
        'ViewContent',
        { content_category: 'click-out', content_name: 'spotify', content_ids: ['p1'] },
        { eventID: UUID },
      ],
    ]);
    expect(told().google).toEqual([
      [
        'event',
        'select_content',
        { content_type: 'platform', content_id: 'spotify', event_id: UUID, send_to: 'G-ABCDE12345' },
      ],
    ]);
  });

  it('out of a landing page is reported to the server under the same id, once', async () => {
    const posted = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    const { timestamp } = JSON.parse(localStorage.getItem('cookieConsent') ?? '{}');
    const id = '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01';
    localStorage.setItem('consentReceipt', JSON.stringify({ id, at: timestamp }));
    await start(all, links, { page: 'p1' });
    press('#spotify');
    press('#deezer');
    const reports = posted.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
    expect(reports).toMatchObject([{ act: 'click', target: 'spotify', path: '/en/contact', proof: id }]);
    expect((told().meta[0] as unknown[]).at(-1)).toEqual({ eventID: reports[0].id });
    posted.mockRestore();
  });

  it('on an address or a number is a contact, without either', async () => {
    await start(all, links);
    for (const id of ['#mail', '#call', '#faq', '#spotify']) press(id);
    expect(told().meta.map((call) => call.slice(2, 4))).toEqual([
      ['Contact', { content_category: 'email', content_name: '/contact' }],
      ['Contact', { content_category: 'telephone', content_name: '/contact' }],
    ]);
    expect(told().google).toEqual([]);
    expect(JSON.stringify(told())).not.toMatch(/@|\+33/);
  });
});

describe('a reminder by notification', () => {
  it('is reported to each accepted vendor as a registration, under a random id', async () => {
    await start(all, '', { page: 'p1' });
    dispatchEvent(new Event('reminder-set'));
    expect(told()).toEqual({
      google: [['event', 'sign_up', { method: 'reminder', event_id: UUID, send_to: 'G-ABCDE12345' }]],
      meta: [
        [
          'trackSingle',
          '123456789012345',
          'CompleteRegistration',
          { content_category: 'reminder', content_name: '/contact', content_ids: ['p1'] },
          { eventID: UUID },
        ],
      ],
      tiktok: [
        [
          'track',
          'CompleteRegistration',
          { content_type: 'product', contents: [{ content_id: 'reminder', content_name: '/contact' }] },
          { event_id: UUID },
        ],
      ],
    });
  });

  it('is told to nobody who was refused meanwhile', async () => {
    await start(all, '', { page: 'p1' });
    choose({ analytics: false, marketing: false });
    dispatchEvent(new Event('reminder-set'));
    expect(told()).toEqual({ google: [], meta: [], tiktok: [] });
  });
});
