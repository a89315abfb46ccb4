import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { openScreen } from '../../../../tests/screens/admin-screen.tsx';
import { nova } from '../../../../tests/screens/campaigns-section.tsx';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import { agencyDay, dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { adminCampaignImport } from '../../../i18n/dictionaries/admin-campaign-import/fr.ts';
import { CampaignDays } from './CampaignDays.tsx';

const t = adminCampaignImport.track;
const ago = (days: number) => dayName(dayNumber(agencyDay(Date.now())) - days);

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

/** Thirty days of 100 € that began 18 days ago; each of the last 17 days spent 160 €, but one that no report has. */
const campaign = {
  ...nova,
  ...{ status: 'active', startsOn: ago(18), endsOn: ago(-11), budget: 3000 },
} as CampaignDetail;
const none = { impressions: null, clicks: null, quartile: null, plays: null, saves: null, adds: null };
const days = Array.from({ length: 17 }, (_, index) => 18 - index)
  .filter((before) => before !== 9)
  .map((before) => ({ day: ago(before), ...none, listeners: null, cost: 160, views: 8000 }));

const open = (of = campaign, shown: readonly (typeof days)[number][] = days) => {
  const hidden: string[] = [];
  const done = vi.fn();
  const calls = serve({
    [`GET /campaigns/${of.id}/imports`]: () => ({
      data: {
        ...{
          imports: [],
          days: shown,
          pages: [],
          audiences: [],
          adNotes: [],
          looks: [],
          hiddenAlerts: [...hidden],
          withdrawn: [],
        },
        figures: {
          ...none,
          listeners: null,
          cost: 2560,
          views: 128_000,
          days: 16,
          from: ago(18),
          to: ago(2),
        },
      },
    }),
    [`POST /campaigns/${of.id}/hidden-alerts`]: ({ body }) => {
      const { alert } = body as { alert: string };
      hidden.push(alert);
      return { data: { alert } };
    },
  });
  openScreen(<CampaignDays campaign={of} done={done} />);
  return { calls, done };
};
/** Not by role alone: a toast of another file may still be shown, and is an alert as well. */
const warning = () => document.querySelector('.track-alert[role=alert]');
const textOf = (element: Element | null) => element?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');

it('a warning says its arithmetic and what to set, and is gone once it is settled', async () => {
  const { calls, done } = open();
  const button = await screen.findByRole('button', { name: t.alerts.hide });
  const said = textOf(warning());
  // 2 560 € where 1 700 € were planned; 440 € were left two days ago, and 289 € after another day at this pace, for 12 days.
  expect(said).toContain('Dépense 51 % trop vite depuis 13 jours.');
  expect(said).toContain('2 560,00 € dépensés');
  expect(said).toContain('Passez la campagne à 24 € par jour');
  fireEvent.click(button);
  await waitFor(() => expect(warning()).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ alert: 'spends_fast' });
  expect(done).toHaveBeenCalledOnce();
});

it('figures of some days ago are of their last day, and ask for a newer file instead of advising an amount', async () => {
  const old = days.filter(({ day }) => day < ago(3));
  open(campaign, old);
  await screen.findAllByRole('button', { name: t.alerts.hide });
  const said = textOf(warning());
  expect(said).toMatch(/^Au \d.+, la dépense allait \d+ % trop vite depuis 11 jours\./);
  expect(said).toMatch(/À ce rythme, plus de budget le \d.*Importez un fichier plus récent avant de changer/);
  expect(said).not.toContain('par jour');
  cleanup();
  open({ ...campaign, budget: 2600 }, old.slice(0, -1));
  await screen.findAllByRole('button', { name: t.alerts.hide });
  expect(textOf(warning())).toMatch(/le budget était épuisé le \d.* : importez un fichier plus récent\./);
  expect(textOf(warning())).not.toMatch(/par jour|avant de changer/);
});

it('a campaign that is over says what was not spent as a fact, and advises nothing', async () => {
  const over = { ...campaign, startsOn: ago(20), endsOn: ago(2), budget: 9000 };
  open(over);
  await screen.findAllByRole('button', { name: t.alerts.hide });
  expect(textOf(warning())).toMatch(
    /^Au \d.+, la dépense allait \d+ % trop lentement.*Au \d.+, 6 440,00 € n’étaient pas dépensés\. La campagne a fini le/,
  );
  expect(textOf(warning())).not.toMatch(/par jour|À ce rythme|importez/);
  expect(screen.queryByText(t.atThisCost)).toBeNull();
  cleanup();
  open(over, days.slice(0, -3));
  await screen.findAllByRole('button', { name: t.alerts.hide });
  expect(textOf(warning())).toContain(' : importez un fichier qui va jusqu’à ce jour.');
});

