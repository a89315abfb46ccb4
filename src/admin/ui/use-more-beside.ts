import { type RefCallback, useCallback } from 'react';

/**
 * Sets `data-more` on an element that scrolls horizontally, such as `admin-tabs`, to the sides that have hidden content. The
 * styles use it.
 * @param told is called with each new value; it must be the same function at every rendering
 */
export function useMoreBeside(told?: (sides: string) => void): RefCallback<HTMLElement> {
  return useCallback(
    (row) => {
      if (!row) return;
      const tell = () => {
        const { scrollLeft, scrollWidth, clientWidth } = row;
        // Distances are rounded.
        const before = scrollLeft > 1 ? ['start'] : [];
        const behind = scrollLeft + clientWidth < scrollWidth - 1 ? ['end'] : [];
        const sides = [...before, ...behind].join(' ');
        row.dataset['more'] = sides;
        told?.(sides);
      };
      const sizes = new ResizeObserver(tell);
      sizes.observe(row);
      for (const tab of row.children) sizes.observe(tab);
      row.addEventListener('scroll', tell, { passive: true });
      return () => {
        sizes.disconnect();
        row.removeEventListener('scroll', tell);
      };
    },
    [told],
  );
}
