import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { detail, listOf, open, row, serve, t } from '../../../tests/leads-section.tsx';

const words = t.work;

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it('the telephone is stored when its field is left, and a wrong one is named at the field', async () => {
  const lead = detail('a', { email: '', phone: '01 98 76 54 32' });
  const calls = serve({
    'GET /leads': () => listOf(row('a')),
    'GET /leads/a': () => ({ data: lead }),
    'GET /assignees': () => ({ data: [] }),
    'PATCH /leads/a': () => ({ data: lead }),
  });
  const changes = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  open('/dashboard/leads/a');
  const drawer = within(await screen.findByRole('dialog'));
  const field = await drawer.findByLabelText<HTMLInputElement>(words.phone.label);
  const leave = (phone: string) => {
    fireEvent.change(field, { target: { value: phone } });
    fireEvent.blur(field);
  };
  leave('bientôt');
  drawer.getByText(words.phone.wrong);
  leave('');
  drawer.getByText(words.phone.needed);
  leave('01 98 76 54 32');
  expect(drawer.queryByText(words.phone.needed)).toBeNull();
  expect(changes()).toEqual([]);
  leave(' 06 11 22 33 44 ');
  await waitFor(() => expect(changes()).toEqual([{ phone: '06 11 22 33 44' }]));
});
