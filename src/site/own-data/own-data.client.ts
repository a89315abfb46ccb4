/** Shows the button that spends a link. The code is after `#`, which browsers do not send: only the press sends it. */
function show(): void {
  const [, code] = /^#([\w-]{22})$/.exec(location.hash) ?? [];
  const form = document.querySelector<HTMLFormElement>('[data-own-open]');
  const ask = document.querySelector<HTMLElement>('[data-own-ask]');
  const field = form?.querySelector<HTMLInputElement>('[name="code"]');
  if (!code || !form || !ask || !field) return;
  field.value = code;
  form.hidden = false;
  ask.hidden = true;
}

show();
// A second link of the same page changes only the part after `#`.
addEventListener('hashchange', show);
