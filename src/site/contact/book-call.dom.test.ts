import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { openBooking, reportBooking } = vi.hoisted(() => ({
  openBooking: vi.fn(async (_booking: unknown) => 'popup'),
  reportBooking: vi.fn(async (_fields: Record<string, unknown>, _key: string) => undefined),
}));
vi.mock('../../browser/booking.ts', async (original) => ({
  ...(await original<typeof import('../../browser/booking.ts')>()),
  openBooking,
  reportBooking,
}));
const { startBookings } = await import('./book-call.client.ts');

const CALENDAR = 'https://calendly.com/agency/tiktok';

/** Shows the form with these values, clicks the link, and returns whether the browser would follow it. */
function book(name: string, email: string): boolean {
  document.body.innerHTML = `<form><input name="name" value="${name}"><input name="email" value="${email}">
    <a href="https://calendly.com/agency/youtube" data-book="youtube">YouTube</a>
    <a href="${CALENDAR}" data-book="tiktok">TikTok</a>
    <p data-booking-status data-texts='{"opening":"…","newTab":"tab","refused":"held","follow":"open"}'></p></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  startBookings(form);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  let prevented = false;
  form.addEventListener('click', (event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  });
  form.querySelector('[data-book=tiktok]')?.dispatchEvent(click);
  return !prevented;
}

beforeEach(() => {
  document.documentElement.lang = 'fr';
});
afterEach(() => vi.clearAllMocks());

describe('booking a call from the contact form', () => {
  it('reports a lead of the chosen platform, and opens its calendar filled in', async () => {
    expect(book(' Léa ', '&lt;lea@example.com>\u200b')).toBe(false);
    await vi.waitFor(() => expect(document.querySelector('[data-booking-status]')?.textContent).toBe(''));
    expect(reportBooking).toHaveBeenCalledOnce();
    expect(reportBooking.mock.calls[0]?.[0]).toMatchObject({
      artistName: 'Léa',
      email: 'lea@example.com',
      platform: 'tiktok_ads',
      source: 'contact_form',
      campaignType: 'consultation_booking',
      spotify_url: '',
      newsletter: false,
    });
    expect(openBooking).toHaveBeenCalledWith({
      url: CALENDAR,
      visitor: { name: 'Léa', email: 'lea@example.com' },
      utm: {},
    });
  });

  it.each([
    ['', ''],
    ['Léa', ''],
    ['', 'lea@example.com'],
    ['  ', 'lea@example.com'],
    ['Léa', 'lea@example'],
  ])('leaves the link to the browser and reports nothing with %j and %j', (name, email) => {
    expect(book(name, email)).toBe(true);
    expect(reportBooking).not.toHaveBeenCalled();
    expect(openBooking).not.toHaveBeenCalled();
  });
});
