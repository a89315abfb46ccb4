import { TYPED_KEY } from '../domain/storage/typed-key.ts';

/**
 * What was typed into a form goes along to the page's other languages: kept by the click on one, taken out again by the
 * page that comes, and sent nowhere. A page has one such form.
 */
export function carryTyped(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-carried]');
  const name = form?.dataset['carried'];
  try {
    const [of, typed] = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '[]');
    // Also where another page came than the one it was kept for.
    sessionStorage.removeItem(TYPED_KEY);
    if (form && of === name) fillIn(form, typed);
  } catch {
    // Storage may be off.
  }
  if (!form || !name) return;
  const keep = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // For another tab or window.
    if (ctrlKey || metaKey || shiftKey) return;
    const typed = [...new FormData(form)].filter(
      ([key, value]) => value && !form.querySelector(`[type=hidden][name="${CSS.escape(key)}"]`),
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

/** What somebody has typed here already stays. */
function fillIn(form: HTMLFormElement, typed: [string, string][]): void {
  for (const [name, value] of typed) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (control && 'value' in control && !control.value) control.value = value;
  }
}
