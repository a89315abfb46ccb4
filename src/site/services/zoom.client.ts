/**
 * Opens a picture large: a native dialog that closes on its button, on Escape and on a click beside the picture, and
 * gives the focus back. The page behind it does not scroll (`examples.css`). Without this script the link is an anchor,
 * and the dialog is shown as its target.
 */
export function startZoom(link: HTMLAnchorElement): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog${link.hash}`);
  if (!dialog) return;
  const root = document.documentElement;
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
    dialog.showModal();
    const picture = dialog.querySelector<HTMLElement>('[data-zoom-picture=middle]');
    if (picture) picture.scrollLeft = (picture.scrollWidth - picture.clientWidth) / 2;
  });
  dialog.addEventListener('close', () => link.focus());
  // A click on the overlay has the dialog as its target. A press that began inside the dialog does not close it.
  let pressed = false;
  dialog.addEventListener('pointerdown', (event) => {
    pressed = event.target === dialog;
  });
  dialog.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-zoom-close]') || (pressed && target === dialog)) dialog.close();
  });
}
