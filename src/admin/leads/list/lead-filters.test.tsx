import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { texts } from '../../../../tests/screens/admin-screen.tsx';
import { listOf, open, row, serve, t } from '../../../../tests/screens/leads-section.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  serve({ 'GET /leads': () => listOf(row('a')), 'GET /assignees': () => ({ data: [] }) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const moreFilters = (name: string, expanded: boolean) => screen.findByRole('button', { name, expanded });
const folded = () => within(document.getElementById('lead-filters') as HTMLElement);

it('a wide window shows the menus in the row and folds only the rare filters', async () => {
  open('/dashboard/leads?kind=contact');
  await moreFilters(texts.shared.filters.more.none, false);
  expect(folded().queryByRole('button', { name: new RegExp(`^${t.columns.platform}`) })).toBeNull();
  expect(folded().getByLabelText(t.list.costVersion)).toBeDefined();
});

it('a wide window unfolds the rare filters when one is active, and the user can fold them', async () => {
  open('/dashboard/leads?costVersion=3&kind=contact');
  fireEvent.click(await moreFilters(texts.shared.filters.more.one, true));
  await moreFilters(texts.shared.filters.more.one, false);
});
