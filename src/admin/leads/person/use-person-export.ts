import { useMutation } from '@tanstack/react-query';
import type { PersonRequest } from '../../../contracts/leads/person.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure, toastWarning } from '../../toast.ts';
import { datedName, saveFile } from '../../ui/save-file.ts';

/** Downloads all data stored about a person as JSON, or says that there is none. A failure that no field shows becomes a toast. */
export function usePersonExport(done?: () => void) {
  const { t } = useLanguage();
  return useMutation({
    mutationFn: (person: PersonRequest) => callApi('POST /people/export', { body: person }),
    onSuccess: (data) => {
      if (Object.values(data).every((part) => !Array.isArray(part) || part.length === 0))
        return void toastWarning(t.leads.person.nothing);
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      // The file name does not contain the address: file names are copied to unexpected places.
      saveFile(file, datedName(t.leads.tools.privacy, 'json'));
      toastDone(t.leads.person.exported);
      done?.();
    },
    onError: (error, { email }) => {
      if (email === undefined) toastFailure(messageOf(error, t), 'failure');
    },
  });
}
