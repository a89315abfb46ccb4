import type { Failure } from '../contracts/answer.ts';
import { isLocale } from '../domain/locale/locale.ts';
import { postJson } from './api.ts';
import { leadContext } from './lead-context.ts';
import { randomId } from './random-id.ts';

/** What the form's `data-texts` holds. */
interface Texts {
  send: string;
  sending: string;
  success: string;
  error: string;
  /** Something else than the API answered; without it, that is an error like any other. */
  misdirected?: string;
}

/** What was typed, by the names of the fields; nothing is `''`. */
export type Typed = Record<string, string>;

interface ApiForm {
  /** Path of the API. */
  endpoint: string;
  /** What is sent of what was typed, where that is not the text itself. */
  body?(typed: Typed): object;
  /** After so many milliseconds the success is not said any more. */
  successMs?: number;
  onSent?(): void;
  /** What to say of a refusal, where that is not the API's own sentence. */
  onRefused?(failure: Failure): string | undefined;
}

/**
 * Sends a form without leaving the page: idle, submitting, success or error. The form is plain HTML and posts by itself
 * when this script is late or absent. Nothing that was typed is lost but by success.
 */
export function startApiForm(form: HTMLFormElement, options: ApiForm): void {
  const { endpoint, body = (typed: Typed) => typed, successMs, onSent, onRefused } = options;
  const button = form.querySelector<HTMLButtonElement>('[data-submit]');
  const status = form.querySelector<HTMLElement>('[data-status]');
  const locale = form.dataset['locale'];
  if (!button || !status || !isLocale(locale)) return;
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as Texts;
  const shownAt = performance.timeOrigin;
  let hideSuccess: ReturnType<typeof setTimeout> | undefined;
  // What is sent twice by an impatient click, or again after a lost answer, arrives once.
  let idempotencyKey = randomId();

  const say = (kind: 'success' | 'error' | '', text: string) => {
    clearTimeout(hideSuccess);
    status.dataset['kind'] = kind;
    status.textContent = text;
  };

  form.addEventListener('input', (event) => {
    if (event.target instanceof Element) clearError(form, event.target.getAttribute('name') ?? '');
    idempotencyKey = randomId();
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    button.textContent = texts.sending;
    say('', '');
    const { website = '', ...typed } = typedIn(form);
    const answer = await postJson(
      endpoint,
      { ...body(typed), ...leadContext(locale, shownAt), website },
      { idempotencyKey },
    );
    button.disabled = false;
    button.textContent = texts.send;
    if (answer.kind === 'lost') {
      say('error', (answer.misdirected && texts.misdirected) || texts.error);
      return;
    }
    // A verdict was given: whatever is sent from here on is something new.
    idempotencyKey = randomId();
    if (answer.kind === 'ok') {
      form.reset();
      showErrors(form, {});
      say('success', texts.success);
      if (successMs !== undefined) hideSuccess = setTimeout(() => say('', ''), successMs);
      onSent?.();
    } else {
      showErrors(form, answer.failure.fields ?? {});
      say('error', onRefused?.(answer.failure) ?? answer.failure.message);
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  });
}

/** A choice that was not made is not in a form's data: every field that can be wrong is. */
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
