import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, type Call, serve } from '../../../tests/fake-api.ts';
import { openScreen, said, sectionRoute, texts } from '../../../tests/screens/admin-screen.tsx';
import type { RadarCell, RadarDto, RadarSource } from '../../contracts/radar.ts';
import { RadarSection } from './RadarSection.tsx';

const t = texts.radar;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cell = (changes: Partial<RadarCell> = {}): RadarCell => ({
  known: 3,
  expected: 17,
  range: [12, 21],
  megas: 1,
  basis: 'mixed',
  ...changes,
});
const unmeasured = cell({ known: 0, expected: 0, range: [0, 0], megas: 0, basis: 'calendar' });
const radar: RadarDto = {
  fridays: [
    { friday: '2027-01-22', coverage: 0.13, fetchedAt: '2026-11-25T03:12:00.000Z' },
    { friday: '2027-01-29', coverage: 0, fetchedAt: null },
  ],
  rows: [
    { key: 'rap', cells: [cell(), unmeasured] },
    { key: 'unknown', cells: [cell({ known: 4, expected: 4, range: [4, 4], megas: 0 }), unmeasured] },
  ],
  sample: true,
  fetchedAt: '2026-11-25T03:12:00.000Z',
};
const source = (changes: Partial<RadarSource>): RadarSource => ({
  name: 'listenbrainz',
  enabled: true,
  agreement: false,
  licence: 'CC0',
  licenceUrl: 'https://metabrainz.org/datasets',
  state: 'current',
  error: null,
  failedAt: null,
  okAt: '2026-11-25T03:12:00.000Z',
  nextAt: null,
  coverage: { known: 9, total: 27 },
  version: 1,
  ...changes,
});
const tags = source({ name: 'musicbrainz_tags', enabled: false, agreement: true, state: 'off', okAt: null });

async function open(address = '/dashboard/radar', others: Record<string, (call: Call) => Answer> = {}) {
  const calls = serve({
    'GET /radar': () => ({ data: radar }),
    'GET /radar/accuracy': () => ({
      data: {
        fridays: [
          { friday: '2026-10-02', predicted: 12, range: [9, 15], counted: 11 },
          { friday: '2026-10-09', predicted: 10, range: [8, 12], counted: 20 },
        ],
        inside: 1,
      },
    }),
    'GET /radar/sources': () => ({ data: { items: [source({}), tags] } }),
    'GET /radar/releases': () => ({
      data: {
        total: 1,
        items: [
          {
            artist: 'Orso Kalen',
            title: 'Altitude zéro',
            kind: 'album',
            releaseClass: 'major',
            reason: 'major_label',
            label: 'Étage Noir',
            url: 'https://musicbrainz.org/release-group/1',
            firstSeenAt: '2026-11-02T03:00:00.000Z',
          },
        ],
      },
    }),
    ...others,
  });
  let opened: ReturnType<typeof openScreen> | undefined;
  await act(async () => {
    opened = openScreen(sectionRoute(<RadarSection />), address);
  });
  return { calls, address: () => opened?.address() };
}
/** Any space of the name may be a no-break space. */
const spaced = (name: string) => new RegExp(`^${name.replaceAll(/[\s\u00a0]/g, '\\s')}$`);
const cellNamed = (name: string) => screen.findByRole('button', { name: spaced(name) });
const rapCell = 'Rap, 22 janvier : 17 attendues, 3 annoncées, 1 mega';

it('names each cell by row, day and counts, and says that samples are made up', async () => {
  await open();
  expect((await cellNamed(rapCell)).textContent).toBe('17');
  expect((await cellNamed('Rap, 29 janvier : non mesuré')).textContent).toBe('–');
  await cellNamed('Genre inconnu, 22 janvier : 4 attendues, 4 annoncées');
  screen.getByText(said(t.sample));
  screen.getByText(said(t.legend.unknown));
});

it('shows the next step instead of an empty map when nothing is measured', async () => {
  await open('/dashboard/radar', {
    'GET /radar': () => ({
      data: { ...radar, sample: false, rows: [{ key: 'rap', cells: [unmeasured, unmeasured] }] },
    }),
  });
  await screen.findByText(said(t.empty.title));
  screen.getByText(said(t.empty.text));
  expect(screen.queryByRole('table', { name: said(t.map.label) })).toBeNull();
  expect(screen.queryAllByText(t.map.none)).toEqual([]);
});

