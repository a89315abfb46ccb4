import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/** The question before typed values are left. */
export interface LeaveQuestion {
  asked: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Holds up every step away from typed values, at a link, a command or the browser's buttons, until `LeaveDialog` has an
 * answer; the browser asks only when the page is closed. Another query of the same path is the same form. The end of a
 * session leads to the sign-in, and is not held up. The router supports one guard at a time, so a page may have one
 * guarded form.
 */
export function useUnsavedGuard(unsaved: boolean): UnsavedGuard {
  /** The form is stored: the next navigation is not blocked. */
  const free = useRef(false);
  const { state, reset, proceed } = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation, historyAction }) =>
        unsaved &&
        !free.current &&
        !(historyAction === 'REPLACE' && nextLocation.pathname === '/') &&
        nextLocation.pathname !== currentLocation.pathname,
      [unsaved],
    ),
  );
  // The values were stored while the question stood there: it needs no answer.
  useEffect(() => {
    if (state === 'blocked' && !unsaved) proceed?.();
  }, [state, unsaved, proceed]);
  useEffect(() => {
    if (!unsaved) return;
    free.current = false;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => window.removeEventListener('beforeunload', onClose);
  }, [unsaved]);
  return {
    asked: state === 'blocked' && unsaved,
    stay: () => reset?.(),
    leave: () => proceed?.(),
    letGo: () => {
      free.current = true;
    },
  };
}

export interface UnsavedGuard extends LeaveQuestion {
  /** Call it when the form is stored: then navigate at once. */
  letGo: () => void;
}
