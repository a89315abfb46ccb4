import { useEffect } from 'react';

/** The share of the window's height at its top that toasts can cover on a phone. */
const HEAD = 1 / 3;

/**
 * Sets `data-focus-high` on the page while the focus ring is at the top of the window. On a phone the toasts are there, and
 * this attribute moves them to the bottom so that they do not cover the ring. A click and a focus inside a toast have no
 * effect.
 */
export function useGivingWay(): void {
  useEffect(() => {
    const look = () => {
      const focus = document.activeElement;
      if (focus?.closest('.mantine-Notifications-root')) return;
      const box = focus?.matches(':focus-visible') ? focus.getBoundingClientRect() : undefined;
      // A toast that moved between `pointerdown` and `pointerup` would make the click miss its target.
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
