import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { openScreen } from '../../../../tests/screens/admin-screen.tsx';
import { nova } from '../../../../tests/screens/campaigns-section.tsx';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import { agencyDay, dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { adminCampaignImport } from '../../../i18n/dictionaries/admin-campaign-import/fr.ts';
import { BeginCampaign } from './BeginCampaign.tsx';

const words = adminCampaignImport.begin;
const ago = (days: number) => dayName(dayNumber(agencyDay(Date.now())) - days);
const planned = { ...nova, status: 'planned', startsOn: ago(5), endsOn: ago(-20) } as CampaignDetail;

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const open = (campaign: CampaignDetail, from: string | null) => {
  const done = vi.fn();
  const calls = serve({
    [`GET /campaigns/${campaign.id}/imports`]: () => ({ data: { figures: { from } } }),
    [`PATCH /campaigns/${campaign.id}`]: () => ({ data: { ...campaign, status: 'active' } }),
  });
  openScreen(<BeginCampaign campaign={campaign} done={done} />);
  return { calls, done };
};

it('offers to set a planned campaign with days to running, and changes nothing without the press', async () => {
  const { calls, done } = open(planned, ago(5));
  const button = await screen.findByRole('button', { name: words.action });
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  fireEvent.click(button);
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'active' });
});

it.each<[string, Partial<CampaignDetail>, string | null]>([
  ['has no days', {}, null],
  ['begins today', { startsOn: ago(0) }, ago(1)],
  ['is running', { status: 'active' }, ago(5)],
])('offers nothing for a campaign that %s', async (_why, changes, from) => {
  const { calls } = open({ ...planned, ...changes }, from);
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/imports'))).toBe(true));
  expect(screen.queryByRole('button', { name: words.action })).toBeNull();
});
