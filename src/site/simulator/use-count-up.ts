import { useEffect, useRef, useState } from 'react';

const DURATION_MS = 550;

/** Counts from the shown figure to a new one; without counting if the visitor prefers reduced motion. */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(0);
  const current = useRef(0);
  useEffect(() => {
    const show = (value: number) => {
      current.current = value;
      setShown(value);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(target);
      return;
    }
    const from = current.current;
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(Math.max((now - start) / DURATION_MS, 0), 1);
      show(Math.round(from + (target - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    // Animation frames stop in a hidden tab, but the figure must still be shown.
    const end = setTimeout(() => show(target), DURATION_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [target]);
  return shown;
}
