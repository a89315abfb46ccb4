import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, type Call, serve } from '../../../tests/fake-api.ts';
import { said, texts } from '../../../tests/screens/admin-screen.tsx';
import { nova, open, pageOf, t } from '../../../tests/screens/campaigns-section.tsx';

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const served = (more: Record<string, (call: Call) => Answer> = {}) =>
  serve({
    'GET /campaigns': () => ({ data: pageOf([nova]) }),
    'GET /campaigns/c1': () => ({ data: { ...nova, reportLinks: 1 } }),
    ...more,
  });
const dialog = async () => within(await screen.findByRole('dialog'));
const field = async (label: string) =>
  (await dialog()).findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

it('the list marks a campaign whose last day has passed without a result, and no other', async () => {
  const past = { ...nova, startsOn: '2020-01-01', endsOn: '2020-01-31' };
  const campaigns = [
    { ...past, id: 'late', artist: 'Tardive' },
    { ...past, id: 'done', artist: 'Finie', actualViews: 0 },
    { ...nova, id: 'on', artist: 'En route', endsOn: '2999-01-01' },
  ];
  served({ 'GET /campaigns': () => ({ data: pageOf(campaigns) }) });
  open();
  const mark = await screen.findByText(t.overdue.mark, { selector: '.mantine-Badge-label' });
  expect(mark.closest('tr, li')?.textContent).toContain('Tardive');
});

it('the list shows the totals of its filter, and a dash for a figure that no campaign has', async () => {
  const totals = {
    budget: 1500,
    spent: 0,
    estimatedViews: 60_000,
    actualViews: 0,
    streams: 0,
    costPerView: null,
  };
  served({ 'GET /campaigns': () => ({ data: pageOf([nova], { totals }) }) });
  open();
  const shown = within(await screen.findByRole('region', { name: t.totals.label }));
  const facts = [...(shown.getByText(t.totals.budget).closest('dl')?.children ?? [])].map(({ textContent }) =>
    textContent?.replaceAll(/\s/g, ' '),
  );
  expect(facts).toEqual([
    `${t.totals.budget}1 500 €`,
    `${t.totals.spent}–`,
    `${t.totals.estimated}60 000`,
    `${t.totals.actual}–`,
    `${t.totals.costPerView}–`,
  ]);
});

it('the export downloads the filtered list, in either format', async () => {
  const calls = served({
    'GET /campaigns.csv': () => ({ data: {} }),
    'GET /campaigns.xlsx': () => ({ data: {} }),
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  open('?platform=meta&overdue=yes');
  for (const [name, route] of [
    [t.export.csv, '/campaigns.csv'],
    [t.export.xlsx, '/campaigns.xlsx'],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name: t.export.title }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() =>
      expect(calls.map(({ path }) => path).filter((path) => path.startsWith(route))).toEqual([
        `${route}?platform=meta&overdue=yes`,
      ]),
    );
  }
});

it('the form sends contact, notes and link, and the empty ones as not known', async () => {
  const calls = served({ 'PUT /campaigns/c1': () => ({ data: nova }) });
  open('/c1');
  fireEvent.change(await field(t.form.clientName), { target: { value: ' Léa ' } });
  fireEvent.change(await field(t.form.notes), { target: { value: 'Facture à la fin.' } });
  fireEvent.change(await field(t.form.videoUrl), { target: { value: ' youtu.be/x ' } });
  fireEvent.blur(await field(t.form.videoUrl));
  expect((await dialog()).getByRole('link', { name: t.form.openVideo }).getAttribute('href')).toBe(
    'https://youtu.be/x',
  );
  fireEvent.click((await dialog()).getByRole('button', { name: texts.common.save }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      clientName: 'Léa',
      clientEmail: null,
      clientLocale: null,
      notes: 'Facture à la fin.',
      videoUrl: 'https://youtu.be/x',
      actualReach: null,
      version: 4,
    }),
  );
});

it('the secret link to the report is created in the client’s language, shown once, and can be revoked', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const url = 'https://agence.exemple/pt/p/report/abc';
  const calls = served({
    'GET /campaigns/c1': () => ({ data: { ...nova, clientLocale: 'pt', reportLinks: 1 } }),
    'POST /campaigns/c1/report-links': () => ({ data: { url, expiresAt: '2027-02-24T10:00:00Z' } }),
    'DELETE /campaigns/c1/report-links': () => ({ data: { revoked: 2 } }),
  });
  open('/c1');
  const shown = await dialog();
  fireEvent.click(await shown.findByRole('button', { name: t.report.create }));
  await shown.findByText(url);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ locale: 'pt' });
  expect(written).toHaveBeenCalledWith(url);
  fireEvent.click(shown.getByRole('button', { name: t.report.revoke }));
  // Revoking breaks the links that clients have, so it is confirmed first.
  shown.getByText(said(t.report.revokeAsk));
  fireEvent.click(shown.getByRole('button', { name: t.report.revoke }));
  await waitFor(() => expect(shown.queryByText(url)).toBeNull());
  await screen.findByText(t.report.revoked);
});
