import { useState } from 'react';
import { toastDone } from '../toast.ts';

/**
 * Copies a text and shows a toast. If the browser refuses, the caller must show the text, so that it can be copied by hand.
 * @param said the text of the toast
 */
export function useCopy(said: string) {
  const [refused, setRefused] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setRefused(true);
      return;
    }
    setRefused(false);
    toastDone(said);
  };
  return { refused, copy };
}
