import { Button } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { filterQuery, type LeadView } from './lead-view.ts';
import { useExport } from './use-export.ts';

/** All leads of the filter, in its order, as a file. */
export function ExportButton({ view }: { view: LeadView }) {
  const { t } = useLanguage();
  const { mutate, isPending } = useExport(filterQuery(view));
  return (
    <Button variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
      {t.leads.list.export}
    </Button>
  );
}
