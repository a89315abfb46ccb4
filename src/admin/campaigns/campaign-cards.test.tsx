import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../tests/fake-api.ts';
import { inNarrowWindow, texts } from '../../../tests/screens/admin-screen.tsx';
import { nova, open, pageOf, t } from '../../../tests/screens/campaigns-section.tsx';
import { fill } from '../../i18n/format.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the list consists of cards in a narrow window, with a sort menu and a status select', async () => {
  inNarrowWindow();
  serve({ 'GET /campaigns': () => ({ data: pageOf([nova]) }) });
  const { address } = open();
  const card = within((await screen.findByRole('link', { name: 'Nova' })).closest('li') as HTMLElement);
  expect(screen.queryByRole('table')).toBeNull();
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    t.columns.platform,
    t.columns.campaignType,
    t.columns.country,
    t.columns.budget,
    t.columns.days,
    t.columns.range,
  ]);
  const status = card.getByLabelText<HTMLSelectElement>(fill(t.statusOf, { artist: 'Nova' }));
  expect(status.value).toBe('active');
  fireEvent.change(screen.getByLabelText(texts.shared.sort), { target: { value: 'artist asc' } });
  await waitFor(() => expect(address()).toBe('/dashboard/campaigns?sort=artist&order=asc'));
});
