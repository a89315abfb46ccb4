import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/**
 * Asks before typed values are lost: at a link or a command, at the browser's buttons, and when the page is closed.
 * Another query of the same path is the same form. The end of a session replaces the address, and is not blocked.
 * The router supports one guard at a time, so a page may have one guarded form.
 * @param question shown in the browser's own dialog
 */
export function useUnsavedGuard(unsaved: boolean, question: string): UnsavedGuard {
  /** The user has confirmed, or the form is stored: the next navigation is not blocked. */
  const free = useRef(false);
  const { state, reset } = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation, historyAction }) =>
        unsaved &&
        !free.current &&
        historyAction !== 'REPLACE' &&
        nextLocation.pathname !== currentLocation.pathname &&
        !window.confirm(question),
      [unsaved, question],
    ),
  );
  // The user stays: the navigation is dropped.
  useEffect(() => {
    if (state === 'blocked') reset();
  }, [state, reset]);
  useEffect(() => {
    if (!unsaved) return;
    free.current = false;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => window.removeEventListener('beforeunload', onClose);
  }, [unsaved]);
  const letGo = () => {
    free.current = true;
  };
  return {
    letGo,
    mayLeave: () => {
      if (unsaved && !free.current && !window.confirm(question)) return false;
      letGo();
      return true;
    },
  };
}

export interface UnsavedGuard {
  /** For a control that closes the form, such as Escape: asks if values would be lost. After a yes, navigate at once. */
  mayLeave: () => boolean;
  /** Call it when the form is stored: then navigate at once. */
  letGo: () => void;
}
