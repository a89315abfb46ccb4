import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  admin,
  card,
  inParts,
  open,
  review,
  serveReviews,
  t,
} from '../../../tests/screens/reviews-section.tsx';
import type { InvitationDto, NewInvitation } from '../../contracts/reviews/review-invitation.ts';
import { fill } from '../../i18n/format.ts';

const words = t.links;
const link = (code: string, values: Partial<NewInvitation> = {}): NewInvitation => ({
  id: code,
  code,
  url: `https://agence.exemple/review/${code}`,
  client: `Client ${code}`,
  campaign: null,
  campaignDeleted: false,
  state: 'open',
  createdAt: '2026-11-01T10:00:00Z',
  expiresAt: '2026-12-01T10:00:00Z',
  usedAt: null,
  mailedAt: null,
  mailKept: false,
  reviewId: null,
  reward: 'none',
  ...values,
});
const pageOf = (...items: InvitationDto[]) => ({
  data: { items, total: items.length, page: 1, pageSize: 25 },
});
const made = 'https://agence.exemple/review/ABCD2345';
const serve = (more: Parameters<typeof serveReviews>[1] = {}) =>
  serveReviews([review('a')], {
    'GET /review-invitations': () => pageOf(link('ABCD2345')),
    'POST /review-invitations': () => ({ data: link('ABCD2345') }),
    ...more,
  });
