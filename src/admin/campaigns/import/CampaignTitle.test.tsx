import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openScreen } from '../../../../tests/screens/admin-screen.tsx';
import { nova } from '../../../../tests/screens/campaigns-section.tsx';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import { agencyDay, dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { CampaignTitle } from './CampaignTitle.tsx';

afterEach(cleanup);

const ago = (days: number) => dayName(dayNumber(agencyDay(Date.now())) - days);

it.each<[string, CampaignDetail['status'], number, number, string]>([
  ['on its first day', 'active', 0, -29, 'Jour 1 sur 30'],
  ['on its last day, still called planned', 'planned', 29, 0, 'Jour 30 sur 30'],
  ['before its first day', 'planned', -1, -30, 'Planifiée'],
  ['after its last day', 'active', 30, 1, 'En cours'],
  ['that ended early', 'finished', 3, -3, 'Terminée'],
])('says where a campaign is: %s', (_when, status, startedAgo, endedAgo, badge) => {
  const campaign = { ...nova, status, startsOn: ago(startedAgo), endsOn: ago(endedAgo), costVersion: 6 };
  openScreen(<CampaignTitle campaign={campaign as CampaignDetail} heading={null} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(nova.artist);
  expect(screen.getByText(badge)).toBeTruthy();
  expect(screen.getByText(/table n° 6/)).toBeTruthy();
});
