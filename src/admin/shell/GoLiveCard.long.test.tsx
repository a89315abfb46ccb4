import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { type Call, serve } from '../../../tests/fake-api.ts';
import { checkWith, goLiveList } from '../../../tests/go-live.ts';
import { openScreen, said, texts } from '../../../tests/screens/admin-screen.tsx';
import type { GoLiveDto } from '../../contracts/go-live.ts';
import type { Role } from '../../domain/account/role.ts';
import { Shell } from './Shell.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const half = goLiveList([checkWith('company', 'complete'), checkWith('mail', 'none')]);

async function open(list: GoLiveDto, role: Role = 'admin', at = 'settings'): Promise<Call[]> {
  const calls = serve({
    'GET /auth/me': () => ({ data: { id: 'ana', email: 'ana@agence.fr', role } }),
    'GET /reviews/moderation/counts': () => ({ data: { pending: 0, approved: 0, rejected: 0 } }),
    'GET /auth/second-factor': () => ({ data: { on: false, since: null, recoveryCodes: 0 } }),
    'GET /go-live': () => ({ data: list }),
    // Nothing happens.
    'GET /events': () => new Promise(() => {}),
  });
  openScreen(
    <Routes>
      <Route path="dashboard/:section/*" element={<Shell brand="MDMC" />} />
    </Routes>,
    `/dashboard/${at}`,
  );
  await screen.findByRole('heading', { level: 1 });
  return calls;
}
const card = () => screen.findByRole('link', { name: new RegExp(texts.shell.goLive.card) });
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const asked = (calls: Call[]) => calls.filter(({ path }) => path === '/go-live').length;

it('shows the progress of the go-live checklist at the bottom of the rail, and links to it', async () => {
  await open(half);
  const link = await card();
  expect(link.textContent).toBe('Mise en ligne 1 sur 2');
  expect(link.getAttribute('href')).toBe('/dashboard/go-live');
});

it('keeps its text for screen readers in a collapsed rail', async () => {
  await open(half);
  fireEvent.click(screen.getByRole('button', { name: texts.shell.collapse }));
  await waitFor(async () => expect((await card()).getAttribute('title')).toBe('Mise en ligne · 1 sur 2'));
});

it('is not rendered once the checklist is complete', async () => {
  const calls = await open(goLiveList([checkWith('company', 'complete')]));
  await waitFor(() => expect(asked(calls)).toBe(1));
  await pause(50);
  expect(screen.queryByRole('link', { name: new RegExp(texts.shell.goLive.card) })).toBeNull();
});

it('shows neither card nor page to a moderator, and does not request the checklist', async () => {
  const calls = await open(half, 'moderator', 'go-live');
  await screen.findByText(texts.shell.closedText);
  await pause(300);
  expect(asked(calls)).toBe(0);
});

it('the page has its own title, also when the checklist is complete', async () => {
  await open(goLiveList([checkWith('company', 'complete')]), 'admin', 'go-live');
  await screen.findByText(said(texts.goLive.complete), { exact: false });
  expect(document.title).toBe('Avant la mise en ligne · MDMC');
});
