import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { said } from '../../../../tests/screens/admin-screen.tsx';
import {
  landingDetail,
  openLandingPages,
  quiet,
  serveLanding,
  t,
} from '../../../../tests/screens/landing-section.tsx';
import type { LandingDetail } from '../../../contracts/landing/landing.ts';
import { newContent } from '../../../domain/landing/landing-page.ts';
import { fill } from '../../../i18n/format.ts';

// Drafts are stored a second after a change.
vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  await quiet();
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLInputElement>(t.fields.actionLink);
const replace = () => screen.getByRole('button', { name: t.link.replace });
/** Opens step 2 of a page whose main button links to an address. */
async function open(actionLink: string, change: Partial<LandingDetail> = {}) {
  const content = newContent('fr', 'Marée haute');
  const page = landingDetail({
    content: { ...content, shared: { ...content.shared, actionLink } },
    ...change,
  });
  const server = serveLanding(page, ({ path }) =>
    path === '/links/resolve'
      ? {
          data: {
            code: null,
            failed: [],
            proposals: [
              {
                ...{ platform: 'spotify', url: 'https://open.spotify.com/album/1', source: 'short' },
                ...{ title: null, artist: null, agrees: true },
              },
            ],
          },
        }
      : undefined,
  );
  openLandingPages('/p1?step=2');
  await screen.findByLabelText(t.fields.actionLink);
  return server;
}

it('a short link is resolved on demand, and its target replaces it only when the editor confirms', async () => {
  const server = await open('https://spotify.link/abc');
  screen.getByText(said(t.link.short));
  expect(server.calls.some(({ path }) => path === '/links/resolve')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: t.link.follow }));
  await screen.findByText(said(fill(t.link.source, { host: 'spotify.link' })));
  expect(server.calls.find(({ path }) => path === '/links/resolve')?.body).toEqual({
    query: 'https://spotify.link/abc',
  });
  expect(field().value).toBe('https://spotify.link/abc');
  fireEvent.click(replace());
  expect(field().value).toBe('https://open.spotify.com/album/1');
  await waitFor(() => expect(server.saved().shared.actionLink).toBe('https://open.spotify.com/album/1'), {
    timeout: 5000,
  });
});

it('the note about a moved link offers the new address, and that about a dead link shows since when', async () => {
  const checkedAt = '2026-11-20T08:00:00.000Z';
  const moved = {
    url: 'https://a.example/1',
    verdict: 'moved',
    movedTo: 'https://a.example/2',
    checkedAt,
  } as const;
  await open('https://a.example/1', { brokenLinks: [moved] });
  screen.getByText(said(fill(t.link.moved, { day: '20 nov.' })), { exact: false });
  fireEvent.click(replace());
  expect(field().value).toBe('https://a.example/2');
  expect(screen.queryByRole('button', { name: t.link.replace })).toBeNull();
  cleanup();
  const dead = { url: 'https://a.example/1', verdict: 'dead', movedTo: null, checkedAt } as const;
  await open('https://a.example/1', { brokenLinks: [dead] });
  screen.getByText(said(fill(t.link.dead, { day: '20 nov.' })));
  expect(screen.queryByRole('button', { name: t.link.replace })).toBeNull();
});
