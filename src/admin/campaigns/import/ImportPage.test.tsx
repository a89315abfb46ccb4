import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { openScreen } from '../../../../tests/screens/admin-screen.tsx';
import { nova } from '../../../../tests/screens/campaigns-section.tsx';
import type { CampaignImportList, ImportPreview } from '../../../contracts/campaign-import.ts';
import { adminCampaignImport as t } from '../../../i18n/dictionaries/admin-campaign-import/fr.ts';
import { ApiError } from '../../api/call-api.ts';
import { sendFile } from '../../api/send-file.ts';
import { ImportPage } from './ImportPage.tsx';

vi.mock('../../api/send-file.ts', () => ({ sendFile: vi.fn() }));

const none = { impressions: null, clicks: null, quartile: null, plays: null, saves: null, adds: null };
const figures = { ...none, listeners: null, cost: 30, views: 900 };
const preview: ImportPreview = {
  ...{ sha256: '3fa9'.repeat(16), bytes: 300, rows: 2, source: 'google-ads', columnsNamed: null },
  ...{ isAudience: false, isTotal: false, decimal: 'comma', dayOrder: 'dmy', currency: 'EUR', rate: null },
  ...{ columns: [], viewChoices: [], repaired: false },
  sums: [{ field: 'cost', read: 30, total: null }],
  series: [
    {
      ...{ key: 'a'.repeat(12), name: 'Nova', days: 2, chosen: true, currencies: [] },
      ...{ cost: 30, views: 900, plays: null },
    },
  ],
  days: [],
  chosen: { ...figures, days: 2, from: '2026-11-02', to: '2026-11-03' },
  replaced: null,
  left: { totals: 0, unfinished: 0, unreadable: 0, credits: 0, longer: 0, parts: 0, cells: [] },
  merged: { rows: 0, into: 0 },
  ...{ problem: null, foreign: null, earlier: null, elsewhere: null },
};
const earlier = {
  ...{ at: '2026-11-30T09:00:00Z', by: 'Léa', withdrawnAt: null, withdrawnBy: null },
  counted: { series: 1, rows: 2, counting: 2 },
  lacking: 0,
};
const imported: CampaignImportList['imports'][number] = {
  ...{
    ...figures,
    id: 'i1',
    source: 'google-ads',
    sha256: preview.sha256,
    rows: 2,
    isTotal: false,
    titles: [],
  },
  ...{
    from: '2026-11-02',
    to: '2026-11-03',
    currency: 'EUR',
    rate: null,
    viewMetric: null,
    at: earlier.at,
    by: 'Léa',
  },
  ...{ withdrawnAt: null, withdrawnBy: null, counted: { series: 1, rows: 2, counting: 2 } },
};

let imports: CampaignImportList['imports'] = [];
let sums: CampaignImportList['figures'] = { ...figures, days: 0, from: null, to: null };
const list = (): CampaignImportList => ({
  ...{ imports, withdrawn: [], days: [], pages: [], audiences: [], adNotes: [], looks: [], hiddenAlerts: [] },
  figures: sums,
});

beforeEach(() => {
  imports = [];
  sums = { ...figures, days: 0, from: null, to: null };
  serve({
    [`GET /campaigns/${nova.id}`]: () => ({ data: { ...nova, reportLinks: 0 } }),
    [`GET /campaigns/${nova.id}/imports`]: () => ({ data: list() }),
  });
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
  vi.mocked(sendFile).mockReset();
});

/** Opens the screen, and chooses a file that is read as the previews say, one after the other. */
const choose = async (...previews: Partial<ImportPreview>[]) => {
  let read = 0;
  vi.mocked(sendFile).mockImplementation(async ({ path }) => {
    if (!path.includes('/preview')) throw new ApiError(409, 'Déjà importé.');
    const next = previews[Math.min(read, previews.length - 1)];
    read += 1;
    return { ...preview, ...next };
  });
  openScreen(<ImportPage id={nova.id} />);
  await screen.findByText(t.drop.title);
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('No input of a file.');
  fireEvent.change(input, { target: { files: [new File(['a'], 'rapport.csv', { type: 'text/csv' })] } });
  await screen.findAllByText('rapport.csv');
};
const problem = () => document.querySelector('.import-problem')?.textContent?.replaceAll('\u00a0', ' ');
const left = () => document.querySelector('.import-left')?.textContent?.replaceAll('\u00a0', ' ');

