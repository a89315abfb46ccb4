import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Answer, Call } from '../../../../tests/fake-api.ts';
import { inParts, said } from '../../../../tests/screens/admin-screen.tsx';
import {
  landingDetail,
  nothingFound,
  openLandingPages,
  quiet,
  serveLanding,
  t,
  texts,
} from '../../../../tests/screens/landing-section.tsx';
import type { LandingDetail } from '../../../contracts/landing/landing.ts';
import { fill } from '../../../i18n/format.ts';

vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  await quiet();
  cleanup();
  notifications.clean();
});

const version = {
  number: 3,
  template: 'album-release',
  languages: ['fr'],
  by: null,
  at: '2026-11-12T09:00:00.000Z',
} as const;
const live = landingDetail({
  state: 'live',
  slug: 'maree-haute',
  live: { ...version, languages: ['fr'] },
  newest: { ...version, languages: ['fr'] },
});
const before = { number: 3, publishAt: 1_763_000_000_000, unpublishAt: null, previous: null };
const none = {
  from: '',
  until: '',
  days: [],
  locales: [],
  variants: [],
  targets: [],
  total: { visits: 0, conversions: 0, clicks: 0 },
};

/** Opens step 4 of a page over a server that takes it offline and puts it online. */
function open(page: LandingDetail, reply: (call: Call) => Answer | undefined = () => undefined) {
  const server = serveLanding(page, (call) => {
    const other = reply(call);
    if (other) return other;
    const path = call.path.replace(/\?.*/, '');
    if (path === '/landing-pages/p1/counts') return { data: { ...none, channels: [] } };
    if (path === '/landing-pages/p1/tests') return { data: { tests: [] } };
    if (path === '/landing-pages/p1/unpublish') {
      server.page = { ...server.page, state: 'draft', live: null };
      return { data: { page: server.page, before } };
    }
    if (path === '/landing-pages/p1/republish') {
      server.page = live;
      return { data: { page: live, before: null } };
    }
    return undefined;
  });
  openLandingPages('/p1?step=4');
  return server;
}
const sent = (calls: readonly Call[], end: string) =>
  calls.filter(({ path }) => path === `/landing-pages/p1/${end}`).map(({ body }) => body);

it('unpublishing a page offers an undo that restores its schedule', async () => {
  const server = open(live);
  fireEvent.click(await screen.findByRole('button', { name: t.publish.unpublish }));
  await screen.findByText(inParts(fill(t.publish.offline, { title: 'Marée haute' })));
  fireEvent.click(screen.getByRole('button', { name: texts.common.cancel }));
  await waitFor(() => expect(sent(server.calls, 'republish')).toEqual([before]));
  await screen.findByText(inParts(fill(t.publish.back, { title: 'Marée haute' })));
});

it('an unpublished page can be republished even if the check blocks its draft', async () => {
  const server = open({ ...live, state: 'draft', live: null });
  server.check = {
    ...nothingFound,
    errors: [{ code: 'artist_missing', field: 'shared.artist', locale: null, value: null }],
  };
  const name = fill(t.publish.bringBack, { day: '12 nov.' });
  fireEvent.click(await screen.findByRole('button', { name: said(name) }));
  await waitFor(() => expect(sent(server.calls, 'republish')).toEqual([{ number: 3 }]));
});

it('the unpublish button warns of advertisements that link to the page and of its running test', async () => {
  open(live, ({ path }) => {
    const channels = [
      { channel: 'meta-ads', visits: 40, conversions: 0, clicks: 0 },
      { channel: 'direct', visits: 9, conversions: 0, clicks: 0 },
    ];
    if (path.startsWith('/landing-pages/p1/counts')) return { data: { ...none, channels } };
    return path === '/landing-pages/p1/tests' ? { data: { tests: [{ state: 'running' }] } } : undefined;
  });
  await screen.findByText(said(fill(t.publish.paid.other, { count: 40 })));
  await screen.findByText(said(t.publish.tested));
});

it('says before and after the page goes offline how many fans wait, and links to the figures', async () => {
  const states = {
    ...{ unconfirmed: 4, waiting: 2, waitingPush: 1, paused: 0 },
    ...{ sent: 0, failed: 0, late: 0, gone: 0 },
  };
  open(live, ({ path }) =>
    path === '/landing-pages/p1/reminders'
      ? {
          data: {
            ...{ states, platforms: [], sends: [], perSecond: 5, moved: 0 },
            artistList: { waiting: 0, handed: 0, withdrawn: 0 },
          },
        }
      : undefined,
  );
  await screen.findByText(said(fill(t.publish.fans.online.other, { count: 3 })));
  fireEvent.click(screen.getByRole('button', { name: t.publish.unpublish }));
  const offline = fill(t.publish.fans.offline.other, { count: 3 });
  await screen.findByText(inParts(`${fill(t.publish.offline, { title: 'Marée haute' })} ${offline}`));
  const link = await screen.findByRole('link', { name: said(t.publish.fans.tell) });
  expect(link.getAttribute('href')).toBe('/dashboard/landing-pages/p1/figures');
  expect(link.parentElement?.textContent).toContain(offline);
});

/** Opens step 2 of a published page whose draft differs, with these findings of the check. */
function openBar(found: Partial<typeof nothingFound>) {
  const server = serveLanding(live, ({ path }) =>
    path === '/landing-pages/p1/publish'
      ? {
          data: { url: 'https://agency.example/p/maree-haute', urls: {}, slug: '', state: 'live', number: 4 },
        }
      : undefined,
  );
  server.check = { ...nothingFound, ...found };
  const opened = openLandingPages('/p1?step=2');
  const publish = async () => fireEvent.click(await screen.findByRole('button', { name: t.publish.again }));
  const sent = () => server.calls.filter(({ path }) => path.endsWith('/publish')).map(({ body }) => body);
  return { opened, publish, sent };
}

it('the bar says that the draft differs from the published page, and publishes the change from any step', async () => {
  const { opened, publish, sent } = openBar({});
  await screen.findByText(t.bar.liveDiffers);
  await publish();
  await screen.findByText(inParts(fill(t.publish.doneAgain, { title: 'Marée haute' })));
  expect(sent()).toEqual([
    expect.objectContaining({ version: 1, live: 3, locales: ['fr'], slug: 'maree-haute' }),
  ]);
  expect(opened.address()).toContain('step=2');
});

it('publishing a change with findings from the bar opens the last step and publishes nothing', async () => {
  const missing = { code: 'artist_missing', field: 'shared.artist', locale: null, value: null } as const;
  const { opened, publish, sent } = openBar({ errors: [missing] });
  await publish();
  await waitFor(() => expect(opened.address()).toContain('step=4'));
  expect(sent()).toEqual([]);
});

it('the bar shows no publication state for a draft that was never published', async () => {
  serveLanding();
  openLandingPages('/p1?step=2');
  await screen.findByLabelText(t.fields.title);
  for (const words of Object.values(t.bar)) expect(screen.queryByText(words)).toBeNull();
});
