import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Shows a native dialog while its component is mounted: the browser keeps the focus inside, closes it on Escape and
 * restores the focus. Without `onBackdrop`, a click beside the dialog does not close it.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  onBackdrop: (() => void) | undefined,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const root = document.documentElement;
    root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
    element.showModal();
    element.addEventListener('close', onClose);
    return () => {
      element.removeEventListener('close', onClose);
      // Before the dialog is removed from the document; otherwise the browser could not restore the focus.
      element.close();
    };
  }, [dialog, onClose]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !onBackdrop) return;
    // A click on the backdrop has the dialog as its target, since its content covers the rest of its box. The press
    // must start there too: a text selection that ends outside must not close the dialog.
    let pressed = false;
    const press = (event: Event) => {
      pressed = event.target === element;
    };
    const click = (event: Event) => {
      if (pressed && event.target === element) onBackdrop();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', click);
    };
  }, [dialog, onBackdrop]);
}
