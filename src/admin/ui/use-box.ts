import { type RefCallback, useCallback, useState } from 'react';

interface Box {
  width: number;
  height: number;
}

/** The size of an element without its padding, in CSS pixels; `undefined` until it is measured. */
export function useBox(): [ref: RefCallback<HTMLElement>, box: Box | undefined] {
  const [box, setBox] = useState<Box>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setBox({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return [ref, box];
}
