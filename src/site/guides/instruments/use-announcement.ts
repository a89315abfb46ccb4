import { useEffect, useState } from 'react';

/** Long enough not to interrupt a screen reader at every key. */
const PAUSE_MS = 700;

/**
 * Returns the text of a live region: the newest sentence, once it has not changed for 700 ms; `''` before the first.
 */
export function useAnnouncement(sentence: string | undefined): string {
  const [announced, announce] = useState('');
  useEffect(() => {
    if (sentence === undefined) return;
    const timer = setTimeout(() => announce(sentence), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return announced;
}
