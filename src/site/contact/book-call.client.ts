import { type BookingTexts, bookOnClick } from '../../browser/book-on-click.ts';
import { isEmail } from '../../domain/lead/email-address.ts';
import { typedEmail } from '../../domain/text/typed-address.ts';

/**
 * Starts "Book a call" on the contact form, which is shown once a platform is chosen. With a name and an e-mail address
 * the click reports a booking; without them the link just opens the calendar, and no message is required.
 */
export function startBookings(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[data-booking-status]');
  if (!status) return;
  const typed = (name: string) =>
    form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value.trim() ?? '';
  for (const link of form.querySelectorAll<HTMLAnchorElement>('a[data-book]')) {
    bookOnClick({
      form,
      link,
      status,
      texts: JSON.parse(status.dataset['texts'] ?? '{}') as BookingTexts,
      visitor() {
        status.textContent = '';
        const visitor = { name: typed('name'), email: typedEmail(typed('email')) };
        return visitor.name !== '' && isEmail(visitor.email) ? visitor : 'plain';
      },
      fields: () => ({ platform: `${link.dataset['book']}_ads`, source: 'contact_form' }),
    });
  }
}
