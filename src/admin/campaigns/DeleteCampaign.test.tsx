import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, refusal, serve } from '../../../tests/fake-api.ts';
import { inParts, openScreen } from '../../../tests/screens/admin-screen.tsx';
import { t as campaigns, nova } from '../../../tests/screens/campaigns-section.tsx';
import { fill } from '../../i18n/format.ts';
import { EditCampaign } from './EditCampaign.tsx';

const t = campaigns.delete;

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it('the form does not load a campaign again that is being deleted, even after a live update', async () => {
  let answer: (answer: Answer) => void = () => {};
  const calls = serve({
    'GET /campaigns/c1': () => ({ data: nova }),
    'DELETE /campaigns/c1': () =>
      new Promise<Answer>((resolve) => {
        answer = resolve;
      }),
  });
  const count = (method: string) => calls.filter((call) => call.method === method).length;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const done = vi.fn();
  const { client } = openScreen(<EditCampaign id="c1" done={done} leave={() => {}} onUnsaved={() => {}} />);
  await screen.findByRole('button', { name: t.action });
  press(t.action);
  press(t.confirm);
  await waitFor(() => expect(count('DELETE')).toBe(1));
  await client.invalidateQueries();
  expect(count('GET')).toBe(1);
  // The deletion has failed: the form loads the campaign again, which may have changed in the meantime.
  answer(refusal(503, 'Le service redémarre.'));
  await screen.findByText('Le service redémarre.');
  await waitFor(() => expect(count('GET')).toBe(2));

  press(t.confirm);
  await waitFor(() => expect(count('DELETE')).toBe(2));
  answer({ data: null });
  await screen.findByText(inParts(fill(t.done, { artist: 'Nova' })));
  expect(done).toHaveBeenCalledOnce();
  // The deleted campaign is still rendered while the drawer slides out.
  await client.invalidateQueries();
  expect(count('GET')).toBe(2);
});