it('hiding one of two warnings moves the focus to the other one, and hiding the last one to the title', async () => {
  const dear = days.map((day) => ({ ...day, views: 100 }));
  const { done } = open({ ...campaign, estimate: { views: 60_000, low: 37_500, high: 150_000 } }, dear);
  const alerts = () => [...document.querySelectorAll('.track-alert')];
  await waitFor(() => expect(alerts()).toHaveLength(2));
  const [, second] = alerts();
  expect(textOf(second ?? null)).toMatch(
    /Le coût sort de la fourchette depuis 13 jours : trop élevé\. Sans les deux premiers jours, une vue coûte/,
  );
  fireEvent.click(screen.getAllByRole('button', { name: t.alerts.hide })[0] as HTMLElement);
  await waitFor(() => expect(alerts()).toEqual([second]));
  expect(document.activeElement).toBe(second);
  expect(done).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: t.alerts.hide }));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
});

it('a cost or views that no report says are unknown, not zero', async () => {
  open(
    campaign,
    days.map((day) => ({ ...day, cost: null }) as never),
  );
  await screen.findByText(t.title);
  expect(warning()).toBeNull();
  const facts = () => [...document.querySelectorAll('.track-facts .track-value')].map(textOf);
  expect(facts()).toEqual(['–', '128 000', '–']);
  expect(document.querySelectorAll('.track-chart')).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(/\b0,00/);
  cleanup();
  open(
    campaign,
    days.map((day) => ({ ...day, views: null }) as never),
  );
  await screen.findByText(t.title);
  expect(facts()).toEqual(['2 560,00 €', '–', '–']);
});

it('figures that begin after the campaign say from which day', async () => {
  open(campaign, days.slice(4));
  expect(textOf(await screen.findByText(/aucun fichier ne couvre les jours d’avant/))).toMatch(
    /^La campagne a commencé le \d.*, et ses chiffres le \d/,
  );
  cleanup();
  open();
  await screen.findByText(t.title);
  expect(screen.queryByText(/aucun fichier ne couvre/)).toBeNull();
});

it('the charts have a bar or a question mark for each day, and name the gap', async () => {
  open();
  await screen.findByText(t.title);
  const bars = [...document.querySelectorAll('.track-bars')].map((chart) => [
    chart.children.length,
    chart.querySelectorAll('[data-missing]').length,
    chart.querySelectorAll('[data-provisional]').length,
  ]);
  // The last three finished days and today are provisional; the report ends two days ago.
  expect(bars).toEqual([
    [17, 1, 2],
    [17, 1, 2],
  ]);
  expect(document.querySelector('.track-gaps')?.textContent).toMatch(/pas de chiffres$/);
  expect(textOf(document.querySelector('.track-note'))).toMatch(/^épuisé le \d/);
  expect(document.querySelector('.track-now')?.textContent).toBe(t.today);
  expect(textOf(screen.getByText(t.atThisCost).nextElementSibling)).toBe('≈ 150 000vues pour tout le budget');
});

it('a cost just beyond the range does not look like its end', async () => {
  // 3 000 € for 179 700 views at the most: 0.016694 € each; 133.60 € for 8 000 views are just beyond it.
  const dear = days.map((day) => ({ ...day, cost: 133.6 }));
  open({ ...campaign, estimate: { views: 200_000, low: 179_700, high: 600_000 } }, dear);
  await screen.findByText(t.title);
  const place = document.querySelector('[data-place=above]');
  expect(textOf(place)).toBe('au-dessus de la fourchette estimée, 0,00500 € à 0,01669 €');
  expect(textOf(place?.parentElement ?? null)).toMatch(/^0,01670 €/);
});

it('an exceeded budget is said with its day and amount, and nothing is projected', async () => {
  open({ ...campaign, budget: 2500 });
  await screen.findByRole('button', { name: t.alerts.hide });
  const said = textOf(warning());
  // 60 € over, from the last day on.
  expect(said).toMatch(/Le budget est dépassé de 60,00 € depuis le \d/);
  expect(said).not.toContain('À ce rythme');
  expect(textOf(screen.getByText(t.exceeded).nextElementSibling)).toMatch(/^\+60,00 €depuis le \d/);
  expect(screen.queryByText(t.atThisCost)).toBeNull();
  expect(document.querySelector('.track-ahead, .track-note')).toBeNull();
});

it('a planned campaign has the warnings of its days', async () => {
  open({ ...campaign, status: 'planned' });
  expect(await screen.findByRole('button', { name: t.alerts.hide })).toBeTruthy();
});

it('a finished campaign has neither warnings nor an outlook', async () => {
  open({ ...campaign, status: 'finished' });
  await screen.findByText(t.title);
  expect(warning()).toBeNull();
  expect(screen.queryByText(t.atThisCost)).toBeNull();
});
