import { useContext, useEffect } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/**
 * Asks before what was typed is left: by a link or a command, by the browser's own buttons, and by closing the page. The
 * router offers this only where it also loads the data, which it does not here: so its `push` is stood in for. A session
 * that ends replaces the address, and is not held up.
 * @param within path below which everything is still the same form
 */
export function useUnsavedGuard(unsaved: boolean, question: string, within: string): void {
  const { navigator } = useContext(NavigationContext);
  useEffect(() => {
    if (!unsaved) return;
    const leaves = (path: string | undefined) => !path?.includes(within);
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
}

/** The router numbers the entries of the browser's history. */
const positionIn = (state: unknown): number => Number(Object(state).idx ?? 0);
