import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CampaignImportDto, ImportOptions, ImportPreview } from '../../../contracts/campaign-import.ts';
import { sendFile } from '../../api/send-file.ts';
import { campaignsKey } from '../campaign-queries.ts';
import { uploadPath } from './import-queries.ts';

/** A file, what the reader decided about it, and how it was read. */
export interface ReadFile {
  file: File;
  options: ImportOptions;
  preview: ImportPreview;
}

/** The steps of an import: a file is read, read again with other options, and confirmed. The server keeps nothing between. */
export function useImport(id: string) {
  const queries = useQueryClient();
  const [read, setRead] = useState<ReadFile>();
  const latest = useRef<AbortController>(undefined);
  const reading = useMutation({
    mutationFn: async ({ file, options }: Omit<ReadFile, 'preview'>) => {
      latest.current?.abort();
      const controller = new AbortController();
      latest.current = controller;
      const preview = await sendFile<ImportPreview>({
        path: uploadPath(id, 'imports/preview', options),
        file,
        onProgress: () => {},
        signal: controller.signal,
      });
      if (!controller.signal.aborted) setRead({ file, options, preview });
    },
  });
  const confirming = useMutation({
    mutationFn: ({ file, options, preview }: ReadFile) =>
      sendFile<CampaignImportDto>({
        path: uploadPath(id, 'imports', { ...options, sha256: preview.sha256 }),
        file,
        onProgress: () => {},
        signal: new AbortController().signal,
      }),
    onSuccess: () => setRead(undefined),
    onSettled: () => void queries.invalidateQueries({ queryKey: campaignsKey }),
  });
  return {
    read,
    /** The name of the file that is being read. */
    readingFile: reading.isPending ? reading.variables.file.name : undefined,
    /** Why the file could not be read, or the import was refused. */
    failure: reading.isPending ? null : (confirming.error ?? reading.error),
    take(file: File) {
      confirming.reset();
      setRead(undefined);
      reading.mutate({ file, options: {} });
    },
    /** Reads the file again with other options. */
    decide(change: ImportOptions) {
      confirming.reset();
      if (read) reading.mutate({ file: read.file, options: { ...read.options, ...change } });
    },
    forget() {
      latest.current?.abort();
      setRead(undefined);
      reading.reset();
      confirming.reset();
    },
    confirm: (done: () => void) => read && confirming.mutate(read, { onSuccess: done }),
    confirming: confirming.isPending,
  };
}
