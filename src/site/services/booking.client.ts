import { bookingAddress, openBooking, reportBooking } from '../../browser/booking.ts';
import { rememberFirstTouch } from '../../browser/first-touch.ts';
import { leadContext } from '../../browser/lead-context.ts';
import { randomId } from '../../browser/random-id.ts';
import type { Utm } from '../../domain/attribution/utm.ts';
import { isLocale } from '../../domain/locale/locale.ts';
import { markWrong, readLead } from './lead-form.client.ts';
import { bookingAlert, type TypedLead } from './lead-rules.ts';

interface Texts {
  missing: string;
  email: string;
  opening: string;
  newTab: string;
  refused: string;
  follow: string;
}

/**
 * "Book a call" on the form of a landing page: the two documented alerts, a report to the agency that nobody waits
 * for, and the calendar. Without this script the link leads to the booking page by itself.
 */
export function startBooking(form: HTMLFormElement, link: HTMLAnchorElement): void {
  const texts = JSON.parse(link.dataset['texts'] ?? '{}') as Texts;
  const alert = form.querySelector<HTMLElement>('[data-booking-alert]');
  const status = form.querySelector<HTMLElement>('[data-booking-status]');
  const url = link.href;
  // This script may have come long after the form was shown.
  const shownAt = performance.timeOrigin;
  let idempotencyKey = randomId();
  let busy = false;
  if (!alert || !status) return;

  form.addEventListener('input', () => {
    alert.textContent = '';
    idempotencyKey = randomId();
  });
  link.addEventListener('click', async (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (busy) return;
    status.textContent = '';
    const lead = readLead(form);
    const problem = bookingAlert(lead);
    alert.textContent = problem ? texts[problem] : '';
    markWrong(form, problem ? wrongFor(lead, problem) : []);
    if (problem) return;

    busy = true;
    status.textContent = texts.opening;
    const { utm } = rememberFirstTouch();
    void reportBooking(bookingFields(form, link.dataset['book'] ?? '', lead, utm, shownAt), idempotencyKey);
    const booking = { url, visitor: { name: lead.name, email: lead.email }, utm };
    const opened = await openBooking(booking);
    busy = false;
    status.textContent = opened === 'popup' ? '' : opened === 'tab' ? texts.newTab : `${texts.refused} `;
    if (opened === 'refused') status.append(plainLink(bookingAddress(booking), texts.follow));
  });
}

function wrongFor(lead: TypedLead, problem: 'missing' | 'email'): ('name' | 'email')[] {
  if (problem === 'email') return ['email'];
  return (['name', 'email'] as const).filter((field) => lead[field] === '');
}

/**
 * The body that is documented for Spotify, and beside it what every form of the site sends. An empty field is an empty
 * text. The other pages ask for a video's link.
 */
function bookingFields(
  form: HTMLFormElement,
  service: string,
  { name, email, link }: TypedLead,
  utm: Utm,
  shownAt: number,
) {
  const locale = document.documentElement.lang;
  return {
    artistName: name,
    email,
    platform: `${service}_ads`,
    budget: 'consultation',
    campaignType: 'consultation_booking',
    country: 'unknown',
    source: `${service}_ads_landing`,
    ...(service === 'spotify' ? { spotify_url: link } : { spotify_url: '', video_url: link }),
    newsletter: form.querySelector<HTMLInputElement>('input[name="newsletter"]')?.checked ?? false,
    utm_source: utm.utm_source ?? '',
    utm_medium: utm.utm_medium ?? '',
    utm_campaign: utm.utm_campaign ?? '',
    utm_content: utm.utm_content ?? '',
    ...leadContext(isLocale(locale) ? locale : 'fr', shownAt),
    website: form.querySelector<HTMLInputElement>('input[name="website"]')?.value ?? '',
  };
}

function plainLink(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.className = 'link font-semibold';
  link.textContent = text;
  return link;
}
