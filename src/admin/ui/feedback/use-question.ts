import { useState } from 'react';

/**
 * The open confirmation before an action, if any. When it closes, the button that opened it is rendered again and gets the
 * focus by `autoFocus={back(what)}`.
 */
export function useQuestion<What extends string>() {
  const [asked, setAsked] = useState<What>();
  const [before, setBefore] = useState<What>();
  return {
    asked,
    ask: (what: What) => setAsked(what),
    close: () => {
      setBefore(asked);
      setAsked(undefined);
    },
    back: (what: What) => what === before,
  };
}
