import { useEffect, useSyncExternalStore } from 'react';

interface Storing<Snapshot> {
  snapshot: () => Snapshot;
  subscribe: (tell: () => void) => () => void;
  flush: () => Promise<boolean>;
  stop: () => void;
}

/** Returns the state of drafts that store themselves: at once when the connection is back, no more once the screen is left. */
export function useDraftStore<Snapshot>(store: Storing<Snapshot>): Snapshot {
  useEffect(() => {
    const again = () => void store.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      store.stop();
    };
  }, [store]);
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