it('a preview that another tab made late says so once it is confirmed, and cannot be confirmed again', async () => {
  await choose({}, { problem: 'same_file', earlier });
  const button = screen.getByRole('button', { name: 'Importer 2 jours' });
  fireEvent.click(button);
  await waitFor(() =>
    expect(problem()).toBe(
      'Identique au fichier importé le 30 nov. 2026 par Léa. Rien à faire : ses jours sont là.',
    ),
  );
  expect(document.querySelector('.import-problem')).toBe(document.activeElement);
  expect(button).toHaveProperty('disabled', true);
});

it('a preview is read again once the imports of the campaign change', async () => {
  await choose({}, { problem: 'same_file', earlier });
  imports = [imported];
  expect(problem()).toBeUndefined();
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(problem()).toMatch(/^Identique au fichier/));
});

it.each([
  [
    { series: 1, rows: 2, counting: 1 },
    false,
    '1 de ses 2 jours compte encore : un import plus récent a remplacé les autres.',
  ],
  [
    { series: 1, rows: 2, counting: 0 },
    false,
    'mais ses jours ne comptent plus : un import plus récent les a remplacés.',
  ],
  [{ series: 1, rows: 1, counting: 1 }, true, 'Rien à faire : son total est dans la liste.'],
  [null, true, 'Rien à faire : son total est dans la liste.'],
  [
    { series: 1, rows: 1, counting: 0 },
    true,
    'mais son total ne compte plus : des jours, ou un total plus récent, sont importés.',
  ],
])('the same file says what holds of it: %o', async (counted, isTotal, said) => {
  await choose({ problem: 'same_file', isTotal, earlier: { ...earlier, counted } });
  expect(problem()).toContain(said);
  expect(problem()).not.toContain('ses jours sont là');
});

it('the same file with a campaign that was not imported from it says how to add it', async () => {
  await choose({ problem: 'same_file', earlier: { ...earlier, lacking: 1 } });
  expect(problem()).toMatch(
    /mais 1 campagne cochée n’en a pas été importée\. Pour l’ajouter, retirez l’import/,
  );
  expect(problem()).not.toContain('Rien à faire');
});

it('the same file says nothing of its days while no campaign is ticked', async () => {
  const series = preview.series.map((one) => ({ ...one, chosen: false }));
  await choose({ problem: 'same_file', earlier, series, chosen: { ...preview.chosen, days: 0 } });
  expect(problem()).toBe(
    'Identique au fichier importé le 30 nov. 2026 par Léa. Cochez ce que vous voulez en importer.',
  );
  expect(screen.getByRole('button', { name: t.choose })).toHaveProperty('disabled', true);
});

it('the cards under a refused file claim no import', async () => {
  const days = [
    { day: '2026-11-02', cost: 30, views: 900, plays: null, provisional: true, replaces: true },
    { day: '2026-11-03', cost: 30, views: 900, plays: null, provisional: true, replaces: false },
  ];
  const replaced = { days: 1, figure: 'cost' as const, before: 12, after: 20, key: '' };
  const cards = () =>
    document.querySelector('.import-cards')?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
  await choose({ days, replaced, problem: 'other_days', foreign: { days: 2, outside: 2 } });
  expect(cards()).toContain('Ce qui est coché30,00 €');
  expect(cards()).not.toMatch(/import|nouveau|[Rr]emplac|provisoire|prochaine fois/);
  cleanup();
  await choose({ days, replaced });
  expect(cards()).toMatch(/Ce qui sera importé30,00 €.*1 jour nouveau.*Remplace 1 jour.*prochaine fois/);
});

it('a file whose import was withdrawn says when, and by whom', async () => {
  const withdrawn = { withdrawnAt: '2026-11-30T10:00:00Z', withdrawnBy: 'Camille', counted: null };
  await choose({ earlier: { ...earlier, ...withdrawn } });
  expect(document.querySelector('.import-file')?.textContent).toContain(
    'importé le 30 nov. 2026 par Léa, puis retiré le 30 nov. 2026 par Camille.',
  );
  expect(screen.getByRole('button', { name: 'Importer 2 jours' })).toHaveProperty('disabled', false);
});

it('what is left out is said of weeks, of countries, and of rows that are added up', async () => {
  await choose({ problem: 'not_daily', series: [], left: { ...preview.left, longer: 4 } });
  expect(screen.queryByRole('heading', { name: t.series.title })).toBeNull();
  expect(left()).toContain('4 lignes d’une semaine ou plus');
  expect(left()).not.toContain('toutes les lignes sont lues');
  cleanup();
  await choose({ left: { ...preview.left, parts: 6 } });
  expect(left()).toContain('6 lignes de pays');
  cleanup();
  await choose({ merged: { rows: 6, into: 2 } });
  expect(left()).toMatch(
    /^Laissé de côtéRien : toutes les lignes sont lues.*6 lignes n’en font plus que 2 :/,
  );
});

