import { handOver } from '../../browser/hand-over.ts';
import { platforms } from '../../domain/simulator/inputs.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import { typedEmail } from '../../domain/text/typed-address.ts';
import { type TypedLead, wrongFields } from './lead-rules.ts';

/**
 * Starts the form of a landing page: it sends no request and opens the simulator with the typed values, which are never
 * in the address. Without this script the form posts to the contact section, which keeps the values too, with the link
 * in the message.
 */
export function startLeadForm(form: HTMLFormElement): void {
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as Record<keyof TypedLead, string>;
  const platform = platforms.find((name) => name === form.dataset['platform']);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const lead = readLead(form);
    const wrong = wrongFields(lead);
    markWrong(form, wrong, texts);
    if (wrong.length > 0) return;
    handOver(lead);
    location.hash = simulatorHref(platform && { platform });
  });
  form.addEventListener('input', (event) => {
    if (event.target instanceof HTMLInputElement) markRight(form, event.target);
  });
}

/** Returns the values of the form, trimmed, and the address as it was meant. */
export function readLead(form: HTMLFormElement): TypedLead {
  const typed = (name: string) => controlOf(form, name)?.value.trim() ?? '';
  return { name: typed('name'), email: typedEmail(typed('email')), link: typed('videoUrl') };
}

/** Marks the wrong fields, shows their errors if there are texts for them, and focuses the first. */
export function markWrong(
  form: HTMLFormElement,
  wrong: readonly (keyof TypedLead)[],
  texts: Partial<Record<keyof TypedLead, string>> = {},
): void {
  for (const field of ['name', 'email', 'link'] as const) {
    const control = controlOf(form, field === 'link' ? 'videoUrl' : field);
    if (!control) continue;
    markRight(form, control);
    if (!wrong.includes(field)) continue;
    control.setAttribute('aria-invalid', 'true');
    const place = form.querySelector(`[data-error-for="${control.name}"]`);
    if (place) place.textContent = texts[field] ?? '';
  }
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

function markRight(form: HTMLFormElement, control: HTMLInputElement): void {
  control.removeAttribute('aria-invalid');
  const place = form.querySelector(`[data-error-for="${control.name}"]`);
  if (place) place.textContent = '';
}

function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
}
