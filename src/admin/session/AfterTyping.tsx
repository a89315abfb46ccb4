import { type ReactNode, useEffect, useState } from 'react';

/** How long the keys must rest, in milliseconds. */
const PAUSE_MS = 1000;
const FIELD = 'input, textarea, select, [contenteditable=true]';

const isTyping = () => document.activeElement?.matches(FIELD) ?? false;

/**
 * Shows a dialog that opens by itself once the user pauses: it takes the focus, and the words that are being typed would go
 * into its own field and be lost. Without a field in use it opens at once.
 */
export function AfterTyping({ children }: { children: ReactNode }) {
  const [rested, setRested] = useState(() => !isTyping());
  useEffect(() => {
    if (rested) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setRested(true), PAUSE_MS);
    };
    wait();
    addEventListener('keydown', wait, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', wait, { capture: true });
    };
  }, [rested]);
  return rested ? children : null;
}
