import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/**
 * Asks before what was typed is left: by a link or a command, by the browser's own buttons, and by closing the page. The
 * router offers this only where it also loads the data, which it does not here: so its `push` is stood in for. A session
 * that ends replaces the address, and is not held up.
 * @param within path below which everything is still the same form
 */
export function useUnsavedGuard(unsaved: boolean, question: string, within: string): UnsavedGuard {
  const { navigator } = useContext(NavigationContext);
  /** The answer was yes, or there is nothing to lose any more: the step that follows is not asked about. */
  const free = useRef(false);
  useEffect(() => {
    if (!unsaved) return;
    free.current = false;
    const leaves = (path: string | undefined) => !free.current && !path?.includes(within);
    const push = navigator.push;
    navigator.push = (to, ...rest) => {
      const path = typeof to === 'string' ? to : to.pathname;
      if (!leaves(path) || window.confirm(question)) push(to, ...rest);
    };
    const index = positionIn(history.state);
    // Before the router hears of it: the address has changed already, and is put back.
    const onBack = (event: PopStateEvent) => {
      if (!leaves(location.pathname) || window.confirm(question)) return;
      event.stopImmediatePropagation();
      history.go(index - positionIn(event.state));
    };
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('popstate', onBack, { capture: true });
    window.addEventListener('beforeunload', onClose);
    return () => {
      navigator.push = push;
      window.removeEventListener('popstate', onBack, { capture: true });
      window.removeEventListener('beforeunload', onClose);
    };
  }, [navigator, unsaved, question, within]);
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
  /** For what closes a form by itself, a cross or Escape: asks if something would be lost. After a yes, leave at once. */
  mayLeave: () => boolean;
  /** What was typed is stored: leave at once. */
  letGo: () => void;
}

/** The router numbers the entries of the browser's history. */
const positionIn = (state: unknown): number => Number(Object(state).idx ?? 0);
