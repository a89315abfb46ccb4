import { useEffect, useSyncExternalStore } from 'react';

interface Storing<Snapshot> {
  snapshot: () => Snapshot;
  subscribe: (tell: () => void) => () => void;
  flush: () => Promise<boolean>;
  stop: () => void;
}

/** Subscribes to a draft store. Flushes it when the connection is back, and stops its timer on unmount. */
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
