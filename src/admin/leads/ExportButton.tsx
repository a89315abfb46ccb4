import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../parts/Failed.tsx';
import { callForBody } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { filterQuery, type LeadView } from './lead-view.ts';
import { datedName, saveFile } from './save-file.ts';

/** All leads of the filter, in its order, as a file. */
export function ExportButton({ view }: { view: LeadView }) {
  const { t } = useLanguage();
  const query = filterQuery(view);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await callForBody(`/leads.csv${query && `?${query}`}`)).blob(),
    onSuccess: (file) => {
      saveFile(file, datedName('leads', 'csv'));
      notifications.show({ message: t.leads.list.exported, color: 'teal' });
    },
    onError: (error) => notifications.show({ message: messageOf(error, t), color: 'red', autoClose: 5000 }),
  });
  return (
    <Button variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
      {t.leads.list.export}
    </Button>
  );
}
