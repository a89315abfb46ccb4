import { callForBody } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { datedName } from '../../ui/save-file.ts';
import { useDownload } from '../../ui/use-download.ts';

/** Downloads the leads of a query, in its order, as CSV in the user's language; without a query, all leads. */
export function useExport(query = '') {
  const { t } = useLanguage();
  return useDownload(
    () => callForBody('GET /leads.csv', { query: new URLSearchParams(query) }),
    () => datedName(t.leads.list.export.file, 'csv'),
    t.leads.list.export.done,
  );
}
