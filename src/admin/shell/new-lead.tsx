import { Button } from '@mantine/core';
import type { NavigateFunction } from 'react-router';
import { callApi } from '../api/call-api.ts';
import type { AdminTexts } from '../texts.ts';
import { closeToast, toastNews } from '../toast.ts';
import { sectionPath } from './sections.ts';

/** Tells that leads came in, with the way to the lead, or to the list when there are several. */
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

/** The event names no lead. Where the newest cannot be read, the list leads to it. */
async function newestLead(): Promise<string> {
  const page = await callApi('GET /leads', { query: { pageSize: '25' } }).catch(() => undefined);
  const newest = page?.items[0];
  return newest ? `${sectionPath('leads')}/${newest.id}` : sectionPath('leads');
}