it('the list says which imports a newer one replaced', async () => {
  const counted = [2, 1, 0].map((counting) => ({ series: 1, rows: 2, counting }));
  imports = counted.map((one, place) => ({ ...imported, id: `i${place}`, counted: one }));
  await choose({});
  const [all, partly, replaced] = [...document.querySelectorAll('.import-list li')].map(
    (one) => one.textContent,
  );
  expect(all).not.toMatch(/compte|Remplacé/);
  expect(partly).toMatch(/1 de ses 2 jours compte encore/);
  expect(replaced).toMatch(/Remplacé.: aucun de ses jours ne compte plus/);
  cleanup();
  imports = [{ ...imported, counted: { series: 2, rows: 4, counting: 2 } }];
  await choose({});
  expect(document.querySelector('.import-list li')?.textContent).toContain(
    '2 de ses 4 jours, comptés campagne par campagne, comptent encore',
  );
});

const amounts = () =>
  ['.import-sums', '.import-days', '.import-series']
    .map((card) => document.querySelector(card)?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' '))
    .join(' | ');

it('an amount has no currency before it is known, and the euros of a foreign one once its rate is', async () => {
  const replaced = { days: 1, figure: 'cost' as const, before: 12, after: 20, key: '' };
  await choose({ problem: 'currency', currency: null, replaced });
  expect(amounts()).toContain('30,00');
  expect(amounts()).not.toMatch(/€|12,00/);
  cleanup();
  await choose({ problem: 'rate', currency: 'USD', replaced });
  expect(amounts()).toContain('Ce qui est coché30,00 $US');
  expect(amounts()).not.toMatch(/€|12,00/);
  cleanup();
  await choose({ currency: 'USD', rate: 0.86, chosen: { ...preview.chosen, cost: 25.8 }, replaced });
  expect(amounts()).toContain('Ce qui sera importé25,80 €');
  expect(amounts()).toContain('Avant : 12,00 € ; maintenant : 20,00 €.');
  expect(document.querySelector('.import-file')?.textContent?.replaceAll('\u00a0', ' ')).toContain(
    '1 USD = 0,86 €',
  );
});

it('campaigns in several currencies are refused by name, each with its own amount and none with the sum', async () => {
  const [nova] = preview.series;
  if (!nova) throw new Error('A campaign was expected.');
  const series = [
    { ...nova, currencies: ['EUR'] },
    { ...nova, key: 'b'.repeat(12), name: 'Nova US', cost: 100, currencies: ['USD'] },
    { ...nova, key: 'c'.repeat(12), name: 'Nova UK', cost: 7, currencies: ['GBP'], chosen: false },
  ];
  await choose({ problem: 'currencies', currency: null, series });
  expect(screen.getByRole('alert').textContent).toContain('mélangent plusieurs devises (EUR, USD)');
  expect(amounts()).toContain('Ce qui est coché–');
  const rows = [...document.querySelectorAll('.import-series tbody tr')].map((row) =>
    row.textContent?.replaceAll('\u00a0', ' '),
  );
  expect(rows).toEqual([
    expect.stringContaining('30,00 €'),
    expect.stringContaining('100,00 $US'),
    expect.stringContaining('7,00 £GB'),
  ]);
});

it('replaced days of listeners are compared by their plays, and a figure that is gone is unknown', async () => {
  await choose({
    isAudience: true,
    replaced: { days: 1, figure: 'plays', before: 310, after: 290, key: '' },
  });
  expect(amounts()).toContain('Avant : 310 écoutes ou vues ; maintenant : 290 écoutes ou vues.');
  cleanup();
  await choose({ replaced: { days: 1, figure: 'cost', before: 12, after: null, key: '0f1e2d3c4b5a' } });
  expect(amounts()).toContain('Avant : 12,00 € ; maintenant : un chiffre inconnu.');
  // It has not fallen to nothing, and must be seen all the same.
  const box = screen.getByRole('checkbox', { name: t.days.lost });
  expect(box).toHaveProperty('checked', false);
  expect(screen.getByRole('button', { name: t.see })).toHaveProperty('disabled', true);
  fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: 'Importer 2 jours' }));
  const sent = () => vi.mocked(sendFile).mock.calls.map(([{ path }]) => path);
  await waitFor(() =>
    expect(sent()).toContainEqual(expect.stringMatching(/imports\?.*&replaces=0f1e2d3c4b5a$/)),
  );
  // Refused since the days have changed: the new preview must be looked at again.
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: t.days.lost })).toHaveProperty('checked', false),
  );
  cleanup();
  await choose({ replaced: { days: 1, figure: 'cost', before: 0, after: 0, key: '' } });
  expect(amounts()).toContain('Sans changement : 0,00 €.');
});

