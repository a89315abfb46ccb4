import type { SourceList } from '../../../contracts/content-sources.ts';
import { callApi } from '../../api/call-api.ts';

/** The sources of the guides with their last reading. */
export const sourcesQuery = {
  queryKey: ['content', 'sources'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<SourceList> =>
    callApi('GET /content/sources', { signal }),
};
