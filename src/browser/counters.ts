/**
 * Counts the figures of a block from 0, once, when half of it is visible. The final ones stay for those who
 * asked for less motion. See `ui/counted-figure.tsx`.
 */
export function startCounters(block: HTMLElement, durationMs: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      countUp(block.querySelectorAll('[data-count]'), durationMs);
    },
    { threshold: 0.5 },
  );
  observer.observe(block);
}

/** Figures that change more often cannot be read, and each change is a frame of the main thread. */
const CHANGE_MS = 50;

function countUp(figures: NodeListOf<HTMLElement>, durationMs: number): void {
  const start = performance.now();
  const change = () => {
    const progress = Math.min((performance.now() - start) / durationMs, 1);
    const eased = 1 - (1 - progress) ** 3;
    for (const { dataset, firstChild } of figures) {
      const text = `${Math.round(Number(dataset['count']) * eased)}${dataset['suffix'] ?? ''}`;
      // The text of the same node: a new node would have the selectors of the whole page matched again, each time.
      if (firstChild instanceof Text) firstChild.data = text;
    }
    if (progress < 1) setTimeout(change, CHANGE_MS);
  };
  change();
}
