/** Shows the number of guides left by the filters, and moves the focus when the reset button disappears. */
export function startLibrary(): void {
  const form = document.querySelector<HTMLFormElement>('[data-library] form');
  const status = document.querySelector<HTMLElement>('[data-library-count]');
  if (!form || !status) return;
  const texts: Record<'none' | 'one' | 'other', string> = JSON.parse(status.dataset['texts'] ?? '{}');
  const items = [...document.querySelectorAll<HTMLElement>('[data-library] .library-item')];
  const update = () => {
    const chosen = new FormData(form);
    const left = items.filter(({ dataset }) =>
      ['category', 'difficulty'].every((name) => !chosen.get(name) || chosen.get(name) === dataset[name]),
    ).length;
    const text = texts[left === 0 ? 'none' : left === 1 ? 'one' : 'other'];
    status.textContent = text.replace('{count}', String(left));
  };
  form.addEventListener('change', update);
  form.addEventListener('reset', () =>
    setTimeout(() => {
      form.querySelector<HTMLInputElement>(':checked')?.focus();
      update();
    }),
  );
  // On back navigation the browser restores the choices after the scripts have run.
  addEventListener('pageshow', update);
  update();
}
