/** Without accents and capitals: `Écoute` is found by `ecoute`. `searchKey` would load the script of the forms on this page. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Shows only the terms of the glossary whose names contain what is typed; when there is none, those whose definitions
 * contain it. The index of letters is only for the whole list.
 */
export function startTermSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#glossary-search');
  const status = document.querySelector<HTMLElement>('[data-glossary-count]');
  const none = document.querySelector<HTMLElement>('[data-glossary-none]');
  if (!field || !status || !none) return;
  const texts: Record<'none' | 'one' | 'other', string> = JSON.parse(status.dataset['texts'] ?? '{}');
  const terms = [...document.querySelectorAll<HTMLElement>('.glossary-term')].map((element) => ({
    element,
    name: folded(element.querySelector('dt')?.textContent ?? ''),
    text: folded(element.textContent),
  }));
  const sections = [...document.querySelectorAll<HTMLElement>('.glossary-section')];
  const letters = document.querySelector<HTMLElement>('.glossary-letters');
  const update = () => {
    const typed = folded(field.value.trim());
    const named = terms.filter(({ name }) => name.includes(typed));
    const found = named.length > 0 ? named : terms.filter(({ text }) => text.includes(typed));
    for (const term of terms) term.element.hidden = !found.includes(term);
    for (const section of sections) section.hidden = !section.querySelector('.glossary-term:not([hidden])');
    if (letters) letters.hidden = typed !== '';
    none.hidden = found.length > 0;
    const text = texts[found.length === 0 ? 'none' : found.length === 1 ? 'one' : 'other'];
    status.textContent = text.replace('{count}', String(found.length));
  };
  field.addEventListener('input', update);
  // A link to a term that is hidden, from its guide or from the history, shows every term again.
  addEventListener('hashchange', () => {
    const target = document.querySelector(':target');
    if (!target?.closest('[hidden]')) return;
    field.value = '';
    update();
    target.scrollIntoView();
  });
  // On back navigation the browser restores what was typed after the scripts have run.
  addEventListener('pageshow', update);
  update();
}
