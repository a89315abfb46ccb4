import { useEffect, useState } from 'react';

/** The longest wait in milliseconds, for browsers that never rest or do not say so. */
const LATEST_MS = 2000;

/** Becomes true once the browser has drawn the screen and rests. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, 200);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(rest, { timeout: LATEST_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  return idle;
}
