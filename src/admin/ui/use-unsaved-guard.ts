import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/**
 * Asks before what was typed is left: by a link or a command, by the browser's own buttons, and by closing the page.
 * Another query of the same path is the same form. A session that ends replaces the address, and is not held up.
 * The router supports one guard at a time: a page has one form that is guarded.
 * @param question asked with the browser's own dialog
 */
export function useUnsavedGuard(unsaved: boolean, question: string): UnsavedGuard {
  /** The answer was yes, or the form is stored: the next step is not asked about. */
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
  // The answer was no: the step is forgotten.
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
  /** For a control that closes the form, a cross or Escape: asks if something would be lost. After a yes, leave at once. */
  mayLeave: () => boolean;
  /** The form is stored: leave at once. */
  letGo: () => void;
}
