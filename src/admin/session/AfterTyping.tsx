import { type ReactNode, useEffect, useState } from 'react';

/** The pause in typing before the dialog opens, in milliseconds. */
const PAUSE_MS = 1000;
const FIELD = 'input, textarea, select, [contenteditable=true]';

const isTyping = () => document.activeElement?.matches(FIELD) ?? false;

/**
 * Delays a dialog that opens automatically until the user stops typing: it takes the focus, so the typed text would go into
 * its own field and be lost. Without a field in use it opens at once.
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
