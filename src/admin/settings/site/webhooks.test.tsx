import { notifications } from '@mantine/notifications';
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { admin, open } from '../../../../tests/screens/settings-section.tsx';
import { adminSettings as t } from '../../../i18n/dictionaries/admin-settings/fr.ts';
import { fill } from '../../../i18n/format.ts';

// On a busy machine, loading a page's chunk takes longer than the default timeout of one second.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const { destinations } = admin.leads;
const testOf = (name: string) => ({ name: fill(t.webhooks.testOf, { name }) });

it('each stored address has a test button beside it, which is disabled while another address is typed', async () => {
  const calls = serve({
    'GET /auth/me': () => ({ data: { id: 'me', email: 'boss@example.com', role: 'admin' } }),
    'GET /settings/webhooks': () => ({
      data: {
        version: 1,
        simulator: 'hook.example.com',
        contact: null,
        booking: null,
        planner: null,
        secretHint: null,
        overlapUntil: null,
      },
    }),
    'POST /webhooks/simulator/test': () => ({
      data: { delivered: false, status: 302, error: null, durationMs: 87, answer: '<html>' },
    }),
  });
  await open('/webhooks');
  const field = await screen.findByLabelText(destinations.simulator);
  const place = within(field.closest('.settings-field') as HTMLElement);
  expect(screen.queryByRole('button', testOf(destinations.contact))).toBeNull();
  const test = place.getByRole<HTMLButtonElement>('button', testOf(destinations.simulator));
  fireEvent.click(test);
  await place.findByText(/^Refusé en 87 ms, réponse 302 · cette adresse redirige/);
  fireEvent.change(field, { target: { value: 'https://new.example.com' } });
  expect(test.disabled).toBe(true);
  place.getByText(t.secret.unsaved);
  expect(calls.filter(({ path }) => path.startsWith('/webhooks'))).toHaveLength(1);
});
