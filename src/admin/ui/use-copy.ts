import { useState } from 'react';
import { toastDone } from '../toast.ts';

/**
 * Copies a text and shows a toast. If the browser refuses, the caller must show the text, so that it can be copied by hand.
 * @param said the text of the toast; without it, the caller says that the text was copied
 */
export function useCopy(said?: string) {
  const [refused, setRefused] = useState(false);
  const [copied, setCopied] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setRefused(true);
      setCopied(false);
      return;
    }
    setRefused(false);
    setCopied(true);
    if (said !== undefined) toastDone(said);
  };
  return { refused, copied, copy };
}
