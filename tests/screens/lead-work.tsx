import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Answer, Call } from '../fake-api.ts';
import { detail, listOf, row, serve, t } from './leads-section.tsx';

/** Daily work with leads: a list of two, and the other data that the section requests. */

export const words = t.work;
export const counts = { new: 2, today: 1, overdue: 3, any: 5 };
type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>;

/** Serves the lead `a` of a list of two, with all data that the section requests. */
export const served = (more: Answers = {}, a = detail('a')) =>
  serve({
    'GET /leads': () => listOf(row('a', { status: a.status }), row('b')),
    'GET /leads/a': () => ({ data: a }),
    'GET /leads/b': () => ({ data: detail('b') }),
    'GET /leads/a/neighbours': () => ({ data: { previous: null, next: 'b' } }),
    'GET /leads/b/neighbours': () => ({ data: { previous: 'a', next: null } }),
    'GET /leads/counts': () => ({ data: counts }),
    'GET /lead-views': () => ({ data: [] }),
    'GET /assignees': () => ({ data: [{ id: 'max', email: 'max@example.com', name: '' }] }),
    'PATCH /leads/a': () => ({ data: a }),
    'PATCH /leads': () => ({ data: { found: 2 } }),
    ...more,
  });

/** The changes that were sent, each with its path. */
export const changes = (calls: Call[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);

export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
export const rowStatus = (name: string) => screen.findByLabelText<HTMLSelectElement>(`Statut de ${name}`);

/** After each test: no screen, toast or replaced function is left. */
export function clearScreen(): void {
  cleanup();
  notifications.clean();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
