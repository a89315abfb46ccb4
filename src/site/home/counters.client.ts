const DURATION_MS = 2500;

/** Counts from 0 to each figure over 2.5 s, once, when half of the block is visible. */
export function startCounters(block: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const figures = [...block.querySelectorAll<HTMLElement>('[data-count]')];
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      countUp(figures);
    },
    { threshold: 0.5 },
  );
  observer.observe(block);
}

function countUp(figures: HTMLElement[]): void {
  const start = performance.now();
  const frame = (now: number) => {
    const progress = Math.min((now - start) / DURATION_MS, 1);
    const eased = 1 - (1 - progress) ** 3;
    for (const figure of figures) {
      const value = Math.round(Number(figure.dataset['count']) * eased);
      figure.textContent = `${value}${figure.dataset['suffix'] ?? ''}`;
    }
    if (progress < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
