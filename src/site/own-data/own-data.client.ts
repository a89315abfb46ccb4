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
// A second link of the same page changes only the part after `#`.
addEventListener('hashchange', show);
