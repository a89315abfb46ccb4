import type { ImportOptions, ImportQuery } from '../../../contracts/campaign-import.ts';
import { callApi } from '../../api/call-api.ts';
import { campaignsKey } from '../campaign-queries.ts';

/** The imports of a campaign, newest first, with the sums of its days. */
export const importsQuery = (id: string) => ({
  queryKey: [...campaignsKey, 'imports', id] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('GET /campaigns/{id}/imports', { params: { id }, signal }),
});

/** The path of an upload below the API's base, with the options that are set. */
export function uploadPath(
  id: string,
  what: 'imports' | 'imports/preview',
  options: ImportOptions & Partial<Pick<ImportQuery, 'sha256' | 'replaces'>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options)) if (value !== undefined) query.set(name, value);
  return `/campaigns/${encodeURIComponent(id)}/${what}?${query}`;
}
