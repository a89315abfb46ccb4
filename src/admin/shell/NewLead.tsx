import { Button } from '@mantine/core';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { sectionPath } from './sections.ts';

interface NewLeadProps {
  /** The number of leads that came in. */
  count: number;
  open: (address: string) => void;
}

/** In the toast about new leads: the way to the lead, or to the list when there are several. */
export function NewLead({ count, open }: NewLeadProps) {
  const { t } = useLanguage();
  const list = sectionPath('leads');
  const follow = async () => {
    if (count > 1) return open(list);
    // The event names no lead; if it cannot be read, the list leads to it.
    const page = await callApi('GET /leads', { query: { pageSize: '25' } }).catch(() => undefined);
    const newest = page?.items[0];
    open(newest ? `${list}/${newest.id}` : list);
  };
  return (
    <Button variant="default" size="xs" onClick={() => void follow()}>
      {count > 1 ? t.shell.newLeadList : t.shell.newLeadOpen}
    </Button>
  );
}
