import { useMutation } from '@tanstack/react-query';
import { callForBody } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { datedName, saveFile } from '../ui/save-file.ts';

/** Downloads the leads of a query, in its order, as CSV in the user's language; without a query, all leads. */
export function useExport(query = '') {
  const { t } = useLanguage();
  return useMutation({
    mutationFn: async () =>
      (await callForBody('GET /leads.csv', { query: new URLSearchParams(query) })).blob(),
    onSuccess: (file) => {
      saveFile(file, datedName('leads', 'csv'));
      toastDone(t.leads.list.exported);
    },
    onError: (error) => toastFailure(messageOf(error, t), 'failure'),
  });
}
