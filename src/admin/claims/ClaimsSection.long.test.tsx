import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type Call, refusal, serve } from '../../../tests/fake-api.ts';
import {
  inNarrowWindow,
  openScreen,
  said,
  sectionRoute,
  texts,
} from '../../../tests/screens/admin-screen.tsx';
import { pageOf, tide } from '../../../tests/screens/media-section.tsx';
import type { ClaimDto, ClaimRegister } from '../../contracts/claim.ts';
import { fill } from '../../i18n/format.ts';
import { ClaimsSection } from './ClaimsSection.tsx';

const t = texts.claims;
const ROOT = '/dashboard/content/claims';
const words = (text: string) => ({ fr: text, en: `${text} en`, es: `${text} es`, pt: `${text} pt` });
const claimOf = (id: string, value: number, changes: Partial<ClaimDto> = {}): ClaimDto => ({
  id,
  custom: false,
  figures: [{ name: 'value', unit: 'count', value, label: '' }],
  upwards: true,
  label: words('pays touchés'),
  scope: null,
  basis: null,
  checkedBy: null,
  checkedAt: null,
  validUntil: null,
  withdrawnAt: null,
  state: 'unconfirmed',
  rivals: [],
  shown: false,
  places: ['/'],
  followers: [],
  version: 0,
  ...changes,
});
const sides = [
  claimOf('views-home', 50_000_000, {
    label: words('vues générées'),
    state: 'contradicted',
    rivals: ['views-services'],
    basis: { kind: 'link', text: words('Export'), url: 'https://example.com/e', file: null },
  }),
  claimOf('views-services', 150_000_000, {
    label: words('vues générées'),
    state: 'contradicted',
    rivals: ['views-home'],
    places: ['/youtube-ads', '/meta-ads'],
  }),
];
const countries = claimOf('countries', 25);
const register = (items: ClaimDto[] = [...sides, countries]): ClaimRegister => ({
  items,
  demo: false,
  coverage: { judged: 3, inside: 2, withoutResult: 1, least: 20 },
});

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let calls: Call[];
function open(address = ROOT, answers: Record<string, (call: Call) => Answer> = {}, items?: ClaimDto[]) {
  calls = serve({ 'GET /claims': () => ({ data: register(items) }), ...answers });
  return openScreen(sectionRoute(<ClaimsSection tabs={false} />), address);
}
const sent = (method: string) =>
  calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);

describe('the register', () => {
  it('shows both sides of a contradiction with their places and bases, before everything else', async () => {
    open();
    const panel = within(await screen.findByRole('region', { name: /vues générées/ }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `50M+${t.places['/']}vues généréesExport${fill(t.rivals.keep, { value: '50M+' })}`,
      `150M+${t.places['/youtube-ads']}, ${t.places['/meta-ads']}vues générées${t.rivals.noBasis}${fill(t.rivals.keep, { value: '150M+' })}`,
    ]);
    const [, first] = screen.getAllByRole('row');
    expect(first?.textContent).toContain('50M+ / 150M+');
    expect(first?.textContent).toContain(t.states.contradicted);
  });

  it('lists the pages that show a claim', async () => {
    open(ROOT, {}, [claimOf('independent', 60, { places: ['/', '/faq'] })]);
    await screen.findByText(`${t.places['/']}, ${t.places['/faq']}`);
  });

  it('shows one segment, with the counts of all, and writes it to the address', async () => {
    const { address } = open();
    const segment = await screen.findByRole('button', { name: `${t.segments.toConfirm} 1` });
    screen.getByRole('button', { name: `${t.segments.all} 2` });
    fireEvent.click(segment);
    expect(address()).toBe(`${ROOT}?state=toConfirm`);
    expect(screen.queryByRole('region', { name: /vues générées/ })).toBeNull();
    expect(segment.getAttribute('aria-pressed')).toBe('true');
  });

  it('says that a segment has no claims, and links to all claims', async () => {
    const { address } = open(`${ROOT}?state=expired`);
    await screen.findByText(t.none.text);
    fireEvent.click(screen.getByRole('button', { name: t.none.all }));
    expect(address()).toBe(ROOT);
  });

  it('names the labels of both sides when claims about one subject are worded differently on different pages', async () => {
    const [home, services] = sides as [ClaimDto, ClaimDto];
    open(ROOT, {}, [home, { ...services, label: words('vues obtenues') }]);
    await screen.findByRole('heading', { name: /vues générées \/ vues obtenues$/ });
    const [, first] = screen.getAllByRole('row');
    expect(first?.textContent).toContain('vues générées / vues obtenues');
  });

  it('lists the claims as cards on a phone, contradictions included', async () => {
    inNarrowWindow();
    open();
    const list = await screen.findByRole('list', { name: t.title });
    expect(list.textContent).toContain('50M+ / 150M+');
    within(list).getByRole('button', { name: fill(t.rivals.keep, { value: '150M+' }) });
  });
});

