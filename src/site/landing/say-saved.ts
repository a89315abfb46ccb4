/**
 * Says that the calendar file was downloaded: the page stays as it is, and a screen reader hears nothing of a download. The
 * element and its sentence are in the page.
 */
export function saySaved(): void {
  const note = document.querySelector<HTMLElement>('[data-saved]');
  if (!note) return;
  const say = () => {
    note.textContent = note.dataset['saved'] ?? '';
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-target="calendar"]')) say();
  });
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (
      target instanceof HTMLFormElement &&
      !defaultPrevented &&
      new FormData(target).get('how') === 'calendar'
    )
      say();
  });
}
