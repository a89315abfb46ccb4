/**
 * Opens a picture large: a native dialog that closes on its button, on Escape and on a click beside the picture, and
 * gives the focus back. The page behind it does not scroll (`services.css`). Without this script the link leads to the
 * picture, which is then shown as the target of the address.
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
  // The overlay is the dialog's own box, which its content covers. A press that began inside is no wish to leave.
  let pressed = false;
  dialog.addEventListener('pointerdown', (event) => {
    pressed = event.target === dialog;
  });
  dialog.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-zoom-close]') || (pressed && target === dialog)) dialog.close();
  });
}