describe('a contradiction', () => {
  it('is settled by keeping one figure, and the register shows the result', async () => {
    const kept = { ...sides[0], state: 'unconfirmed', rivals: [] } as ClaimDto;
    open(ROOT, { 'POST /claims/settle': () => ({ data: register([kept, countries]) }) });
    fireEvent.click(await screen.findByRole('button', { name: fill(t.rivals.keep, { value: '50M+' }) }));
    await screen.findByText(said(fill(t.rivals.kept, { value: '50M+' })));
    expect(sent('POST')).toEqual([['/claims/settle', { way: 'keep', id: 'views-home' }]]);
    expect(screen.queryByRole('region', { name: /vues générées/ })).toBeNull();
  });

  it('is shown again when the choice of a figure is undone', async () => {
    const [home, services] = sides as [ClaimDto, ClaimDto];
    const { id, figures, upwards, places } = services;
    const followers = figures.map((figure) => ({ id, figure, upwards, places }));
    const kept: ClaimDto = { ...home, state: 'unconfirmed', rivals: [], version: 4, followers };
    open(ROOT, {
      'POST /claims/settle': () => ({ data: register([kept, countries]) }),
      'POST /claims/views-home/split': () => ({ data: register([...sides, countries]) }),
    });
    fireEvent.click(await screen.findByRole('button', { name: fill(t.rivals.keep, { value: '50M+' }) }));
    fireEvent.click(await screen.findByRole('button', { name: texts.common.cancel }));
    await screen.findByRole('region', { name: /vues générées/ });
    expect(sent('POST').at(-1)).toEqual(['/claims/views-home/split', { version: 4 }]);
  });

  it('is settled by hiding both claims, and links to the form of each', async () => {
    const { address } = open(ROOT, { 'POST /claims/settle': () => ({ data: register([countries]) }) });
    fireEvent.click(await screen.findByRole('link', { name: fill(t.rivals.wordsOf, { value: '150M+' }) }));
    expect(address()).toBe(`${ROOT}/views-services`);
    await screen.findByRole('dialog');
    cleanup();
    open(ROOT, { 'POST /claims/settle': () => ({ data: register([countries]) }) });
    fireEvent.click(await screen.findByRole('button', { name: t.rivals.none }));
    await screen.findByText(t.rivals.noneDone);
    expect(sent('POST')).toEqual([['/claims/settle', { way: 'none', id: 'views-home' }]]);
  });

  it('shows the error when settling fails', async () => {
    open(ROOT, { 'POST /claims/settle': () => refusal(409, 'Ce chiffre n’est plus contredit.') });
    fireEvent.click(await screen.findByRole('button', { name: t.rivals.none }));
    await screen.findByText('Ce chiffre n’est plus contredit.');
  });
});

