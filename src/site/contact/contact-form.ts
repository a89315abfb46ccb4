import { startApiForm } from '../../browser/api-form.ts';

/** The success message is shown for 5 s (docs/product.md). */
const SUCCESS_MS = 5000;

export async function startContactForm(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-contact-form]');
  if (!form) return;
  startApiForm(form, { endpoint: '/contact/submit', successMs: SUCCESS_MS });
  if (form.querySelector('a[data-book]')) (await import('./book-call.client.ts')).startBookings(form);
}
