/**
 * Counts the figures of a block from 0, once, when half of it is visible. The final ones stay for those who
 * asked for less motion. See `ui/counted-figure.tsx`.
 */
export function startCounters(block: HTMLElement, durationMs: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const figures = [...block.querySelectorAll<HTMLElement>('[data-count]')];
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      countUp(figures, durationMs);
    },
    { threshold: 0.5 },
  );
  observer.observe(block);
}

function countUp(figures: HTMLElement[], durationMs: number): void {
  const start = performance.now();
  const frame = (now: number) => {
    const progress = Math.min(Math.max(now - start, 0) / durationMs, 1);
    const eased = 1 - (1 - progress) ** 3;
    for (const figure of figures) {
      const value = Math.round(Number(figure.dataset['count']) * eased);
      const text = `${value}${figure.dataset['suffix'] ?? ''}`;
      // The text of the same node: a new node would have the selectors of the whole page matched again, each frame.
      if (figure.firstChild instanceof Text) figure.firstChild.data = text;
    }
    if (progress < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
