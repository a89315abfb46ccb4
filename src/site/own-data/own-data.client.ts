import type { Locale } from '../../domain/locale/locale.ts';
import { WARN_MS } from '../../domain/own-data/own-data.ts';
import { formatHour } from '../../i18n/time/hour.ts';

/**
 * Shows the button that spends a link. The code is after `#`, which browsers do not send: only the press sends it. A link that
 * erases has a mark before its code (`ERASE_MARK`).
 */
function show(): void {
  const [, mark, code] = /^#(x\.)?([\w-]{22})$/.exec(location.hash) ?? [];
  const form = document.querySelector<HTMLFormElement>(mark ? '[data-own-erase]' : '[data-own-open]');
  const field = form?.querySelector<HTMLInputElement>('[name="code"]');
  if (!code || !form || !field) return;
  field.value = code;
  for (const part of document.querySelectorAll<HTMLElement>('[data-own]')) part.hidden = part !== form;
}

show();
/** Writes when the open page closes in the reader's time, and says once, shortly before, that it does. */
function followEnd(): void {
  const warning = document.querySelector<HTMLElement>('[data-own-left]');
  const template = warning?.querySelector('template');
  if (!warning || !template) return;
  for (const root of [document, template.content])
    for (const end of root.querySelectorAll<HTMLTimeElement>('time[data-own-end]'))
      end.textContent = formatHour(end.dataset['ownEnd'] as Locale, Date.parse(end.dateTime));
  const warn = () => {
    // One text: a screen reader says an element in it once more.
    warning.textContent = template.content.textContent;
    warning.closest('form')?.setAttribute('data-closing', '');
  };
  // How long it is open counts from the server's response: the clock of the device may be wrong.
  setTimeout(warn, Number(warning.dataset['ownLeft']) - WARN_MS);
}

followEnd();
// A second link of the same page changes only the part after `#`.
addEventListener('hashchange', show);
