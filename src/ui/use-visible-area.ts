import { type RefObject, useEffect } from 'react';

/**
 * Keeps a full-height sheet inside the visible area. An on-screen keyboard covers the page without making it smaller,
 * so with `100dvh` it would cover the sheet's actions; the visual viewport has the visible height.
 */
export function useVisibleArea(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const fit = () => {
      // A pinch zoom also changes the visual viewport, and must not resize the sheet.
      const zoomed = viewport.scale > 1.01;
      const covered = !zoomed && window.innerHeight - viewport.height > 1;
      const style = sheet.current?.style;
      style?.setProperty('--visible-height', covered ? `${viewport.height}px` : '');
      style?.setProperty('--visible-top', covered ? `${viewport.offsetTop}px` : '');
      // Keeps the focused field visible above the actions.
      if (covered && document.activeElement instanceof HTMLInputElement) {
        document.activeElement.scrollIntoView({ block: 'center' });
      }
    };
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [sheet]);
}
