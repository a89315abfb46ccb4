import type { ImportList } from '../../../contracts/content-file.ts';
import { callApi } from '../../api/call-api.ts';

/** The imports of texts that can be undone. */
export const importsQuery = {
  queryKey: ['content', 'imports'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ImportList> =>
    callApi('GET /content/imports', { signal }),
};
