import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { numbers } from '../../../../tests/random-histories.ts';
import { reportAct as planAct } from '../../../app/conversions/report-act.ts';
import { vendors } from '../../../app/conversions/vendors.ts';
import type { NewSend } from '../../../app/ports/conversions.ts';
import { ActReport } from '../../../contracts/act-report.ts';
import { consentRecord } from '../../../domain/consent/choice.ts';
import { type ConversionDestination, platformOf } from '../../../domain/conversion/destinations.ts';
import type { Tags } from '../../../domain/tag-id/tag-id.ts';

const { notify } = vi.hoisted(() => ({ notify: vi.fn(async () => undefined) }));
vi.mock('../../../browser/notify.ts', () => ({ notify }));
/** The requested scripts, which the simulated browser does not load. */
vi.mock('../../../site/consent/load-script.ts', () => ({
  loadScript: (address: string) => {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: address });
    document.head.append(script);
  },
}));

const JOURNEYS = 1000;
const SEED = 20_261_129;
const tags: Tags = {
  googleAds: { id: 'AW-123456789', label: 'eXJgCOT3yJwcEMe1u7ND' },
  metaPixel: { id: '123456789012345' },
  tiktokPixel: { id: '1234567890123456789' },
};
const access = { account: '1234567890/987654321', token: 'token', isPersonal: false };
const COOKIES = ['_fbp', '_ttp', '_gcl_aw'];

function setCookie(name: string, value: string | null): void {
  const end = value === null ? `; expires=${new Date(0).toUTCString()}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value ?? ''}; path=/${end}`;
}

/** The name and the id that a platform reads in the request of the server. */
function toldByServer(send: NewSend & { sealed: string }): string {
  const facts = JSON.parse(send.sealed);
  const { body } = vendors[platformOf(send.destination)].request(access, {
    ...{ act: send.act, eventId: send.eventId, actedAt: send.actedAt, category: send.category },
    ...{ url: 'https://www.example.com/contact', path: '/contact', ...facts },
  });
  const { data, events } = JSON.parse(body);
  const [event] = data ?? events;
  return `${send.destination} ${event.event_name ?? event.event ?? 'conversion'} ${event.event_id ?? event.transactionId}`;
}

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  localStorage.clear();
  for (const name of COOKIES) setCookie(name, null);
  for (const name of ['fbq', 'ttq', 'google_tag_manager', 'dataLayer']) Reflect.deleteProperty(window, name);
});

