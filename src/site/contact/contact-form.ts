import { startApiForm, type Typed } from '../../browser/api-form.ts';
import { countOpening } from '../../browser/channel/count-opening.ts';
import { messageIn } from '../../domain/lead/contact-fragment.ts';
import { isEmail } from '../../domain/lead/email-address.ts';
import { typedEmail } from '../../domain/text/typed-address.ts';
import type { ContactErrors } from './ContactForm.tsx';

/** The success message is shown for 5 s (docs/product.md). */
const SUCCESS_MS = 5000;

/** Starts the contact form of the page, if there is one; resolves when its bookings have started too. */
export async function startContactForm(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-contact-form]');
  if (!form) return;
  const opened = () => countOpening('contact');
  if (form.contains(document.activeElement)) opened();
  else form.addEventListener('focusin', opened, { once: true });
  const errors = JSON.parse(form.dataset['errors'] ?? '{}') as ContactErrors;
  const message = messageIn(location.hash);
  const field = form.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  if (message && field && field.value === '') field.value = message;
  startApiForm(form, {
    endpoint: '/contact/submit',
    check: (typed) => checkContact(typed, errors),
    successMs: SUCCESS_MS,
  });
  if (form.querySelector('a[data-book]')) (await import('./book-call.client.ts')).startBookings(form);
}

/** Returns the errors that the API would find, with the same messages; `undefined`: none. */
export function checkContact(typed: Typed, { required, missing, email }: ContactErrors) {
  const empty = Object.entries(missing).filter(([name]) => !typed[name]?.trim());
  const fields: Record<string, string> = Object.fromEntries(empty);
  if (!fields['email'] && !isEmail(typedEmail(typed['email'] ?? ''))) fields['email'] = email;
  if (Object.keys(fields).length === 0) return undefined;
  return { message: empty.length > 0 ? required : email, fields };
}
