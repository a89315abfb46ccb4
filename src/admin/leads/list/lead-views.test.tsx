import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { said } from '../../../../tests/screens/admin-screen.tsx';
import { listOf, open, row, serve, t } from '../../../../tests/screens/leads-section.tsx';

const words = t.work.views;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it('the name field of a view shows its limit, and does not cut a longer pasted name', async () => {
  serve({
    'GET /leads': () => listOf(row('a')),
    'GET /leads/counts': () => ({ data: { new: 0, today: 0, overdue: 0, any: 0 } }),
    'GET /lead-views': () => ({ data: [] }),
    'GET /assignees': () => ({ data: [] }),
  });
  open('/dashboard/leads');
  fireEvent.click(await screen.findByRole('button', { name: words.label }));
  fireEvent.click(await screen.findByRole('menuitem', { name: words.saveThis }));
  const dialog = within(await screen.findByRole('dialog', { name: words.title }));
  const name = dialog.getByLabelText<HTMLInputElement>(words.name);
  expect([name.maxLength, dialog.getByText('0 / 60').textContent]).toEqual([-1, '0 / 60']);
  fireEvent.change(name, { target: { value: 'x'.repeat(62) } });
  expect(dialog.getByText('62 sur 60 caractères')).toBeDefined();
  expect(dialog.getByRole('alert').textContent && said(dialog.getByRole('alert').textContent)).toBe(
    '2 caractères de trop : 60 au plus.',
  );
  fireEvent.change(name, { target: { value: 'Relances' } });
  expect(dialog.getByText('8 sur 60 caractères')).toBeDefined();
  expect(dialog.queryByRole('alert')).toBeNull();
});
