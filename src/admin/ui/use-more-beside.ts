import { type RefCallback, useCallback } from 'react';
import './tabs.css';

/**
 * For a row of tabs, `admin-tabs`, and for what else scrolls sideways: tells its style, in `data-more`, on which sides it
 * goes on out of sight.
 * @param told the same, each time; it has to stay the same function
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
