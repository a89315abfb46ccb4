import { startApiForm } from '../../browser/api-form.ts';

/** As documented, the success is said for 5 s. */
const SUCCESS_MS = 5000;

export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-contact-form]');
  if (form) startApiForm(form, { endpoint: '/contact/submit', successMs: SUCCESS_MS });
}
