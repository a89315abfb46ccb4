/**
 * Counts the figures of a block up from 0, once, when half of the block is visible, or when the block fills half of a
 * window that is too low to show half of the block. Until then the figures are hidden (`ui/counted-figure.css`). The
 * figures do not count for visitors who prefer reduced motion, or when the script starts after they were visible.
 */
export function startCounters(block: HTMLElement, durationMs: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const figures = [...block.querySelectorAll<HTMLElement>('[data-count]')];
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const { isIntersecting, intersectionRatio, intersectionRect, rootBounds } = entry;
      if (block.dataset['counters'] !== 'waiting') {
        if (figures.some((figure) => getComputedStyle(figure).visibility !== 'hidden'))
          return observer.disconnect();
        block.dataset['counters'] = 'waiting';
      }
      const fillsHalf = rootBounds && intersectionRect.height >= rootBounds.height / 2;
      if (!isIntersecting || (intersectionRatio < 0.5 && !fillsHalf)) return;
      observer.disconnect();
      countUp(figures, durationMs);
      block.dataset['counters'] = 'counting';
    },
    { threshold: [0, 0.2, 0.4, 0.5] },
  );
  observer.observe(block);
}

function countUp(figures: HTMLElement[], durationMs: number): void {
  const start = performance.now();
  const change = () => {
    const progress = Math.min((performance.now() - start) / durationMs, 1);
    const eased = 1 - (1 - progress) ** 3;
    for (const figure of figures) {
      const { dataset, firstChild } = figure;
      const text = `${Math.round(Number(dataset['count']) * eased)}${dataset['suffix'] ?? ''}`;
      // Changes the existing text node: a new node makes the browser match the selectors of the whole page again. A
      // browser's translation replaces the text node by an element.
      if (!(firstChild instanceof Text)) figure.textContent = text;
      else if (firstChild.data !== text) firstChild.data = text;
    }
    if (progress < 1) requestAnimationFrame(change);
  };
  change();
}
