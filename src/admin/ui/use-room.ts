import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element in CSS pixels, measured before the first paint and on each resize. */
export function useRoom(): [ref: RefCallback<HTMLElement>, room: number] {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const tell = () => setRoom(element.clientWidth || Number.POSITIVE_INFINITY);
    tell();
    const sizes = new ResizeObserver(tell);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return [ref, room];
}
