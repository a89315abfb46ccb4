import { useCallback, useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/** The question of a form that stores itself, before it is left. */
export interface LeaveQuestion {
  /** Whether to ask: the form could not be stored. */
  asked: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * The guard of a form that stores itself, in place of `useUnsavedGuard`: a step away waits until the typed values are
 * stored, and is asked about, in the page, only where that fails. Closing the page is asked about by the browser. A session
 * that ends replaces the address, and is not held up.
 * @param store stores what was typed; returns whether everything is stored
 */
export function useStoringGuard(unsaved: boolean, store: () => Promise<boolean>): LeaveQuestion {
  const [asked, setAsked] = useState(false);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation, historyAction }) =>
        unsaved && historyAction !== 'REPLACE' && nextLocation.pathname !== currentLocation.pathname,
      [unsaved],
    ),
  );
  const { state, proceed, reset } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    let isOver = false;
    void store().then((isStored) => {
      if (isOver) return;
      if (isStored) proceed?.();
      else setAsked(true);
    });
    return () => {
      isOver = true;
    };
  }, [state, store, proceed]);
  useEffect(() => {
    if (!unsaved) return;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => window.removeEventListener('beforeunload', onClose);
  }, [unsaved]);
  return {
    asked: asked && state === 'blocked',
    stay: () => {
      setAsked(false);
      reset?.();
    },
    leave: () => {
      setAsked(false);
      proceed?.();
    },
  };
}
