import { TYPED_KEY } from '../domain/storage/typed-key.ts';

/**
 * Carries the typed values of a form to the same page in another language: a click on a language link stores them, and
 * the new page reads and removes them. They are not sent to the server. A page has at most one such form.
 */
export function carryTyped(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-carried]');
  const name = form?.dataset['carried'];
  try {
    const [of, typed] = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '[]');
    // Removed even if they belong to the form of another page.
    sessionStorage.removeItem(TYPED_KEY);
    if (form && of === name) fillIn(form, typed);
  } catch {
    // Storage may be off.
  }
  if (!form || !name) return;
  const keep = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // The link opens in another tab or window.
    if (ctrlKey || metaKey || shiftKey) return;
    const typed = [...new FormData(form)].filter(
      ([key, value]) =>
        value &&
        !isUntouchedMenu(form.elements.namedItem(key)) &&
        !form.querySelector(`[type=hidden][name="${CSS.escape(key)}"]`),
    );
    try {
      if (typed.length > 0) sessionStorage.setItem(TYPED_KEY, JSON.stringify([name, typed]));
    } catch {
      // Storage may be off.
    }
  };
  for (const link of document.querySelectorAll<HTMLElement>('a[data-language]'))
    link.addEventListener('click', keep);
}

/** Fills empty fields only: a text already typed on this page stays. */
function fillIn(form: HTMLFormElement, typed: [string, string][]): void {
  for (const [name, value] of typed) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (control && 'value' in control && (!control.value || isUntouchedMenu(control)))
      control.value = value;
  }
}

/** Whether a menu still shows its initial choice. */
const isUntouchedMenu = (control: unknown): boolean =>
  control instanceof HTMLSelectElement && control.selectedOptions[0]?.hasAttribute('selected') === true;
