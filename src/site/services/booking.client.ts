import { type BookingTexts, bookOnClick } from '../../browser/book-on-click.ts';
import { markWrong, readLead } from './lead-form.client.ts';
import { bookingAlert, type TypedLead } from './lead-rules.ts';

interface Texts extends BookingTexts {
  missing: string;
  email: string;
}

/** Starts "Book a call" on the form of a landing page: it shows one of the two documented alerts, or books the call. */
export function startBooking(form: HTMLFormElement, link: HTMLAnchorElement): void {
  const texts = JSON.parse(link.dataset['texts'] ?? '{}') as Texts;
  const service = link.dataset['book'] ?? '';
  const alert = form.querySelector<HTMLElement>('[data-booking-alert]');
  const status = form.querySelector<HTMLElement>('[data-booking-status]');
  if (!alert || !status) return;

  form.addEventListener('input', () => {
    alert.textContent = '';
  });
  bookOnClick({
    form,
    link,
    status,
    texts,
    visitor() {
      status.textContent = '';
      const lead = readLead(form);
      const problem = bookingAlert(lead);
      alert.textContent = problem ? texts[problem] : '';
      markWrong(form, problem ? wrongFor(lead, problem) : []);
      return problem ? 'wrong' : { name: lead.name, email: lead.email };
    },
    fields: () => landingPageFields(form, service, readLead(form)),
  });
}

function wrongFor(lead: TypedLead, problem: 'missing' | 'email'): ('name' | 'email')[] {
  if (problem === 'email') return ['email'];
  return (['name', 'email'] as const).filter((field) => lead[field] === '');
}

/** On the page of Spotify the link is a song's and there is a newsletter box; on the other pages it is a video's. */
function landingPageFields(form: HTMLFormElement, service: string, { link }: TypedLead) {
  return {
    platform: `${service}_ads`,
    source: `${service}_ads_landing`,
    ...(service === 'spotify' ? { spotify_url: link } : { video_url: link }),
    newsletter: form.querySelector<HTMLInputElement>('input[name="newsletter"]')?.checked ?? false,
  };
}
