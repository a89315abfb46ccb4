import { type RefCallback, useCallback } from 'react';

/**
 * Sets `data-more` on an element that scrolls horizontally, such as `admin-tabs`, to the sides that have hidden content, for
 * its styles. Keeps the current tab in view.
 * @param told called with each new value; it must be the same function at every render
 */
export function useMoreBeside(told?: (sides: string) => void): RefCallback<HTMLElement> {
  return useCallback(
    (row) => {
      if (!row) return;
      const tell = () => {
        const { scrollLeft, scrollWidth, clientWidth } = row;
        // Tolerance of 1 px: scroll distances are rounded.
        const before = scrollLeft > 1 ? ['start'] : [];
        const behind = scrollLeft + clientWidth < scrollWidth - 1 ? ['end'] : [];
        const sides = [...before, ...behind].join(' ');
        row.dataset['more'] = sides;
        told?.(sides);
      };
      // On a phone the row of tabs is wider than the screen.
      const showCurrent = () => {
        const current = row.querySelector<HTMLElement>(
          ':scope > [aria-current], :scope > [aria-selected="true"]',
        );
        if (!current || row.scrollWidth <= row.clientWidth) return;
        const [{ left, width }, box] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
        row.scrollLeft += left - box.left - (box.width - width) / 2;
      };
      const sizes = new ResizeObserver(() => {
        showCurrent();
        tell();
      });
      const choice = new MutationObserver(showCurrent);
      choice.observe(row, { subtree: true, attributeFilter: ['aria-current', 'aria-selected'] });
      sizes.observe(row);
      for (const tab of row.children) sizes.observe(tab);
      row.addEventListener('scroll', tell, { passive: true });
      return () => {
        sizes.disconnect();
        choice.disconnect();
        row.removeEventListener('scroll', tell);
      };
    },
    [told],
  );
}
