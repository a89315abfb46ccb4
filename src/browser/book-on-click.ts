import type { Utm } from '../domain/attribution/utm.ts';
import { isLocale } from '../domain/locale/locale.ts';
import { TRAP_FIELD } from '../domain/spam/spam.ts';
import { bookingAddress, openBooking, reportBooked, reportBooking, type Visitor } from './booking.ts';
import { rememberFirstTouch } from './first-touch.ts';
import { leadContext } from './lead-context.ts';
import { randomId } from './random-id.ts';

/** The texts in the link's `data-texts` attribute. */
export interface BookingTexts {
  opening: string;
  newTab: string;
  refused: string;
  follow: string;
}

export interface BookingForm {
  form: HTMLFormElement;
  /** "Book a call": its `href` is the address of the calendar. */
  link: HTMLAnchorElement;
  /** The element that shows the outcome. */
  status: HTMLElement;
  texts: BookingTexts;
  /** Returns the visitor; `wrong`: the form shows which fields are wrong; `plain`: the browser follows the link. */
  visitor(): Visitor | 'wrong' | 'plain';
  /** Returns fields to report in addition to name, e-mail, campaign and the fields that every form sends. */
  fields(): object;
}

/**
 * Books a call from a form with a name and an e-mail address: reports the booking to the agency without waiting for the
 * response, and opens the calendar. Without this script the browser follows the link to the booking page.
 */
export function bookOnClick({ form, link, status, texts, visitor, fields }: BookingForm): void {
  const url = link.href;
  let idempotencyKey = randomId();
  let busy = false;

  form.addEventListener('input', () => {
    idempotencyKey = randomId();
  });
  link.addEventListener('click', async (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const who = visitor();
    if (who === 'plain') return;
    event.preventDefault();
    if (who === 'wrong' || busy) return;

    busy = true;
    status.textContent = texts.opening;
    const { utm } = rememberFirstTouch();
    const lead = reportBooking({ ...documentedFields(form, who, utm), ...fields() }, idempotencyKey);
    const booking = { url, visitor: who, utm };
    const opened = await openBooking(booking);
    if (opened === 'popup') reportBooked(lead);
    busy = false;
    status.textContent = opened === 'popup' ? '' : opened === 'tab' ? texts.newTab : `${texts.refused} `;
    if (opened === 'refused') status.append(plainLink(bookingAddress(booking), texts.follow));
  });
}

/** The body documented for Spotify, with the fields that every form of the site sends. An empty field is `''`. */
function documentedFields(form: HTMLFormElement, { name, email }: Visitor, utm: Utm) {
  const locale = document.documentElement.lang;
  return {
    artistName: name,
    email,
    budget: 'consultation',
    campaignType: 'consultation_booking',
    country: 'unknown',
    spotify_url: '',
    newsletter: false,
    utm_source: utm.utm_source ?? '',
    utm_medium: utm.utm_medium ?? '',
    utm_campaign: utm.utm_campaign ?? '',
    utm_content: utm.utm_content ?? '',
    ...leadContext(isLocale(locale) ? locale : 'fr'),
    [TRAP_FIELD]: form.querySelector<HTMLInputElement>(`input[name="${TRAP_FIELD}"]`)?.value ?? '',
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
