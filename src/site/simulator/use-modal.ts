import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Shows a native dialog for as long as its component lives: the browser keeps the focus inside, closes it on Escape and
 * gives the focus back. `onBackdrop` is left out while a click beside the dialog must not close it.
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
      // Before it leaves the document, or the focus would be lost.
      element.close();
    };
  }, [dialog, onClose]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !onBackdrop) return;
    // The backdrop belongs to the dialog's own box, which its content covers. The press must start there too: a text
    // selection that ends outside is no wish to leave.
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