it('moves between cells by the arrow keys, with only one of them in the tab order', async () => {
  await open();
  const first = await cellNamed(rapCell);
  expect(first.tabIndex).toBe(0);
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Genre inconnu, 29 janvier\u00a0: non mesuré',
  );
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  const reachable = screen
    .getAllByRole('button')
    .filter(({ tabIndex, dataset }) => dataset['at'] && tabIndex === 0);
  expect(reachable).toEqual([document.activeElement]);
});

it('opens the releases of a cell with the reason of their class and their record, and keeps it in the address', async () => {
  const { calls, address } = await open();
  const opened = await cellNamed(rapCell);
  await act(async () => fireEvent.click(opened));
  await screen.findByText('Orso Kalen');
  screen.getByText(/label Étage Noir, d’un grand groupe/);
  expect(screen.getByRole('link', { name: t.cell.record }).getAttribute('href')).toBe(
    'https://musicbrainz.org/release-group/1',
  );
  screen.getByText(said('3 annoncées, 17 attendues (de 12 à 21)'));
  expect(address()).toBe('/dashboard/radar?row=rap&friday=2027-01-22');
  expect(calls.map(({ path }) => path)).toContain('/radar/releases?genre=rap&territory=FR&friday=2027-01-22');
});

it('scrolls to the releases of a selected cell, but not to those of the URL on page load', async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { address } = await open('/dashboard/radar?row=rap&friday=2027-01-22');
  await screen.findByText('Orso Kalen');
  expect(into).not.toHaveBeenCalled();
  cleanup();
  await open();
  const opened = await cellNamed(rapCell);
  await act(async () => fireEvent.click(opened));
  await screen.findByText('Orso Kalen');
  expect(into).toHaveBeenCalledWith({ block: 'nearest' });
  expect(address()).toContain('row=rap');
  into.mockRestore();
});

it('reads rows, country and period from the URL, and ignores unknown values', async () => {
  const { calls } = await open('/dashboard/radar?by=territory&genre=pop&weeks=26&territory=XX&row=rap');
  await cellNamed(rapCell);
  expect(calls.map(({ path }) => path)).toContain('/radar?by=territory&genre=pop&territory=FR&weeks=26');
  screen.getByText(t.cell.choose);
});

it('compares predictions with counts, in a sentence and in a table', async () => {
  await open();
  await screen.findByText(/Vendredis dans la fourchette : 1 sur 2/);
  const region = within(screen.getByRole('region', { name: t.accuracy.title }));
  region.getByText('11');
  region.getByText('9–15');
});

it('switches a source, and asks for confirmation of the agreement before one that needs it is switched on', async () => {
  const { calls } = await open('/dashboard/radar', {
    'PUT /radar/sources/listenbrainz': () => ({ data: source({ enabled: false, state: 'off' }) }),
    'PUT /radar/sources/musicbrainz_tags': () => ({ data: tags }),
  });
  const toggle = async (name: string) => {
    const input = await screen.findByRole('switch', {
      name: spaced(t.sources.switch.replace('{source}', name)),
    });
    await act(async () => fireEvent.click(input));
  };
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
  await toggle(t.sources.names.listenbrainz);
  expect(sent()).toEqual([['/radar/sources/listenbrainz', { enabled: false, version: 1 }]]);
  await toggle(t.sources.names.musicbrainz_tags);
  expect(sent()).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: t.sources.confirmYes })));
  expect(sent()[1]).toEqual(['/radar/sources/musicbrainz_tags', { enabled: true, version: 1 }]);
});

it('names the last failure of a source and the next attempt', async () => {
  await open('/dashboard/radar', {
    'GET /radar/sources': () => ({
      data: { items: [source({ state: 'failed', error: 'status 429', nextAt: '2026-11-25T08:40:00.000Z' })] },
    }),
  });
  await screen.findByText(/trop de demandes \(429\), reprise le/);
});

it('starts reading a source at once on request, says so, and offers it only for sources that are on', async () => {
  const { calls } = await open('/dashboard/radar', {
    'POST /radar/sources/listenbrainz/fetch': () => ({ data: source({}) }),
  });
  const button = (name: string) =>
    screen.findByRole('button', { name: spaced(t.sources.askSource.replace('{source}', name)) });
  const ask = await button(t.sources.names.listenbrainz);
  const off = spaced(t.sources.askSource.replace('{source}', t.sources.names.musicbrainz_tags));
  expect(screen.queryByRole('button', { name: off })).toBeNull();
  await act(async () => fireEvent.click(ask));
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/radar/sources/listenbrainz/fetch',
  ]);
  await screen.findByText(said(t.sources.asked.replace('{source}', t.sources.names.listenbrainz)));
});
