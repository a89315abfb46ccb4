import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { landingListsKey } from './landing-queries.ts';

/** The longest wait that a browser's timer holds, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;
/** The server's clock may be a little behind the browser's, in milliseconds. */
const BEHIND_MS = 1000;

/**
 * Reads the list again when the next page comes online or goes offline: no change is told at that moment.
 * @param nextChange as the list names it, ISO 8601
 */
export function useScheduledChange(nextChange: string | null | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!nextChange) return;
    const wait = Math.max(0, Date.parse(nextChange) - Date.now()) + BEHIND_MS;
    if (wait > LONGEST_MS) return;
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: landingListsKey }), wait);
    return () => clearTimeout(timer);
  }, [client, nextChange]);
}
