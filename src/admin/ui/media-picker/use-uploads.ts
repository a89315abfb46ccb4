import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { keepPicture } from './media-queries.ts';
import { isOpen, type Upload, uploads } from './upload-queue.ts';

/** The files of the queue. A picture that arrives is shown in every list; closing the page while files are sent is asked about. */
export function useUploads(): readonly Upload[] {
  const client = useQueryClient();
  const all = useSyncExternalStore(uploads.subscribe, uploads.all);
  useEffect(() => {
    const stop = uploads.onStored((picture) => keepPicture(client, picture));
    return () => void stop();
  }, [client]);
  const busy = all.some(({ state }) => isOpen(state));
  useEffect(() => {
    if (!busy) return;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => window.removeEventListener('beforeunload', onClose);
  }, [busy]);
  return all;
}