describe('the form', () => {
  const form = async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: t.form.save });
    return dialog;
  };

  it('has a text field for the proof below the choice of its kind, and shows the French texts beside those of another language', async () => {
    open(`${ROOT}/countries`);
    const dialog = await form();
    const kind = dialog.getByLabelText(t.form.basis);
    fireEvent.change(kind, { target: { value: 'text' } });
    const proof = dialog.getByLabelText(new RegExp(`^${t.form.basisText}`));
    expect(kind.compareDocumentPosition(proof) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.change(proof, { target: { value: 'Export du 3 mars' } });
    fireEvent.click(dialog.getByRole('radio', { name: /^EN/ }));
    const french = dialog.getByText('Export du 3 mars', { selector: '.source-text *' });
    fireEvent.click(
      within(french.closest('.source-text') as HTMLElement).getByRole('button', {
        name: new RegExp(`^${texts.editing.copyFrench}`),
      }),
    );
    expect(dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${t.form.basisText}`)).value).toBe(
      'Export du 3 mars',
    );
  });

  it('saves and confirms a claim with its last day', async () => {
    const { address } = open(`${ROOT}/countries`, {
      'PUT /claims/countries': () => ({ data: { ...countries, version: 1 } }),
      'POST /claims/countries/confirm': () => ({ data: { ...countries, version: 2, state: 'confirmed' } }),
    });
    const dialog = await form();
    const confirm = dialog.getByRole('button', { name: t.form.confirm });
    fireEvent.click(confirm);
    await dialog.findByText(t.form.untilMissing);
    expect(sent('PUT')).toEqual([]);
    fireEvent.change(dialog.getByLabelText(t.form.until), { target: { value: '2099-06-30' } });
    fireEvent.change(dialog.getByLabelText(new RegExp(`^${t.form.value}`)), { target: { value: '30' } });
    fireEvent.click(confirm);
    await screen.findByText(said(fill(t.form.confirmed, { claim: '25+ pays touchés' })));
    expect(sent('PUT')).toMatchObject([
      ['/claims/countries', { values: { value: 30 }, version: 0, basis: null, label: words('pays touchés') }],
    ]);
    expect(sent('POST')).toEqual([['/claims/countries/confirm', { version: 1, validUntil: '2099-06-30' }]]);
    await waitFor(() => expect(address()).toBe(ROOT));
  });

  it('switches to the language of a missing text', async () => {
    open(`${ROOT}/countries`, {
      'PUT /claims/countries': () =>
        refusal(422, 'Certains champs sont à corriger.', { 'scope.es': 'Écrivez ce texte.' }),
    });
    const dialog = await form();
    fireEvent.change(dialog.getByLabelText(`${t.form.scope} (FR)`), { target: { value: 'depuis 2021' } });
    fireEvent.click(dialog.getByRole('button', { name: t.form.save }));
    await dialog.findByText('Écrivez ce texte.');
    dialog.getByLabelText(`${t.form.scope} (ES) *`);
  });

  it('refuses a figure that is no number, and keeps the typed text', async () => {
    open(`${ROOT}/countries`);
    const dialog = await form();
    const value = dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${t.form.value}`));
    fireEvent.change(value, { target: { value: 'vingt' } });
    fireEvent.click(dialog.getByRole('button', { name: t.form.save }));
    await dialog.findByText(t.form.number);
    expect([value.value, sent('PUT')]).toEqual(['vingt', []]);
  });

  it('adds a figure in percent', async () => {
    open(`${ROOT}/new`, {
      'POST /claims': ({ body }) => ({
        data: { ...countries, ...(body as object), id: 'x', figures: countries.figures },
      }),
    });
    const dialog = await form();
    fireEvent.change(dialog.getByLabelText(t.form.unit), { target: { value: 'percent' } });
    const label = said(fill(t.form.percent, { label: t.form.value }));
    fireEvent.change(
      dialog.getByLabelText((name) => said(name).startsWith(label)),
      { target: { value: '12,5' } },
    );
    fireEvent.click(dialog.getByRole('button', { name: t.form.save }));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    expect(sent('POST')).toMatchObject([['/claims', { unit: 'percent', values: { value: 0.125 } }]]);
  });

  it('hides a claim from the pages', async () => {
    open(`${ROOT}/countries`, {
      'POST /claims/countries/withdraw': () => ({ data: { ...countries, state: 'withdrawn' } }),
    });
    fireEvent.click((await form()).getByRole('button', { name: t.form.withdraw }));
    await screen.findByText(said(fill(t.form.withdrawn, { claim: '25+ pays touchés' })));
    expect(sent('POST')).toEqual([['/claims/countries/withdraw', { version: 0 }]]);
  });

  it('splits a settled contradiction again', async () => {
    const figure = { name: 'value', unit: 'count' as const, value: 150_000_000, label: '' };
    const follower = { id: 'views-services', figure, upwards: true, places: ['/meta-ads'] };
    const kept = claimOf('views-home', 50_000_000, { followers: [follower], version: 3 });
    open(`${ROOT}/views-home`, { 'POST /claims/views-home/split': () => ({ data: register() }) }, [kept]);
    const dialog = await form();
    const part = dialog.getByRole('region', { name: t.form.followers });
    expect(within(part).getByRole('listitem').textContent).toBe(`150M+ ${t.places['/meta-ads']}`);
    fireEvent.click(within(part).getByRole('button', { name: t.form.split }));
    await screen.findByText(said(fill(t.form.splitDone, { value: '50M+' })));
    expect(sent('POST')).toEqual([['/claims/views-home/split', { version: 3 }]]);
    await screen.findByRole('region', { name: /vues générées/ });
  });

  it('accepts a picture of the library as the basis, and the register links to it', async () => {
    const answers = {
      'GET /media': () => ({ data: pageOf([tide]) }),
      'GET /media/m1': () => ({ data: tide }),
      'PUT /claims/countries': () => ({ data: { ...countries, version: 1 } }),
    };
    open(`${ROOT}/countries`, answers);
    const dialog = await form();
    fireEvent.change(dialog.getByLabelText(t.form.basis), { target: { value: 'file' } });
    const field = dialog.getByRole('group', { name: t.form.file });
    fireEvent.click(within(field).getByRole('button', { name: texts.media.picker.choose }));
    const library = await screen.findByRole('dialog', { name: texts.media.picker.title });
    fireEvent.click(await within(library).findByRole('button', { name: /maree/ }));
    fireEvent.click(dialog.getByRole('button', { name: t.form.save }));
    await waitFor(() =>
      expect(sent('PUT')).toMatchObject([['/claims/countries', { basis: { kind: 'file', file: 'm1' } }]]),
    );
    cleanup();
    const basis = { kind: 'file' as const, text: words('Export'), url: null, file: 'm1' };
    open(ROOT, {}, [claimOf('countries', 25, { basis })]);
    const link = await screen.findByRole('link', { name: 'Export' });
    expect(link.getAttribute('href')).toBe('/dashboard/media/m1');
  });

  it('says that a claim no longer exists', async () => {
    open(`${ROOT}/gone`);
    await screen.findByText(t.form.missing);
  });
});