it(`has a twin under the same name and id for 95 % of what the server tells, in ${JOURNEYS} journeys`, async () => {
  history.replaceState(null, '', '/contact');
  const { tellOfActs } = await import('../../../site/consent/acts.ts');
  tellOfActs(tags);
  const random = numbers(SEED);
  const chance = (share: number) => random() < share;
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const counted = { journeys: 0, refused: 0, blocked: 0, left: 0, server: 0, expected: 0, twins: 0 };
  for (let journey = 0; journey < JOURNEYS; journey += 1) {
    counted.journeys += 1;
    const byPage = new Set<string>();
    const accepts = chance(0.7);
    const isBlocked = chance(0.2);
    if (!accepts) counted.refused += 1;
    if (isBlocked) counted.blocked += 1;
    const record = consentRecord({ analytics: false, marketing: accepts, functional: false }, Date.now());
    localStorage.setItem('cookieConsent', JSON.stringify(record));
    const proof = `3f1c8a52-7a0e-4c55-9d4c-${hash(String(journey)).slice(0, 12)}`;
    localStorage.setItem('consentReceipt', JSON.stringify({ id: proof, at: record.timestamp }));
    // Where scripts are blocked, the queues stay, and no script reads them.
    const fbq = (...[, , name, , options]: [string, string, string, object, { eventID: string }]) =>
      void (isBlocked || byPage.add(`meta ${name} ${options.eventID}`));
    Object.assign(window, { fbq: Object.assign(fbq, isBlocked ? {} : { callMethod: fbq }) });
    const track = (name: string, _: object, options: { event_id: string }) =>
      void (isBlocked || byPage.add(`tiktok ${name} ${options.event_id}`));
    Object.assign(window, { ttq: Object.assign(isBlocked ? [] : {}, { track }) });
    Object.assign(window, { google_tag_manager: isBlocked ? undefined : {}, dataLayer: [] });
    for (const name of COOKIES) setCookie(name, null);
    if (accepts && !isBlocked) {
      setCookie('_fbp', `fb.1.1795830000000.${journey + 1}`);
      setCookie('_ttp', `2F7h37YkS1j57AYSKTI${journey}`);
    }
    // A click on an ad stays in the address also where scripts are blocked.
    history.replaceState(
      null,
      '',
      chance(0.5) ? `/contact?gclid=Cj0KCQiA-${journey}&fbclid=IwAR2F4-${journey}xx` : '/contact',
    );

    const lead = `lead-${journey}`;
    notify.mockClear();
    // The page was left before the answer to the form arrived.
    if (chance(0.04)) counted.left += 1;
    else dispatchEvent(new CustomEvent('/submit', { detail: { id: lead, path: '/contact/submit' } }));
    if (!isBlocked)
      for (const entry of window.dataLayer ?? []) {
        const [command, name, params] = Array.from(Object(entry) as ArrayLike<unknown>);
        if (command === 'event' && name === 'conversion')
          byPage.add(`google conversion ${(params as { transaction_id: string }).transaction_id}`);
      }

    const sends: (NewSend & { sealed: string })[] = [];
    for (const [path, body] of notify.mock.calls as unknown as [string, object][]) {
      expect(path).toBe('/acts');
      await planAct(
        {
          clock: { now: () => Date.now() },
          ids: { next: () => `${journey}` },
          seal: { close: (_: string, text: string) => text },
          deliver: () => {},
          settings: {
            now: () => ({
              conversions: {
                ...{
                  meta: true,
                  metaToken: 't',
                  tiktok: true,
                  tiktokToken: 't',
                  google: true,
                  googleToken: 't',
                },
                ...{ googleCustomer: '1234567890', googleAction: '987654321' },
              },
              integrations: {
                metaPixel: { pixelId: '1' },
                tiktokPixel: { pixelId: '1' },
                googleAds: { enableRemarketing: false },
              },
            }),
          },
          conversions: {
            leadOf: async () => ({ kind: 'contact', createdAt: Date.now(), demo: false, page: '/contact' }),
            giveChoice: async () => {},
            add: async (_: string, planned: typeof sends) => void sends.push(...planned),
          },
        } as never,
        ActReport.parse(JSON.parse(JSON.stringify(body))),
        { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' },
      );
    }
    if (!accepts) expect([sends, byPage.size]).toEqual([[], 0]);
    for (const send of sends.filter(({ fields }) => fields.some((field) => field !== 'browser'))) {
      counted.server += 1;
      const isTwin = byPage.has(toldByServer(send));
      // Where the scripts are blocked none is expected, and there is none.
      if (isBlocked) expect([send.twin, isTwin]).toEqual([false, false]);
      if (send.twin) counted.expected += 1;
      if (send.twin && isTwin) counted.twins += 1;
    }
    const platforms: ConversionDestination[] = ['meta', 'tiktok', 'google'];
    expect(new Set(sends.map(({ destination }) => destination)).size).toBeLessThanOrEqual(platforms.length);
  }
  process.stdout.write(
    `${JSON.stringify(counted)}, twins ${((counted.twins / counted.expected) * 100).toFixed(1)} %\n`,
  );
  expect(counted.expected).toBeGreaterThan(JOURNEYS / 2);
  expect(counted.twins / counted.expected).toBeGreaterThanOrEqual(0.95);
});

describe('the page that answers the form of a landing page', () => {
  /** Opens the page with an accepted choice: its scripts were requested in the same moment. */
  async function open(lead: string) {
    vi.resetModules();
    vi.useFakeTimers();
    notify.mockClear();
    history.replaceState(null, '', '/p/nova');
    const record = consentRecord({ analytics: false, marketing: true, functional: false }, Date.now());
    localStorage.setItem('cookieConsent', JSON.stringify(record));
    const proof = '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01';
    localStorage.setItem('consentReceipt', JSON.stringify({ id: proof, at: record.timestamp }));
    document.body.dataset['event'] = lead;
    const { startTags } = await import('../../../site/consent/tags.client.ts');
    startTags(tags, record);
    delete document.body.dataset['event'];
  }
  const loaded = () =>
    (notify.mock.calls as unknown as [string, { loaded: string[]; lead: string; ids: object }][]).map(
      ([, report]) => report,
    );
  const fail = (address: string) => {
    for (const script of document.querySelectorAll<HTMLElement>(`script[src*="${address}"]`))
      script.dataset['failed'] = '';
  };

  it('expects the twins of scripts that arrive a second later, and reports the cookies that they wrote', async () => {
    await open('l1');
    expect(notify).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    Object.assign(window.fbq ?? {}, { callMethod: () => {} });
    setCookie('_fbp', 'fb.1.1795830000000.1');
    Object.assign(window, { ttq: {}, google_tag_manager: {} });
    vi.advanceTimersByTime(200);
    expect(loaded()).toMatchObject([
      { lead: 'l1', loaded: ['meta', 'tiktok', 'google'], ids: { fbp: 'fb.1.1795830000000.1' } },
    ]);
    vi.advanceTimersByTime(10_000);
    expect(notify).toHaveBeenCalledOnce();
  });

  it('expects no twin of scripts that failed', async () => {
    await open('l2');
    fail('facebook');
    fail('tiktok');
    Object.assign(window, { google_tag_manager: {} });
    vi.advanceTimersByTime(200);
    expect(loaded()).toMatchObject([{ lead: 'l2', loaded: ['google'] }]);
  });

  it('expects the twins of scripts that neither came nor failed in five seconds, or before the page was left', async () => {
    await open('l3');
    fail('tiktok');
    vi.advanceTimersByTime(4800);
    expect(notify).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(loaded()).toMatchObject([{ lead: 'l3', loaded: ['meta', 'google'] }]);

    document.head.replaceChildren();
    for (const name of ['fbq', 'ttq']) Reflect.deleteProperty(window, name);
    await open('l4');
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pagehide'));
    expect(loaded()).toMatchObject([{ lead: 'l4', loaded: ['meta', 'tiktok', 'google'] }]);
  });

  it('reports nothing when the agreement is withdrawn while the scripts are on their way', async () => {
    await open('l5');
    localStorage.clear();
    vi.advanceTimersByTime(5000);
    expect(notify).not.toHaveBeenCalled();
  });
});
