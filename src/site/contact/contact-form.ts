import { postJson } from '../../browser/api.ts';
import { newIdempotencyKey } from '../../browser/idempotency-key.ts';
import { leadContext } from '../../browser/lead-context.ts';
import { isLocale, type Locale } from '../../domain/locale/locale.ts';

/**
 * Sends the contact form without leaving the page: idle, submitting, success (5 s) or error. The form is plain HTML
 * and posts by itself when this script is late or absent.
 */

const SUCCESS_MS = 5000;

interface Texts {
  send: string;
  sending: string;
  success: string;
  error: string;
}

export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-contact-form]');
  if (form) bringToLife(form);
}

function bringToLife(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-submit]');
  const status = form.querySelector<HTMLElement>('[data-status]');
  const locale = form.dataset['locale'];
  if (!button || !status || !isLocale(locale)) return;
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as Texts;
  const shownAt = performance.timeOrigin;
  let hideSuccess: ReturnType<typeof setTimeout> | undefined;
  // A message sent twice by an impatient click, or again after a lost answer, stays one lead.
  let idempotencyKey = newIdempotencyKey();

  const say = (kind: 'success' | 'error' | '', text: string) => {
    clearTimeout(hideSuccess);
    status.dataset['kind'] = kind;
    status.textContent = text;
  };

  form.addEventListener('input', (event) => {
    if (event.target instanceof Element) clearError(form, event.target.getAttribute('name') ?? '');
    idempotencyKey = newIdempotencyKey();
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    button.textContent = texts.sending;
    say('', '');
    const answer = await postJson(
      '/contact/submit',
      { ...typed(form), ...context(form, locale, shownAt) },
      { idempotencyKey },
    );
    button.disabled = false;
    button.textContent = texts.send;
    if (answer.kind === 'ok') {
      form.reset();
      showErrors(form, {});
      idempotencyKey = newIdempotencyKey();
      say('success', texts.success);
      hideSuccess = setTimeout(() => say('', ''), SUCCESS_MS);
    } else if (answer.kind === 'refused') {
      showErrors(form, answer.failure.fields ?? {});
      say('error', answer.failure.message);
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } else {
      say('error', texts.error);
    }
  });
}

function typed(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = { name: '', email: '', message: '', platform: '' };
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

const context = (form: HTMLFormElement, locale: Locale, shownAt: number) => ({
  ...leadContext(locale, shownAt),
  website: String(new FormData(form).get('website') ?? ''),
});

function showErrors(form: HTMLFormElement, errors: Record<string, string>): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const name = place.dataset['errorFor'] ?? '';
    clearError(form, name);
    if (!(name in errors)) continue;
    place.textContent = errors[name] ?? '';
    form.querySelector(`[name="${CSS.escape(name)}"]`)?.setAttribute('aria-invalid', 'true');
  }
}

function clearError(form: HTMLFormElement, name: string): void {
  const place = form.querySelector(`[data-error-for="${CSS.escape(name)}"]`);
  if (place) place.textContent = '';
  form.querySelector(`[name="${CSS.escape(name)}"]`)?.removeAttribute('aria-invalid');
}
