import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeHandedOver } from '../../browser/hand-over.ts';

const { openBooking, reportBooking } = vi.hoisted(() => ({
  openBooking: vi.fn(async (_booking: unknown) => 'popup'),
  reportBooking: vi.fn(async (_fields: Record<string, unknown>, _key: string) => undefined),
}));
vi.mock('../../browser/booking.ts', async (original) => ({
  ...(await original<typeof import('../../browser/booking.ts')>()),
  openBooking,
  reportBooking,
}));
const { startBooking } = await import('./booking.client.ts');
const { startLeadForm } = await import('./lead-form.client.ts');
const { startZoom } = await import('./zoom.client.ts');

const texts = {
  missing: 'missing',
  email: 'bad',
  opening: '…',
  newTab: 'tab',
  refused: 'held',
  follow: 'open',
};
const field = (name: string, value = '') =>
  `<input name="${name}" value="${value}"><p data-error-for="${name}"></p>`;
const find = <T extends HTMLElement = HTMLElement>(selector: string) => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const text = (selector: string) => find(selector).textContent;
const submit = () => find('form').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));

function showForm(
  values: { name?: string; email?: string; link?: string },
  platform?: string,
  service = 'spotify',
): void {
  const platformOf = platform ? `data-platform="${platform}"` : '';
  document.body.innerHTML = `<form ${platformOf} data-texts='{"name":"name?","email":"email?","link":"link?"}'>
    ${field('name', values.name)}${field('email', values.email)}${field('videoUrl', values.link)}
    <input type="checkbox" name="newsletter"><input name="form_ref">
    <p data-booking-alert></p>
    <a href="https://calendly.com/agency/call" data-book="${service}" data-texts='${JSON.stringify(texts)}'>book</a>
    <p data-booking-status></p></form>`;
  startLeadForm(find<HTMLFormElement>('form'));
  startBooking(find<HTMLFormElement>('form'), find<HTMLAnchorElement>('[data-book]'));
}

beforeEach(() => {
  document.documentElement.lang = 'fr';
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    'https://site.example/spotify-ads?utm_source=insta&utm_campaign=ep',
  );
});
afterEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});

describe('the lead form', () => {
  it('opens the simulator with the typed values and the platform, and sends no request', () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const link = 'https://youtu.be/x';
    showForm({ name: ' Léa ', email: 'lea@example.com', link }, 'youtube');
    submit();
    expect(location.hash).toBe('#simulator?platform=youtube');
    expect(takeHandedOver()).toEqual({ name: 'Léa', email: 'lea@example.com', link });
    expect(takeHandedOver()).toEqual({});
    expect(fetched).not.toHaveBeenCalled();
  });

  it('opens the simulator without a platform that the simulator does not know', () => {
    showForm({ name: 'Léa', email: 'lea@example.com' });
    submit();
    expect(location.hash).toBe('#simulator');
  });

  it('shows the errors, focuses the first wrong field, and keeps the typed values', () => {
    showForm({ name: 'Léa', email: 'lea', link: 'x' }, 'meta');
    submit();
    expect(location.hash).toBe('');
    expect([
      text('[data-error-for=name]'),
      text('[data-error-for=email]'),
      text('[data-error-for=videoUrl]'),
    ]).toEqual(['', 'email?', 'link?']);
    expect(document.activeElement).toBe(find('[name=email]'));
    expect(find<HTMLInputElement>('[name=name]').value).toBe('Léa');
  });

  it('removes an error when its field changes', () => {
    showForm({}, 'meta');
    submit();
    find('[name=name]').dispatchEvent(new Event('input', { bubbles: true }));
    expect(text('[data-error-for=name]')).toBe('');
    expect(text('[data-error-for=email]')).toBe('email?');
  });
});

