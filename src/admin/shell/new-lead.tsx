import { Button } from '@mantine/core';
import type { NavigateFunction } from 'react-router';
import { callApi } from '../api/call-api.ts';
import type { AdminTexts } from '../texts.ts';
import { closeToast, toastNews } from '../toast.ts';
import { sectionPath } from './sections.ts';

/** Shows a toast about new leads, with a button that opens the lead, or the list if there are several. */
export function toastNewLeads(t: AdminTexts, count: number, navigate: NavigateFunction): void {
  const follow = async () => {
    closeToast(id);
    void navigate(count > 1 ? sectionPath('leads') : await newestLead());
  };
  const id = toastNews(
    <Button variant="default" size="xs" onClick={() => void follow()}>
      {count > 1 ? t.shell.newLeadList : t.shell.newLeadOpen}
    </Button>,
    t.shell.newLead,
    'toAct',
  );
}

/** Returns the path of the newest lead, since the event has no id. If that cannot be loaded, the path of the list. */
async function newestLead(): Promise<string> {
  const page = await callApi('GET /leads', { query: { pageSize: '25' } }).catch(() => undefined);
  const newest = page?.items[0];
  return newest ? `${sectionPath('leads')}/${newest.id}` : sectionPath('leads');
}
