/**
 * Counts the figures of a block from 0, once, when half of it is visible, or when it fills half of a window that is too
 * low for that. Until then they are out of sight (`ui/counted-figure.css`). The final ones stay for those who asked for
 * less motion, and where this comes so late that they have been seen.
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

/** Figures that change more often cannot be read, and each change is a frame of the main thread. */
const CHANGE_MS = 50;

function countUp(figures: HTMLElement[], durationMs: number): void {
  const start = performance.now();
  const change = () => {
    const progress = Math.min((performance.now() - start) / durationMs, 1);
    const eased = 1 - (1 - progress) ** 3;
    for (const { dataset, firstChild } of figures) {
      const text = `${Math.round(Number(dataset['count']) * eased)}${dataset['suffix'] ?? ''}`;
      // The text of the same node: a new node would have the selectors of the whole page matched again, each time.
      if (firstChild instanceof Text && firstChild.data !== text) firstChild.data = text;
    }
    if (progress < 1) setTimeout(change, CHANGE_MS);
  };
  change();
}
