import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** Renders a page and focuses the element with the id `a`. */
function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const focused = document.getElementById('a') as HTMLElement;
  focused.focus();
  return focused;
}
/** Lets the mutation observer run, and the timeout elapse. */
const pass = async () => {
  await vi.advanceTimersByTimeAsync(1000);
};
const focused = () => document.activeElement;

it('the focus returns to a button that was disabled while a request was pending', async () => {
  const button = show('<main><h1>Titre</h1><button id="a">Tester</button></main>') as HTMLButtonElement;
  // A browser takes the focus from a disabled control, jsdom does not.
  button.blur();
  button.disabled = true;
  button.dataset['loading'] = 'true';
  await pass();
  expect(focused()).toBe(document.body);
  button.disabled = false;
  delete button.dataset['loading'];
  await pass();
  expect(focused()).toBe(button);
});

it('the focus moves to the parent of a button that stays disabled', async () => {
  const button = show('<main><h1>Titre</h1><div id="foot"><button id="a">Enregistrer</button></div></main>');
  (button as HTMLButtonElement).disabled = true;
  await pass();
  expect(focused()?.id).toBe('foot');
});

it('the focus moves to the nearest heading when the focused control is removed', async () => {
  const row = show(
    '<main><h1>Mon compte</h1><section><h2>Clés</h2><ul><li><button id="a">Supprimer</button></li></ul></section></main>',
  );
  row.closest('li')?.remove();
  await pass();
  expect(focused()?.textContent).toBe('Clés');
});

it('the focus moves to the title of the next screen, also when that renders later', async () => {
  show('<div id="root"><main><a id="a" href="#x">Commencer</a></main></div>');
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = '<main>…</main>';
  await pass();
  expect(focused()).toBe(document.body);
  root.innerHTML = '<main><h1>Réglages</h1></main>';
  await pass();
  expect(focused()?.textContent).toBe('Réglages');
});

it('the focus returns to the control that opened a dialog when the dialog is removed with it', async () => {
  const row = show('<main><h1>Campagnes</h1><a id="a" href="#x">Nova</a></main>');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="drawer"><section role="dialog"><button id="close">Fermer</button><button id="delete">Supprimer</button></section></div>',
  );
  document.getElementById('close')?.focus();
  document.getElementById('delete')?.focus();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="question"><section role="dialog"><button id="yes">Oui</button></section></div>',
  );
  document.getElementById('yes')?.focus();
  document.getElementById('question')?.remove();
  await pass();
  expect(focused()?.id).toBe('delete');
  document.getElementById('drawer')?.remove();
  await pass();
  expect(focused()).toBe(row);
});

it('the focus stays where the screen or the user moved it', async () => {
  const button = show(
    '<main><h1>Titre</h1><p>Texte</p><button id="a">Un</button><button id="b">Deux</button></main>',
  );
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.remove();
  await pass();
  expect(focused()).toBe(document.body);
  const other = document.getElementById('b') as HTMLElement;
  other.focus();
  document.querySelector('p')?.remove();
  await pass();
  expect(focused()).toBe(other);
});

it('the title of the first screen after signing in gets the focus without a focus ring, and that of another section with one', async () => {
  show('<div id="app"><main><h1>Connexion</h1><button id="a">Se connecter</button></main></div>');
  const app = document.getElementById('app') as HTMLElement;
  app.innerHTML = '<main id="section"><h1>Tableau de bord</h1><a id="b" href="/">Prospects</a></main>';
  await pass();
  expect(focused()?.textContent).toBe('Tableau de bord');
  expect(focused()?.hasAttribute('data-quiet')).toBe(true);
  document.getElementById('b')?.focus();
  app.innerHTML = '<main id="section"><h1>Prospects</h1></main>';
  await pass();
  expect(focused()?.textContent).toBe('Prospects');
  expect(focused()?.hasAttribute('data-quiet')).toBe(false);
});

it('the title of a section that was opened from the command palette gets the focus with a focus ring', async () => {
  show(
    '<div id="app"><main id="section"><h1>Tableau de bord</h1></main></div><div id="palette"><input id="a"></div>',
  );
  document.getElementById('palette')?.remove();
  const app = document.getElementById('app') as HTMLElement;
  app.innerHTML = '<main id="section"><h1>Prospects</h1></main>';
  await pass();
  expect(focused()?.textContent).toBe('Prospects');
  expect(focused()?.hasAttribute('data-quiet')).toBe(false);
});
