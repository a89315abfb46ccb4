import type { Failure } from '../contracts/answer.ts';
import { isLocale } from '../domain/locale/locale.ts';
import { TRAP_FIELD } from '../domain/spam/spam.ts';
import { postJson } from './api.ts';
import { leadContext } from './lead-context.ts';
import { randomId } from './random-id.ts';

/** The texts in the form's `data-texts` attribute. */
interface Texts {
  send: string;
  sending: string;
  success: string;
  error: string;
  /** With `{time}`: what stays in `[data-sent-at]` after the success message. */
  sentAt?: string;
  /** Shown when something other than the API answered; without it, `error` is shown. */
  misdirected?: string;
}

/** The values of the fields by field name; an empty field is `''`. */
export type Typed = Record<string, string>;

/** The message of the whole form, and one for each wrong field. */
interface Refusal {
  message: string;
  fields: Record<string, string>;
}

interface ApiForm {
  /** Path below the base address of the API. */
  endpoint: string;
  /** Builds the request body from the values; by default the values themselves are sent. */
  body?(typed: Typed): object;
  /** Returns the errors that need no server; `undefined`: the form can be sent. */
  check?(typed: Typed): Refusal | undefined;
  /**
   * Hides the success message after this time, in milliseconds; by default it stays. `[data-sent-at]` then has the text
   * `sentAt`, so that nobody loses the information who reads slowly (RGAA 13.1).
   */
  successMs?: number;
  onSent?(): void;
  /** Returns the message for a refusal; for `undefined` the API's own message is shown. */
  onRefused?(failure: Failure): string | undefined;
}

/**
 * Sends a form without leaving the page; its states are idle, submitting, success and error. The form is plain HTML and
 * is sent by the browser when this script is late or absent. Only a success empties the fields. An error has an element of
 * its own (`ui/form-status.tsx`), since a screen reader reads it at once.
 */
export function startApiForm(form: HTMLFormElement, options: ApiForm): void {
  const { endpoint, body = (typed: Typed) => typed, check, successMs, onSent, onRefused } = options;
  const button = form.querySelector<HTMLButtonElement>('[data-submit]');
  const status = form.querySelector<HTMLElement>('[data-status]');
  const alert = form.querySelector<HTMLElement>('[data-alert]');
  const sentAt = form.querySelector<HTMLElement>('[data-sent-at]');
  const locale = form.dataset['locale'];
  if (!button || !status || !alert || !isLocale(locale)) return;
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as Texts;
  // The same key until the form changes or the API decides: a double click or a retry is stored once.
  let idempotencyKey = randomId();
  let hideSuccess: ReturnType<typeof setTimeout> | undefined;

  const say = (kind: 'success' | 'error' | '', text: string) => {
    clearTimeout(hideSuccess);
    status.textContent = kind === 'success' ? text : '';
    alert.textContent = kind === 'error' ? text : '';
    delete alert.dataset['fields'];
  };

  const refuse = (message: string, fields: Refusal['fields'] | undefined) => {
    showErrors(form, fields ?? {});
    say('error', message);
    if (fields) alert.dataset['fields'] = 'wrong';
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  form.addEventListener('input', (event) => {
    if (event.target instanceof Element) clearError(form, event.target.getAttribute('name') ?? '');
    // The message above the button names fields: it is removed with the last of their errors.
    if (alert.dataset['fields'] && !form.querySelector('[aria-invalid="true"]')) say('', '');
    if (sentAt) sentAt.textContent = '';
    idempotencyKey = randomId();
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    const { [TRAP_FIELD]: trap = '', ...typed } = typedIn(form);
    const wrong = check?.(typed);
    if (wrong) return refuse(wrong.message, wrong.fields);
    // A disabled button loses the focus, and the keyboard would begin again at the top of the page.
    const held = button === document.activeElement;
    button.disabled = true;
    button.textContent = texts.sending;
    say('', '');
    const answer = await postJson(
      endpoint,
      { ...body(typed), ...leadContext(locale), [TRAP_FIELD]: trap },
      { idempotencyKey },
    );
    button.disabled = false;
    button.textContent = texts.send;
    if (held && document.activeElement === document.body) button.focus({ preventScroll: true });
    if (answer.kind === 'lost') {
      say('error', (answer.misdirected && texts.misdirected) || answer.message || texts.error);
      return;
    }
    // The API has decided, so the next submission is a new one.
    idempotencyKey = randomId();
    if (answer.kind === 'ok') {
      form.reset();
      showErrors(form, {});
      say('success', texts.success);
      if (successMs !== undefined) {
        const time = new Date().toLocaleTimeString(locale, {
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        });
        hideSuccess = setTimeout(() => {
          say('', '');
          if (sentAt) sentAt.textContent = texts.sentAt?.replace('{time}', time) ?? '';
        }, successMs);
      }
      onSent?.();
    } else {
      refuse(onRefused?.(answer.failure) ?? answer.failure.message, answer.failure.fields);
    }
  });
}

/** Returns a value for every field that has an element for its error. `FormData` would leave out unchecked choices. */
function typedIn(form: HTMLFormElement): Typed {
  const places = [...form.querySelectorAll<HTMLElement>('[data-error-for]')];
  const values: Typed = Object.fromEntries(places.map(({ dataset }) => [dataset['errorFor'] ?? '', '']));
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

function showErrors(form: HTMLFormElement, errors: Record<string, string>): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const name = place.dataset['errorFor'] ?? '';
    clearError(form, name);
    if (!(name in errors)) continue;
    place.textContent = errors[name] ?? '';
    for (const control of named(form, name)) control.setAttribute('aria-invalid', 'true');
  }
}

function clearError(form: HTMLFormElement, name: string): void {
  const place = form.querySelector(`[data-error-for="${CSS.escape(name)}"]`);
  if (place) place.textContent = '';
  for (const control of named(form, name)) control.removeAttribute('aria-invalid');
}

const named = (form: HTMLFormElement, name: string) => form.querySelectorAll(`[name="${CSS.escape(name)}"]`);
