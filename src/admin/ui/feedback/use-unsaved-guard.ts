import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/** The texts of the dialog before typed values are lost. */
export interface LeaveQuestion {
  asked: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Blocks every navigation away from typed values (links, commands, the browser's buttons) until the user answers
 * `LeaveDialog`; when the page is closed, the browser asks. A new query of the same path is the same form and not blocked,
 * nor is the redirect to the sign-in page at the end of a session. The router supports one guard at a time, so a page can
 * have only one guarded form.
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
  // The values were stored while the dialog was open: it needs no answer.
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
