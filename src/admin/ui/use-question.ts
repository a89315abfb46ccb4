import { useState } from 'react';

/**
 * Whether something is asked before it is done, and what. Once that is over, the focus is back on the button that had it
 * asked, which stands there anew: give it `autoFocus={back(what)}`.
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
