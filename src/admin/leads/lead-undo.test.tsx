import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../../../tests/fake-api.ts';
import { inParts, texts } from '../../../tests/screens/admin-screen.tsx';
import { listOf, open, row, serve, t } from '../../../tests/screens/leads-section.tsx';
import { fill } from '../../i18n/format.ts';

const words = t.work;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const a = row('a', { followUp: '2026-12-01' });
const b = row('b', { status: 'lost', lostReason: 'price' });
const served = () =>
  serve({
    'GET /leads': () => listOf(a, b),
    'GET /leads/counts': () => ({ data: { new: 1, today: 0, overdue: 0, any: 2 } }),
    'GET /lead-views': () => ({ data: [] }),
    'GET /assignees': () => ({ data: [] }),
    'PATCH /leads/a': () => ({ data: null }),
    'PATCH /leads/b': () => ({ data: null }),
    'PATCH /leads': () => ({ data: { found: 2 } }),
  });
const changes = (calls: Call[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
const link = () => screen.findByRole('link', { name: 'Artiste a' });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const undo = () => fireEvent.click(screen.getByRole('button', { name: texts.common.cancel }));

it('the toast of a status change by key shows the lead and its new status, and its undo also restores the follow-up', async () => {
  const calls = served();
  open('/dashboard/leads?todo=overdue');
  (await link()).focus();
  press('2');
  await screen.findByText(
    inParts(fill(words.changedStatus, { name: 'Artiste a', status: t.statuses.contacted })),
  );
  undo();
  await screen.findByText(words.undone);
  expect(changes(calls)).toEqual([
    ['/leads/a', { status: 'contacted' }],
    ['/leads/a', { status: 'new', followUp: '2026-12-01' }],
  ]);
});

it('the undo of a change of several leads restores the previous values of each', async () => {
  const calls = served();
  open('/dashboard/leads');
  await link();
  fireEvent.click(screen.getByLabelText(words.bulk.all));
  press('3');
  await screen.findByText('2 prospects : Qualifié.');
  undo();
  await screen.findByText(words.undone);
  expect(changes(calls)).toEqual([
    ['/leads', { ids: ['a', 'b'], status: 'qualified' }],
    ['/leads/a', { status: 'new', followUp: '2026-12-01' }],
    ['/leads/b', { status: 'lost', followUp: null, lostReason: 'price' }],
  ]);
});

it('the focus stays on a lead whose change was cancelled, and moves to the next lead once it is made', async () => {
  const calls = served();
  open('/dashboard/leads?todo=overdue');
  (await link()).focus();
  press('4');
  fireEvent.keyDown(await screen.findByRole('textbox', { name: words.won.value }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Artiste a');
  expect(changes(calls)).toEqual([]);
  press('4');
  fireEvent.click(await screen.findByRole('button', { name: words.won.save.one }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Artiste b'));
});
