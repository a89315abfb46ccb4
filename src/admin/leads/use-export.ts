import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../parts/Failed.tsx';
import { callForBody } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { datedName, saveFile } from './save-file.ts';

/** Saves the leads of a filter, in its order, as a file in the language that is shown; without one, all of them. */
export function useExport(query = '') {
  const { t } = useLanguage();
  return useMutation({
    mutationFn: async () => (await callForBody(`/leads.csv${query && `?${query}`}`)).blob(),
    onSuccess: (file) => {
      saveFile(file, datedName('leads', 'csv'));
      notifications.show({ message: t.leads.list.exported, color: 'teal' });
    },
    onError: (error) => notifications.show({ message: messageOf(error, t), color: 'red', autoClose: 5000 }),
  });
}
