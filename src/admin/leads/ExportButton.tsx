import { Button } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { useExport } from './use-export.ts';

/** The button that downloads all leads of a query, in its order, as CSV. */
export function ExportButton({ query }: { query: string }) {
  const { t } = useLanguage();
  const { mutate, isPending } = useExport(query);
  return (
    <Button variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
      {t.leads.list.export}
    </Button>
  );
}