describe('booking a call', () => {
  const click = async () => {
    find('[data-book]').click();
    await vi.waitFor(() => expect(text('[data-booking-status]')).not.toBe(texts.opening));
  };

  it.each([
    [{}, 'missing'],
    [{ name: 'Léa' }, 'missing'],
    [{ email: 'lea@example.com' }, 'missing'],
    [{ name: 'Léa', email: 'lea@example' }, 'bad'],
  ])('alerts %o: %s', async (values, message) => {
    showForm(values);
    await click();
    expect(text('[data-booking-alert]')).toBe(message);
    expect(openBooking).not.toHaveBeenCalled();
    expect(reportBooking).not.toHaveBeenCalled();
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });

  it('reports the documented fields, and opens the calendar with name, e-mail and campaign', async () => {
    showForm({ name: 'Léa', email: 'lea@example.com', link: 'https://open.spotify.com/track/1' });
    await click();
    expect(reportBooking.mock.calls[0]?.[0]).toMatchObject({
      artistName: 'Léa',
      email: 'lea@example.com',
      platform: 'spotify_ads',
      budget: 'consultation',
      campaignType: 'consultation_booking',
      country: 'unknown',
      source: 'spotify_ads_landing',
      spotify_url: 'https://open.spotify.com/track/1',
      newsletter: false,
      utm_source: 'insta',
      utm_medium: '',
      utm_campaign: 'ep',
      utm_content: '',
    });
    expect(openBooking).toHaveBeenCalledWith({
      url: 'https://calendly.com/agency/call',
      visitor: { name: 'Léa', email: 'lea@example.com' },
      utm: { utm_source: 'insta', utm_campaign: 'ep' },
    });
  });

  it.each(['youtube', 'meta'])(
    'reports the landing page of %s as its source, with the link of a video',
    async (service) => {
      showForm({ name: 'Léa', email: 'lea@example.com', link: 'https://youtu.be/x' }, service, service);
      await click();
      expect(reportBooking.mock.calls[0]?.[0]).toMatchObject({
        platform: `${service}_ads`,
        source: `${service}_ads_landing`,
        spotify_url: '',
        video_url: 'https://youtu.be/x',
        newsletter: false,
      });
    },
  );

  it('reports the real state of the newsletter box', async () => {
    showForm({ name: 'Léa', email: 'lea@example.com' });
    find<HTMLInputElement>('[name=newsletter]').checked = true;
    await click();
    expect(reportBooking.mock.calls[0]?.[0]).toMatchObject({ newsletter: true });
  });

  it('does not wait for the report', async () => {
    reportBooking.mockReturnValueOnce(new Promise(() => undefined));
    showForm({ name: 'Léa', email: 'lea@example.com' });
    await click();
    expect(openBooking).toHaveBeenCalledOnce();
  });

  it('keeps the idempotency key for a second click, and changes it with the form', async () => {
    showForm({ name: 'Léa', email: 'lea@example.com' });
    await click();
    await click();
    find('[name=name]').dispatchEvent(new Event('input', { bubbles: true }));
    await click();
    const [first, second, third] = reportBooking.mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('shows a plain link when the browser opens no tab', async () => {
    openBooking.mockResolvedValueOnce('refused');
    showForm({ name: 'Léa', email: 'lea@example.com' });
    await click();
    const link = find<HTMLAnchorElement>('[data-booking-status] a');
    expect(new URL(link.href).searchParams.get('email')).toBe('lea@example.com');
    expect(link.target).toBe('_blank');
  });
});

describe('an enlarged example', () => {
  const show = () => {
    document.body.innerHTML = `<a href="#example-audio" data-zoom>audio</a>
      <dialog id="example-audio"><div><button data-zoom-close>×</button><svg></svg></div></dialog>`;
    startZoom(find<HTMLAnchorElement>('a'));
    find('a').click();
    return find<HTMLDialogElement>('dialog');
  };
  const press = (target: Element) => {
    target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    target.dispatchEvent(new Event('click', { bubbles: true }));
  };

  it('opens in a modal dialog without changing the address', () => {
    expect(show().open).toBe(true);
    expect(location.hash).toBe('');
  });

  it('closes on its button and on the overlay, and gives the focus back', () => {
    const dialog = show();
    press(find('[data-zoom-close]'));
    expect(dialog.open).toBe(false);
    expect(document.activeElement).toBe(find('a'));
    find('a').click();
    press(dialog);
    expect(dialog.open).toBe(false);
  });

  it('stays open on a click on the picture', () => {
    const dialog = show();
    press(find('svg'));
    expect(dialog.open).toBe(true);
  });
});