const drawer = async () => within(await screen.findByRole('dialog', { name: words.title }));
const field = async (label: string) =>
  (await drawer()).findByLabelText<HTMLInputElement>(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`));
const create = async () => fireEvent.click((await drawer()).getByRole('button', { name: words.create }));

let written: string[];
let refuse: boolean;
beforeEach(() => {
  written = [];
  refuse = false;
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (refuse) throw new DOMException('denied', 'NotAllowedError');
    written.push(text);
  });
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the drawer opens over the list, keeps its filters in the address, and closes with Escape', async () => {
  serve();
  const at = open('/dashboard/reviews?rating=4');
  await card('a');
  fireEvent.click(screen.getByRole('link', { name: 'Générer un lien d’avis' }));
  expect(at.address()).toBe('/dashboard/reviews/links?rating=4');
  await drawer();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(at.address()).toBe('/dashboard/reviews?rating=4'));
});

it('the form creates a link for a client and copies it', async () => {
  const calls = serve();
  open('/dashboard/reviews/links');
  fireEvent.change(await field(words.client), { target: { value: ' Nova ' } });
  expect((await field(words.days)).value).toBe('30');
  fireEvent.change(await field(words.days), { target: { value: '14' } });
  await create();
  await screen.findByText(words.copied);
  expect(written).toEqual([made]);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    client: 'Nova',
    reward: 'none',
    days: 14,
  });
  expect((await field('Lien pour Client ABCD2345')).value).toBe(made);
  expect((await field(words.client)).value).toBe('');
  await waitFor(() =>
    expect(calls.filter(({ path }) => path.startsWith('/review-invitations?'))).toHaveLength(2),
  );
});

it('the form selects the address of the link when the browser refuses to copy it', async () => {
  refuse = true;
  serve();
  open('/dashboard/reviews/links');
  fireEvent.change(await field(words.client), { target: { value: 'Nova' } });
  await create();
  const page = await drawer();
  expect((await page.findByRole('alert')).textContent).toBe(words.refused);
  const input = await field('Lien pour Client ABCD2345');
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, made.length]);
  expect(screen.queryByText(words.copied)).toBeNull();
});

it('the form creates a link for a campaign that is found by its artist', async () => {
  const campaign = {
    id: 'c1',
    artist: 'Nova',
    platform: 'youtube',
    startsOn: '2026-11-02',
    endsOn: '2026-11-30',
    budget: 1500,
    status: 'finished',
  };
  const running = { ...campaign, id: 'c2', status: 'active' };
  const found: Record<string, object[]> = {
    '/campaigns?q=Nov&status=active': [running],
    '/campaigns?q=Nov&status=finished': [campaign],
  };
  const calls = serve({
    'GET /campaigns': ({ path }) => ({
      data: { items: found[path] ?? [], total: 0, page: 1, pageSize: 25 },
    }),
  });
  open('/dashboard/reviews/links');
  fireEvent.click(await (await drawer()).findByLabelText(words.forCampaign));
  await screen.findByText(words.noCampaign);
  fireEvent.change(screen.getByLabelText(words.searchCampaign), { target: { value: 'Nov' } });
  const described = /Nova.*YouTube · 2.*30 nov\. 2026 · 1\s500\s€$/;
  fireEvent.click(await screen.findByRole('radio', { name: described }));
  // A review is about a campaign that has ended, or at least begun.
  const offered = screen.getAllByRole('radio', { name: /^Nova/ });
  expect(offered.map((radio) => radio.closest('.links-campaign')?.textContent?.endsWith('En cours'))).toEqual(
    [false, true],
  );
  expect(calls.some(({ path }) => path === '/campaigns?q=Nov&status=planned')).toBe(false);
  await create();
  await screen.findByText(words.copied);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    campaignId: 'c1',
    reward: 'none',
    days: 30,
  });
});

it('the form stores that the review is rewarded, and the list shows it', async () => {
  const calls = serve({
    'GET /review-invitations': () => pageOf(link('ABCD2345', { reward: 'given' })),
  });
  open('/dashboard/reviews/links');
  fireEvent.change(await field(words.client), { target: { value: 'Nova' } });
  fireEvent.click(screen.getByRole('checkbox', { name: words.reward }));
  await create();
  await screen.findByText(words.copied);
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ reward: 'given' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: words.reward }).checked).toBe(false);
  expect(screen.getByText(words.rewarded)).toBeDefined();
});

it('the form offers no campaigns to a moderator, who may not see campaigns', async () => {
  const calls = serve({
    'GET /auth/me': () => ({ data: { id: 'u2', email: 'm@agence.fr', role: 'moderator' } }),
  });
  open('/dashboard/reviews/links');
  await field(words.client);
  await waitFor(() => expect(calls.some(({ path }) => path === '/auth/me')).toBe(true));
  expect(screen.queryByText(words.forCampaign)).toBeNull();
  expect(calls.some(({ path }) => path.startsWith('/campaigns'))).toBe(false);
});

it('the form shows the server’s messages at the fields, and sends text that is not a number unchanged', async () => {
  const calls = serve({
    'POST /review-invitations': () => ({
      status: 422,
      message: 'Certains champs sont à corriger.',
      fields: { client: 'Indiquez un client.', days: 'De 1 à 365 jours.' },
    }),
  });
  open('/dashboard/reviews/links');
  fireEvent.change(await field(words.days), { target: { value: 'bientôt' } });
  await create();
  expect(await screen.findAllByText('Indiquez un client.')).toHaveLength(1);
  expect(screen.queryByText('Certains champs sont à corriger.')).toBeNull();
  expect((await field(words.client)).getAttribute('aria-invalid')).toBe('true');
  expect((await field(words.days)).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('De 1 à 365 jours.')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reward: 'none', days: 'bientôt' });
  expect(written).toEqual([]);
});

describe('the list of links', () => {
  const all = [
    link('AAAA2222'),
    link('BBBB2222', { state: 'used', usedAt: '2026-11-05T10:00:00Z', reviewId: 'a' }),
    link('CCCC2222', { state: 'expired' }),
    link('DDDD2222', { state: 'revoked' }),
  ];
  const row = async (code: string) =>
    within((await (await drawer()).findByText(`Client ${code}`)).closest('li') as HTMLElement);

  it('shows the state of each link, and offers only the actions that remain', async () => {
    serve({ 'GET /review-invitations': () => pageOf(...all) });
    const at = open('/dashboard/reviews/links');
    const states = ['open', 'used', 'expired', 'revoked'] as const;
    for (const [index, state] of states.entries()) {
      const shown = await row(all[index]?.code ?? '');
      expect(shown.getByText(words.states[state])).toBeDefined();
      expect(shown.queryAllByRole('button')).toHaveLength(state === 'open' ? 3 : 0);
    }
    fireEvent.click((await row('BBBB2222')).getByRole('link', { name: words.review }));
    expect(at.address()).toBe('/dashboard/reviews?id=a');
    await card('a');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const nova = {
    ...{ id: 'c 1', artist: 'Nova', platform: 'youtube' as const },
    ...{ startsOn: '2026-11-02', endsOn: '2026-11-30' },
  };

  it('shows the campaign of each link, or that the link has no campaign', async () => {
    const bound = link('BBBB2222', { campaign: nova });
    const orphan = link('CCCC2222', { campaignDeleted: true });
    serve({ 'GET /review-invitations': () => pageOf(link('AAAA2222'), bound, orphan) });
    open('/dashboard/reviews/links');
    (await row('AAAA2222')).getByText(words.noneBound);
    (await row('CCCC2222')).getByText(words.campaignDeleted);
    const campaign = await (await row('BBBB2222')).findByRole('link', { name: 'Nova' });
    expect(campaign.getAttribute('href')).toBe('/dashboard/campaigns/c%201');
    expect(campaign.parentElement?.textContent).toMatch(/^Campagne Nova · YouTube · 2.*30 nov\. 2026$/);
  });

  it('names the campaign to a moderator without a link to it', async () => {
    const calls = serve({
      'GET /auth/me': () => ({ data: { id: 'u2', email: 'm@agence.fr', role: 'moderator' } }),
      'GET /review-invitations': () => pageOf(link('BBBB2222', { campaign: nova })),
    });
    open('/dashboard/reviews/links');
    const shown = await row('BBBB2222');
    await waitFor(() => expect(calls.some(({ path }) => path === '/auth/me')).toBe(true));
    expect(shown.getByText('Nova').closest('p')?.textContent).toMatch(/Campagne Nova · YouTube/);
    expect(shown.queryByRole('link')).toBeNull();
  });

  it('makes a new link only after the confirmation, copies it, and shows it once', async () => {
    const calls = serve({
      'GET /review-invitations': () => pageOf(...all),
      'POST /review-invitations/AAAA2222/link': () => ({
        data: link('AAAA2222', { url: 'https://agence.exemple/review/NEWC2222' }),
      }),
    });
    open('/dashboard/reviews/links');
    const renew = fill(words.renewOf, { name: 'Client AAAA2222' });
    const shown = await row('AAAA2222');
    fireEvent.click(shown.getByRole('button', { name: renew }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    refuse = true;
    fireEvent.click(screen.getByRole('button', { name: words.renewConfirm }));
    const input = await shown.findByRole<HTMLInputElement>('textbox');
    expect(input.value).toBe('https://agence.exemple/review/NEWC2222');
    await waitFor(() => expect(document.activeElement).toBe(input));
    refuse = false;
    fireEvent.click(shown.getByRole('button', { name: words.copy }));
    await screen.findByText(words.copied);
    expect(written).toEqual(['https://agence.exemple/review/NEWC2222']);
  });

  it('revokes a link only after the confirmation', async () => {
    let revoked = false;
    const calls = serve({
      'GET /review-invitations': () => pageOf(link('AAAA2222', { state: revoked ? 'revoked' : 'open' })),
      'DELETE /review-invitations/AAAA2222': () => {
        revoked = true;
        return { data: link('AAAA2222', { state: 'revoked' }) };
      },
    });
    open('/dashboard/reviews/links');
    const revoke = fill(words.revokeOf, { name: 'Client AAAA2222' });
    fireEvent.click((await row('AAAA2222')).getByRole('button', { name: revoke }));
    expect(screen.getByText(inParts(fill(words.revokeQuestion, { name: 'Client AAAA2222' })))).toBeDefined();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: words.revokeConfirm }));
    await screen.findByText(words.revoked);
    expect(await (await row('AAAA2222')).findByText(words.states.revoked)).toBeDefined();
  });

  it('says why a link could not be revoked', async () => {
    serve({
      'GET /review-invitations': () => pageOf(link('AAAA2222')),
      'DELETE /review-invitations/AAAA2222': () => ({ status: 409, message: 'Ce lien a déjà servi.' }),
    });
    open('/dashboard/reviews/links');
    fireEvent.click(
      (await row('AAAA2222')).getByRole('button', {
        name: fill(words.revokeOf, { name: 'Client AAAA2222' }),
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: words.revokeConfirm }));
    await screen.findByText('Ce lien a déjà servi.');
  });

  it('can be filtered by state, and says when no link has the state', async () => {
    const calls = serve({
      'GET /review-invitations': ({ path }) => (path.includes('state=used') ? pageOf() : pageOf(...all)),
    });
    open('/dashboard/reviews/links');
    await row('AAAA2222');
    fireEvent.change(screen.getByLabelText(words.state), { target: { value: 'used' } });
    await screen.findByText(words.noneOfState);
    expect(calls.at(-1)?.path).toBe('/review-invitations?page=1&pageSize=25&state=used');
  });

  it('shows why loading failed, loads again on demand, and says when there are no links', async () => {
    let broken = true;
    serve({
      'GET /review-invitations': () =>
        broken ? { status: 503, message: 'Le service redémarre.' } : pageOf(),
    });
    open('/dashboard/reviews/links');
    await screen.findByText('Le service redémarre.');
    broken = false;
    fireEvent.click((await drawer()).getByRole('button', { name: admin.common.retry }));
    await screen.findByText(words.none);
  });
});

it('without a mail server, a link with an address says in its form and in its row that no mail is sent', async () => {
  const kept = link('WXYZ2345', { mailedAt: '2026-11-26T10:00:00Z', mailKept: true });
  serve({
    'POST /review-invitations': () => ({ data: kept }),
    'GET /review-invitations': () => pageOf(kept),
  });
  open('/dashboard/reviews/links');
  fireEvent.change(await field(words.client), { target: { value: 'Nova' } });
  fireEvent.change(await field(words.mail), { target: { value: 'lea@label.exemple' } });
  fireEvent.click((await drawer()).getByRole('button', { name: words.createAndSend }));
  await screen.findByText(inParts(fill(words.kept, { email: 'lea@label.exemple' })));
  await screen.findByText(new RegExp(words.keptOn));
  expect(written).toEqual([kept.url]);
  expect(screen.queryByText(new RegExp(words.mailedOn))).toBeNull();
});

it('a link with an address is sent in the chosen language and not copied, and an open link can be sent from its row', async () => {
  const calls = serve({
    'POST /review-invitations': () => ({ data: link('WXYZ2345', { mailedAt: '2026-11-26T10:00:00Z' }) }),
    'POST /review-invitations/ABCD2345/mail': () => ({ data: link('ABCD2345') }),
  });
  open('/dashboard/reviews/links');
  fireEvent.change(await field(words.client), { target: { value: 'Nova' } });
  fireEvent.change(await field(words.mail), { target: { value: 'lea@label.exemple' } });
  fireEvent.change((await drawer()).getAllByLabelText(words.mailLocale)[0] as HTMLElement, {
    target: { value: 'pt' },
  });
  fireEvent.click((await drawer()).getByRole('button', { name: words.createAndSend }));
  await screen.findByText(/lea@label\.exemple/);
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    client: 'Nova',
    mail: { email: 'lea@label.exemple', locale: 'pt' },
  });
  expect(written).toEqual([]);
  const sendOf = fill(words.sendOf, { name: 'Client ABCD2345' });
  fireEvent.click(await (await drawer()).findByRole('button', { name: sendOf }));
  fireEvent.change(
    (await drawer()).getAllByLabelText<HTMLInputElement>(new RegExp(`^${words.email}`)).at(-1) as HTMLElement,
    { target: { value: 'nova@label.exemple' } },
  );
  fireEvent.click((await drawer()).getByRole('button', { name: words.sendNow }));
  await screen.findByText(/nova@label\.exemple/);
  expect(calls.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
    path: '/review-invitations/ABCD2345/mail',
    body: { email: 'nova@label.exemple', locale: 'fr' },
  });
});
