import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { openScreen } from '../../../../tests/screens/admin-screen.tsx';
import { nova } from '../../../../tests/screens/campaigns-section.tsx';
import type { CampaignImportList } from '../../../contracts/campaign-import.ts';
import { adminCampaignImport } from '../../../i18n/dictionaries/admin-campaign-import/fr.ts';
import { fill } from '../../../i18n/format.ts';
import { TakeOver } from './TakeOver.tsx';

const t = adminCampaignImport.takeOver;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the card of a campaign with a result of 900 views for 31 €, and returns it; null: there is none. */
const open = async (
  {
    sums = {},
    withdrawn = [],
  }: Partial<Pick<CampaignImportList, 'withdrawn'>> & {
    sums?: Partial<CampaignImportList['figures']>;
  },
  changes: Partial<typeof nova> = {},
) => {
  cleanup();
  const none = { impressions: null, clicks: null, quartile: null, plays: null, saves: null, adds: null };
  const empty = { ...none, listeners: null, cost: null, views: null, days: 0, from: null, to: null };
  const list: CampaignImportList = {
    ...{ imports: [], days: [], pages: [], audiences: [], adNotes: [], looks: [], hiddenAlerts: [] },
    ...{ withdrawn, figures: { ...empty, ...sums } },
  };
  let asked = 0;
  serve({
    [`GET /campaigns/${nova.id}/imports`]: () => {
      asked += 1;
      return { data: list };
    },
  });
  const campaign = { ...nova, actualViews: 900, actualCost: 31, reportLinks: 0, ...changes };
  openScreen(<TakeOver campaign={campaign} />);
  await waitFor(() => expect(asked).toBe(1));
  const card = () => document.querySelector('[aria-labelledby="take-over"]');
  if (withdrawn.length > 0 || sums.from) await waitFor(() => expect(card()).not.toBeNull());
  return card();
};
const rowsOf = (card: Element | null) =>
  [...(card?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
const november = { days: 1, from: '2026-11-02', to: '2026-11-02', views: 400, cost: 31 };

it('figures of a withdrawn file say so once no import is left, and offer nothing to take over', async () => {
  expect(await open({})).toBeNull();
  const card = await open({ withdrawn: ['actualViews'] });
  expect(card?.querySelector('h2')?.textContent).toBe(t.left);
  expect(rowsOf(card)).toEqual(['Vues900source retirée']);
  expect(card?.querySelector('.import-warned')?.textContent).toBe(t.withdrawn);
  expect(card?.querySelector('button')).toBeNull();
});

it('figures of a withdrawn file say so beside those of another one', async () => {
  const card = await open({ sums: november, withdrawn: ['actualViews'] });
  expect(rowsOf(card)).toEqual([
    'Vues900source retirée400',
    'Dépense31,00 €inchangé',
    expect.stringContaining('Personnes touchées'),
  ]);
  expect(card?.querySelector('button')?.textContent).toBe(t.action);
  const same = await open({ sums: { ...november, views: null }, withdrawn: ['actualViews'] });
  expect(same?.querySelector('.import-warned')?.textContent).toBe(t.withdrawn);
});

it('a campaign whose last day has passed is over, whatever its status says', async () => {
  const said = async (changes: Partial<typeof nova>) =>
    (await open({ sums: november }, changes))?.querySelector('p')?.textContent;
  expect(await said({ endsOn: '2026-11-01' })).toBe(fill(t.ended, { status: 'Terminée' }));
  expect(await said({ endsOn: '2099-11-30' })).toBe(t.running);
  expect(await said({ endsOn: '2099-11-30', status: 'finished' })).toBe(t.finished);
});
