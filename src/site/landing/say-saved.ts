const NOTE = '[data-saved]';

/**
 * Says that the calendar file was downloaded: the page stays as it is, and a screen reader hears nothing of a download. The
 * element and its sentence are in the page, beside the link or in the form.
 */
export function saySaved(): void {
  const say = (pressed: Element) => {
    let around: Element | null = pressed;
    while (around && !around.querySelector(NOTE)) around = around.parentElement;
    const note = around?.querySelector<HTMLElement>(NOTE);
    if (note) note.textContent = note.dataset['saved'] ?? '';
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('[data-target="calendar"]');
    if (link) say(link);
  });
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (
      target instanceof HTMLFormElement &&
      !defaultPrevented &&
      new FormData(target).get('how') === 'calendar'
    )
      say(target);
  });
}
