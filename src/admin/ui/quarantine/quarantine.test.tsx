import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { texts } from '../../../../tests/screens/admin-screen.tsx';
import { listOf, open, row, serve, t } from '../../../../tests/screens/leads-section.tsx';
import type { QuarantinedDto } from '../../../contracts/leads/quarantine.ts';

const words = texts.shared.quarantine;
const form = (id: string, values: Partial<QuarantinedDto> = {}): QuarantinedDto => ({
  id,
  kind: 'contact',
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-12-20T10:00:00Z',
  sign: 'trap',
  name: `Artiste ${id}`,
  email: `${id}@exemple.fr`,
  text: `Message de ${id}`,
  rating: null,
  ...values,
});

function serveForms(...forms: QuarantinedDto[]) {
  const kept = new Map(forms.map((one) => [one.id, one]));
  return serve({
    'GET /leads': () => listOf(row('x')),
    'GET /leads/counts': () => ({ data: { new: 0, today: 0, overdue: 0, any: 0 } }),
    'GET /lead-views': () => ({ data: [] }),
    'GET /assignees': () => ({ data: [] }),
    'GET /leads/quarantine': () => ({
      data: { items: [...kept.values()], total: kept.size, page: 1, pageSize: 25 },
    }),
    'POST /leads/quarantine/a/release': () => {
      kept.delete('a');
      return { data: { id: 'a' } };
    },
  });
}

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it('the list of leads has no quarantine tab while the quarantine is empty', async () => {
  const calls = serveForms();
  open('/dashboard/leads');
  await waitFor(() => expect(calls.map(({ path }) => path).join()).toContain('/leads/quarantine'));
  expect(screen.queryByRole('link', { name: new RegExp(words.tab) })).toBeNull();
});

it('the quarantine tab opens its submissions with author, text and reason, over the filtered list', async () => {
  serveForms(form('a'), form('b', { sign: 'speed', text: null, kind: 'simulation' }));
  const at = open('/dashboard/leads?status=new');
  fireEvent.click(await screen.findByRole('link', { name: `${words.tab} 2` }));
  expect(at.address()).toBe('/dashboard/leads/quarantine?status=new');
  const drawer = within(await screen.findByRole('dialog', { name: words.title }));
  const [first, second] = await drawer.findAllByRole('listitem');
  expect(first?.textContent).toContain('Message de a');
  expect(first?.textContent).toContain(words.signs.trap);
  expect(second?.textContent).toContain(words.signs.speed);
  expect(second?.textContent).toContain(t.kinds.simulation);
});

it('a released submission is removed from the quarantine, and a toast names its author', async () => {
  const calls = serveForms(form('a'), form('b'));
  open('/dashboard/leads/quarantine');
  const drawer = within(await screen.findByRole('dialog', { name: words.title }));
  fireEvent.click(await drawer.findByRole('button', { name: 'Reprendre l’envoi de Artiste a' }));
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(1));
  expect(await screen.findByText(/est un nouveau prospect/)).toBeDefined();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/leads/quarantine/a/release',
  ]);
});
