import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CampaignImportDto, ImportOptions, ImportPreview } from '../../../contracts/campaign-import.ts';
import { ApiError } from '../../api/call-api.ts';
import { sendFile } from '../../api/send-file.ts';
import { campaignsKey } from '../campaign-queries.ts';
import { importsQuery, uploadPath } from './import-queries.ts';

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
        path: uploadPath(id, 'imports', {
          ...options,
          sha256: preview.sha256,
          replaces: preview.replaced?.key,
        }),
        file,
        onProgress: () => {},
        signal: new AbortController().signal,
      }),
    onSuccess: () => setRead(undefined),
    // Another tab or person was faster, or a choice no longer fits: the new preview says which import it is, and when it was made.
    onError: (error, { file, options }) => {
      if (error instanceof ApiError && (error.status === 409 || error.status === 422))
        reading.mutate({ file, options });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: campaignsKey }),
  });
  // The preview says what it replaces: it is read again when the imports of the campaign change, as in another tab.
  const { data: listed } = useQuery({ ...importsQuery(id), refetchOnWindowFocus: 'always' });
  const imports = listed?.imports.map((one) => `${one.id} ${one.withdrawnAt}`).join();
  const reread = useEffectEvent(() => {
    if (read && !confirming.isPending) reading.mutate(read);
  });
  const before = useRef(imports);
  useEffect(() => {
    if (before.current !== undefined && before.current !== imports) reread();
    before.current = imports;
  }, [imports]);
  return {
    read,
    /** The name of the file that is being read. */
    readingFile: reading.isPending ? reading.variables.file.name : undefined,
    /** The campaigns of the file that were ticked since it was read, by their keys. */
    ticked: reading.isPending ? reading.variables.options.series?.split(',').filter(Boolean) : undefined,
    /** Why the file could not be read, or the import was refused. */
    failure: reading.isPending ? null : (confirming.error ?? reading.error),
    take(file: File) {
      confirming.reset();
      // The toast of the last import would lie on the button of this one.
      notifications.clean();
      setRead(undefined);
      reading.mutate({ file, options: {} });
    },
    /** Reads the file again with other options. */
    decide(change: ImportOptions) {
      confirming.reset();
      // A second choice may come before the file was read with the first one.
      const { file, options } = reading.isPending ? reading.variables : (read ?? {});
      if (file) reading.mutate({ file, options: { ...options, ...change } });
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
