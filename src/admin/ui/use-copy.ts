import { useState } from 'react';
import { toastDone } from '../toast.ts';

/**
 * Copies a text and says so. A browser may refuse: then the text is to be shown, so that it is copied by hand.
 * @param said once it is copied
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
