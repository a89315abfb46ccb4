import { useEffect, useState } from 'react';

/** Long enough that a screen reader is not interrupted at every key. */
const PAUSE_MS = 700;

/** What a live region says: the newest sentence, once nothing has changed for a moment. Nothing until there is one. */
export function useAnnouncement(sentence: string | undefined): string {
  const [announced, announce] = useState('');
  useEffect(() => {
    if (sentence === undefined) return;
    const timer = setTimeout(() => announce(sentence), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return announced;
}
