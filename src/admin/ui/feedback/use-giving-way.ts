import { useEffect } from 'react';

/** The part of the window at its head that toasts of a phone may cover. */
const HEAD = 1 / 3;

/**
 * Marks the page (`data-focus-high`) while the ring of the keyboard is at the head of the window. The toasts of a phone stand
 * there, and go to its foot where they would cover the ring. A press and a focus within a toast change nothing.
 */
export function useGivingWay(): void {
  useEffect(() => {
    const look = () => {
      const focus = document.activeElement;
      if (focus?.closest('.mantine-Notifications-root')) return;
      const box = focus?.matches(':focus-visible') ? focus.getBoundingClientRect() : undefined;
      // A toast that moved at a press would take the release of the mouse from the button below it.
      if (!box && document.querySelector('.mantine-Notification-root')) return;
      const isHigh = box !== undefined && box.bottom > 0 && box.top < innerHeight * HEAD;
      document.body.toggleAttribute('data-focus-high', isHigh);
    };
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('scroll', look, { capture: true });
      document.body.removeAttribute('data-focus-high');
    };
  }, []);
}
