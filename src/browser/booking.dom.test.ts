import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { postJson } = vi.hoisted(() => ({
  postJson: vi.fn(async (..._call: unknown[]): Promise<unknown> => ({ kind: 'lost' })),
}));
vi.mock('./api.ts', () => ({ postJson }));

const booking = {
  url: 'https://calendly.com/agency/call?month=2026-12',
  visitor: { name: 'Léa & co', email: 'lea+ads@example.com' },
  utm: { utm_source: 'insta', utm_content: 'story' },
};
const initPopupWidget = vi.fn();
/** The elements that a browser would load; the simulated browser loads nothing. */
let requested: HTMLElement[] = [];
const settle = (type: 'load' | 'error') => {
  for (const element of requested) element.dispatchEvent(new Event(type));
};
const open = vi.fn((_url?: string | URL, _target?: string): { opener: unknown } | null => ({
  opener: window,
}));

/** A fresh copy of the module, as on a new page: the widget is not loaded yet. */
async function load() {
  vi.resetModules();
  return import('./booking.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    requested.push(...(nodes as HTMLElement[]));
  });
  vi.stubGlobal('open', open);
  window.open = open as unknown as typeof window.open;
});
afterEach(() => {
  delete window.Calendly;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('openBooking', () => {
  it('loads the widget when it is called, not before, and opens it filled in', async () => {
    const { openBooking } = await load();
    expect(requested).toEqual([]);
    const opened = openBooking(booking);
    window.Calendly = { initPopupWidget };
    settle('load');
    expect(await opened).toBe('popup');
    expect(initPopupWidget).toHaveBeenCalledWith({
      url: booking.url,
      prefill: booking.visitor,
      utm: { utmSource: 'insta', utmContent: 'story' },
    });
    expect(open).not.toHaveBeenCalled();
  });

  it('loads the widget only once', async () => {
    const { openBooking } = await load();
    const first = openBooking(booking);
    window.Calendly = { initPopupWidget };
    settle('load');
    await first;
    const count = requested.length;
    await openBooking(booking);
    expect(requested).toHaveLength(count);
  });

  it('opens a new tab in a browser that is signed in to the back office, and loads no script of the vendor', async () => {
    localStorage.setItem('admin-auth', '{"iss":"mdmc-admin"}');
    const { openBooking } = await load();
    expect(await openBooking(booking)).toBe('tab');
    expect(requested).toEqual([]);
    localStorage.removeItem('admin-auth');
  });

  it('opens a new tab with name, e-mail and campaign when the widget is blocked', async () => {
    const { openBooking } = await load();
    const opened = openBooking(booking);
    settle('error');
    expect(await opened).toBe('tab');
    const address = new URL(String(open.mock.calls[0]?.[0]));
    expect(Object.fromEntries(address.searchParams)).toEqual({
      month: '2026-12',
      ...booking.visitor,
      ...booking.utm,
    });
  });

  it('opens a new tab after three seconds, and no popup when the widget loads later', async () => {
    const { openBooking } = await load();
    const opened = openBooking(booking);
    await vi.advanceTimersByTimeAsync(2999);
    expect(open).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await opened).toBe('tab');
    window.Calendly = { initPopupWidget };
    settle('load');
    await vi.advanceTimersByTimeAsync(0);
    expect(initPopupWidget).not.toHaveBeenCalled();
  });

  it('removes the opened page’s access to its opener', async () => {
    const tab = { opener: window as unknown };
    open.mockReturnValueOnce(tab);
    const { openBooking } = await load();
    const opened = openBooking(booking);
    settle('error');
    await opened;
    expect(tab.opener).toBeNull();
  });

  it('returns "refused" when the browser opens no tab', async () => {
    open.mockReturnValueOnce(null);
    const { openBooking } = await load();
    const opened = openBooking(booking);
    settle('error');
    expect(await opened).toBe('refused');
  });

  it('opens an address that the widget cannot show in a new tab, without loading the widget', async () => {
    const { openBooking } = await load();
    expect(await openBooking({ ...booking, url: 'https://example.com/booking/spotify' })).toBe('tab');
    expect(requested).toEqual([]);
  });
});

it('reportBooking sends a booking with its idempotency key, and only logs a failure', async () => {
  const debug = vi.spyOn(console, 'debug').mockReturnValue();
  const { reportBooking } = await load();
  await reportBooking({ artistName: 'Léa' }, 'key');
  expect(postJson).toHaveBeenCalledWith('/booking/submit', { artistName: 'Léa' }, { idempotencyKey: 'key' });
  expect(debug).toHaveBeenCalledOnce();
  postJson.mockResolvedValueOnce({ kind: 'ok', data: {} });
  await reportBooking({}, 'key');
  expect(debug).toHaveBeenCalledOnce();
});

describe('reportBooked', () => {
  const say = (data: unknown, origin = 'https://calendly.com') =>
    dispatchEvent(new MessageEvent('message', { data, origin }));
  const booked = { event: 'calendly.event_scheduled', payload: { invitee: { uri: 'https://api/lea' } } };
  const settled = () => vi.advanceTimersByTimeAsync(0);

  it('is silent where no lead was stored', async () => {
    const { reportBooked } = await load();
    reportBooked(Promise.resolve(undefined));
    say(booked);
    await settled();
    expect(postJson).not.toHaveBeenCalled();
  });

  it('tells the agency by the id of the lead alone, and without any consent', async () => {
    const { reportBooked } = await load();
    expect(localStorage.getItem('cookieConsent')).toBeNull();
    reportBooked(Promise.resolve('l1'));
    say(booked, 'https://elsewhere.example');
    say({ event: 'calendly.date_and_time_selected' });
    await settled();
    expect(postJson).not.toHaveBeenCalled();
    say(booked);
    await settled();
    expect(postJson).toHaveBeenCalledExactlyOnceWith('/booking/booked', { lead: 'l1' });
  });
});