it('the sums of the list leave out what no report says, and keep a zero', async () => {
  const sum = () => document.querySelector('.import-list header p')?.textContent?.replaceAll('\u00a0', ' ');
  sums = { ...sums, days: 2, cost: null };
  await choose({});
  expect(sum()).toBe('900 vues sur 2 jours');
  cleanup();
  sums = { ...sums, cost: 0 };
  imports = [{ ...imported, currency: 'USD', rate: 0.86 }];
  await choose({});
  expect(sum()).toBe('0,00 € et 900 vues sur 2 jours');
  expect(document.querySelector('.import-list li')?.textContent).toMatch(/1.USD = 0,86.€/);
});

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.import-series input')];

it('two campaigns that are ticked before the file was read again are both chosen', async () => {
  const [one] = preview.series;
  if (!one) throw new Error('No campaign.');
  const series = ['b', 'c'].map((key) => ({ ...one, key: key.repeat(12), name: key, chosen: false }));
  await choose({ series });
  const asked: string[] = [];
  vi.mocked(sendFile).mockImplementation(({ path }) => {
    asked.push(new URLSearchParams(path.split('?')[1]).get('series') ?? '');
    return new Promise(() => {});
  });
  for (const place of [0, 1]) {
    fireEvent.click(boxes()[place] as HTMLInputElement);
    await waitFor(() => expect(boxes()[place]?.checked).toBe(true));
  }
  await waitFor(() => expect(asked.at(-1)).toBe(series.map(({ key }) => key).join()));
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
});

it('the button says why nothing can be imported yet', async () => {
  const label = () => document.querySelector('.import-foot button:last-child')?.textContent;
  const empty = { ...preview.chosen, days: 0 };
  const said: unknown[] = [];
  for (const read of [
    { problem: 'period' as const },
    { problem: 'not_daily' as const },
    { chosen: empty },
    { chosen: empty, isAudience: true },
    {},
  ]) {
    await choose(read);
    said.push(label());
    cleanup();
  }
  expect(said).toEqual([t.answer, t.nothing, t.choose, t.chooseTitle, 'Importer 2 jours']);
});

it('an unknown report lists its first columns, and its sentence ends in one point', async () => {
  const columns = ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'].map((name) => ({
    ...{ name, field: null, reason: null, first: '' },
  }));
  await choose({ problem: 'unknown', source: null, columns });
  expect(problem()).toContain('(nous y lisons Date, Libellé, Débit, Crédit…). Déposez');
});

it('the columns of listeners are those of titles', async () => {
  const column = { name: 'Vidéo', field: 'campaign' as const, reason: null, first: 'Onde' };
  await choose({ isAudience: true, columns: [column] });
  expect(document.querySelector('.import-columns tbody')?.textContent).toBe('VidéoTitreOnde');
});

it('a thousand campaigns are searched, and those that are found ticked at once', async () => {
  const [one] = preview.series;
  if (!one) throw new Error('No campaign.');
  const series = Array.from({ length: 1000 }, (_, at) => ({
    ...{ ...one, key: at.toString(16).padStart(12, '0'), chosen: at === 900 },
    name: `${at % 100 === 5 ? 'Éclats' : 'Velours'} ${at}`,
  }));
  await choose({ series });
  // The first ones, and the chosen one.
  expect(document.querySelectorAll('.import-series tbody tr')).toHaveLength(41);
  const state = () => screen.getByText(/^Choix/).textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(state()).toMatch(/^Choix : 1 sur 1 000\. Pas plus de 300 à la fois/);
  expect(screen.getByRole('checkbox', { name: /^Tout cocher/ })).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'eclats' } });
  expect(document.querySelectorAll('.import-series tbody tr')).toHaveLength(10);
  vi.mocked(sendFile).mockImplementation(() => new Promise(() => {}));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Cocher tout ce qui est trouvé (10)' }));
  await waitFor(() => expect(state()).toBe('Choix : 11 sur 1 000.'));
  const sent = vi.mocked(sendFile).mock.lastCall?.[0].path ?? '';
  expect(new URLSearchParams(sent.split('?')[1]).get('series')?.split(',')).toHaveLength(11);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nuit' } });
  expect(document.querySelector('.import-series')?.textContent).toContain(t.series.notFound);
  // Nothing that could be ticked.
  expect(document.querySelectorAll('.import-series input[type=checkbox]')).toHaveLength(0);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: /lignes de plus$/ }));
  expect(document.querySelectorAll('.import-series tbody tr')).toHaveLength(1000);
}, 30_000);
