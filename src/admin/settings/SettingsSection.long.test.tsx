import { notifications } from '@mantine/notifications';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { admin, open } from '../../../tests/screens/settings-section.tsx';
import { company, costs, mail } from '../../../tests/settings-answers.ts';
import type { CostsDto } from '../../contracts/settings/costs.ts';
import { adminSettings as t } from '../../i18n/dictionaries/admin-settings/fr.ts';
import { fill, formatCostRange } from '../../i18n/format.ts';

// On a busy machine, loading a page's chunk takes longer than the default timeout of one second.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });
const me = { id: 'me', email: 'boss@example.com', name: '', role: 'admin', duty: null, passkey: false };

interface Call {
  method: string;
  path: string;
  body: unknown;
}
type Answer = { status?: number; data?: unknown; message?: string; fields?: Record<string, string> };
let calls: Call[];
let answers: Record<string, (call: Call) => Answer>;
const sent = (method: string) => calls.filter((call) => call.method === method);

beforeEach(() => {
  calls = [];
  answers = {
    'GET /auth/me': () => ({ data: me }),
    'GET /auth/sessions': () => ({ data: [] }),
    'GET /auth/passkeys': () => ({ data: [] }),
    'GET /settings/access': () => ({
      data: { version: 0, secondFactorRequired: false, secondFactorForAdmins: false },
    }),
    'GET /settings/costs/versions': () => ({
      data: [{ version: 1, origin: 'typed', createdAt: null, by: null, simulations: 12 }],
    }),
    'GET /mails': () => ({ data: { counts: { waiting: 0, sent: 2, dead: 0 }, items: [] } }),
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path: address.replace('/api', ''),
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    };
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`]?.(call);
    if (!answer) throw new Error(`unexpected ${call.method} ${call.path}`);
    const { status = 200, data, message, fields } = answer;
    return Response.json(
      status < 400 ? { success: true, data } : { success: false, message, fields, requestId: 'r' },
      { status },
    );
  });
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

/** Replaces no-break spaces by spaces, as the queries of Testing Library do. */
const shown = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const lowCost = () =>
  screen.findByLabelText<HTMLInputElement>(fill(t.costs.min, { type: 'Notoriété', region: 'Europe' }));
const highCost = () =>
  screen.getByLabelText<HTMLInputElement>(fill(t.costs.max, { type: 'Notoriété', region: 'Europe' }));

it('the section shows every page to an administrator, and only the account page to a moderator', async () => {
  await open();
  const nav = await screen.findByRole('navigation', { name: t.tabs.label });
  expect(within(nav).getAllByRole('link')).toHaveLength(10);
  cleanup();
  answers['GET /auth/me'] = () => ({ data: { ...me, role: 'moderator' } });
  await open('/team');
  await screen.findByRole('heading', { name: admin.account.passwordTitle });
  expect(screen.queryByRole('navigation', { name: t.tabs.label })).toBeNull();
  expect(calls.map(({ path }) => path)).not.toContain('/accounts');
});

it('a change of the colour scheme adds no style element, which the CSP would block', async () => {
  answers['GET /auth/me'] = () => ({ data: { ...me, role: 'moderator' } });
  answers['GET /auth/second-factor'] = () => ({ data: { on: false, since: null, recoveryCodes: 0 } });
  await open();
  fireEvent.click(await screen.findByRole('radio', { name: admin.shell.dark }));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
  expect(document.head.querySelectorAll('[data-mantine-disable-transition]')).toHaveLength(0);
});

it('WordPress is only in the rail: its settings page is not a tab, and links to the section', async () => {
  answers['GET /settings/wordpress'] = () => ({
    data: { version: 0, url: '', username: '', appPassword: { set: false, hint: null } },
  });
  await open('/wordpress');
  const link = await screen.findByRole('link', { name: t.sources.blogSync });
  expect(link.getAttribute('href')).toBe('/dashboard/wordpress');
  const nav = screen.getByRole('navigation', { name: t.tabs.label });
  expect(within(nav).queryByText(/WordPress/)).toBeNull();
});

it('the costs of a column are shown with the same number of decimals', async () => {
  answers['GET /settings/costs'] = () => ({ data: costs(1) });
  await open('/costs');
  await lowCost();
  const values = () =>
    [...document.querySelectorAll<HTMLInputElement>('.settings-cost')].map(({ value }) => value);
  expect(new Set(values().map((value) => value.split(',')[1]?.length))).toEqual(new Set([3]));
  fireEvent.click(screen.getByRole('tab', { name: /^Meta/ }));
  expect(new Set(values().map((value) => value.split(',')[1]?.length))).toEqual(new Set([2]));
});

it('a settings form saves the typed values with the version that was loaded, and says so', async () => {
  answers['GET /settings/company'] = () => ({ data: company });
  answers['PUT /settings/company'] = ({ body }) => ({ data: { ...(body as object), version: 1 } });
  await open('/company');
  const brand = await screen.findByRole('textbox', { name: t.company.fields.brand });
  expect(button(admin.common.save).disabled).toBe(true);
  type(brand, 'Écho');
  type(screen.getByRole('textbox', { name: `${t.company.fields.legalForm} (anglais)` }), 'a company');
  expect(screen.getByText(admin.common.form.unsaved)).toBeDefined();
  fireEvent.click(button(admin.common.save));
  await screen.findByText(t.company.saved);
  expect(sent('PUT')).toEqual([
    {
      method: 'PUT',
      path: '/settings/company',
      body: {
        ...company,
        brand: 'Écho',
        legalForm: { ...company.legalForm, en: 'a company' },
        version: 0,
      },
    },
  ]);
  await waitFor(() => expect(button(admin.common.save).disabled).toBe(true));
});

it('a settings form shows the server’s message at its field, which gets the focus', async () => {
  answers['GET /settings/company'] = () => ({ data: company });
  answers['PUT /settings/company'] = () => ({
    status: 422,
    message: 'À corriger.',
    fields: { contactEmail: 'Pas une adresse.' },
  });
  await open('/company');
  const field = await screen.findByRole('textbox', { name: t.company.fields.contactEmail });
  type(field, 'nobody');
  fireEvent.click(button(admin.common.save));
  await screen.findByText('Pas une adresse.');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('the form of costs offers both versions in a conflict: the typed values or those of the other user', async () => {
  let held = costs(1);
  answers['GET /settings/costs'] = () => ({ data: held });
  answers['PUT /settings/costs'] = ({ body }) => {
    const { version } = body as { version: number };
    if (version !== held.version) return { status: 409, message: 'Conflit.' };
    held = { ...(body as CostsDto), version: version + 1, createdAt: null, by: null };
    return { data: held };
  };
  await open('/costs');
  const field = await lowCost();
  expect(field.value).toBe('0,010');
  type(field, '0,02');
  held = costs(2, 0.015);
  fireEvent.click(button(admin.common.save));
  await screen.findByText(admin.common.form.conflictTitle);
  // Beside the button that it disables: the end of a long form may be scrolled out of view.
  const foot = screen.getByRole('alert').closest('.settings-foot') as HTMLElement;
  within(foot).getByRole('button', { name: admin.common.save });
  expect((await lowCost()).value).toBe('0,02');
  fireEvent.click(button(admin.common.form.keepMine));
  fireEvent.click(button(admin.common.save));
  await screen.findByText(t.costs.saved);
  expect(held.version).toBe(3);
  expect(held.platforms[0]?.costs[0]).toMatchObject({ min: 0.02, max: 0.04 });

  type(await lowCost(), '0,03');
  held = costs(4, 0.015);
  fireEvent.click(button(admin.common.save));
  await screen.findByText(admin.common.form.conflictTitle);
  fireEvent.click(button(admin.common.form.takeTheirs));
  await waitFor(async () => expect((await lowCost()).value).toBe('0,015'));
});

it('the form of costs sends no wrong cost, and focuses the first one on its platform’s tab', async () => {
  answers['GET /settings/costs'] = () => ({ data: costs(1) });
  await open('/costs');
  fireEvent.click(await screen.findByRole('tab', { name: /^Meta/ }));
  const field = await lowCost();
  type(field, '9');
  fireEvent.click(screen.getByRole('tab', { name: /^YouTube/ }));
  fireEvent.click(button(admin.common.save));
  await screen.findByText(t.costs.problems.cost_order_error);
  expect(screen.getByRole('tab', { name: /^Meta/ }).getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  expect(sent('PUT')).toEqual([]);
});

it('the arrow keys move up and down in a column of costs', async () => {
  answers['GET /settings/costs'] = () => ({ data: costs(1) });
  await open('/costs');
  const field = await lowCost();
  field.focus();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    fill(t.costs.min, { type: 'Notoriété', region: 'États-Unis' }),
  );
  fireEvent.keyDown(document.activeElement ?? field, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(field);
  expect(highCost().value).toBe('0,040');
});

it('the list of cost versions puts the costs of an older version into the form', async () => {
  answers['GET /settings/costs'] = () => ({ data: costs(2, 0.03) });
  answers['GET /settings/costs/versions'] = () => ({
    data: [
      { version: 2, createdAt: '2026-11-20T10:00:00Z', by: me.email, simulations: 1 },
      { version: 1, origin: 'typed', createdAt: null, by: null, simulations: 12 },
    ],
  });
  answers['GET /settings/costs/versions/1'] = () => ({ data: costs(1) });
  await open('/costs');
  fireEvent.click(await screen.findByRole('button', { name: fill(t.costs.showOf, { version: 1 }) }));
  const made = screen.getByText(/^12/);
  expect(made.getAttribute('href')).toBe('/dashboard/leads?costVersion=1');
  // Amounts in the format of the reader's language.
  expect(
    (await screen.findAllByText(shown(formatCostRange('fr', [0.01, 0.04], 'CPV')))).length,
  ).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole('button', { name: t.costs.take }));
  await waitFor(async () => expect((await lowCost()).value).toBe('0,010'));
  expect(screen.getByText(admin.common.form.unsaved)).toBeDefined();
});

it('the mail form never shows or sends the stored password, and deletes it on demand', async () => {
  answers['GET /settings/mail'] = () => ({ data: mail });
  answers['PUT /settings/mail'] = () => ({ data: { ...mail, version: 4 } });
  await open('/mail');
  const user = await screen.findByLabelText(t.mail.fields.user);
  type(user, 'other');
  fireEvent.click(button(admin.common.save));
  await screen.findByText(t.mail.saved);
  expect(sent('PUT')[0]?.body).not.toHaveProperty('password');
  fireEvent.click(screen.getByLabelText(t.mail.clearPassword));
  fireEvent.click(button(admin.common.save));
  await waitFor(() => expect(sent('PUT')[1]?.body).toMatchObject({ password: null, version: 4 }));
});

it('the mail form sets the usual port of the chosen encryption, unless another port was typed', async () => {
  answers['GET /settings/mail'] = () => ({ data: mail });
  await open('/mail');
  type(await screen.findByLabelText(t.mail.fields.security), 'tls');
  expect(screen.getByLabelText<HTMLInputElement>(t.mail.fields.port).value).toBe('465');
  type(screen.getByLabelText(t.mail.fields.port), '2525');
  type(screen.getByLabelText(t.mail.fields.security), 'starttls');
  expect(screen.getByLabelText<HTMLInputElement>(t.mail.fields.port).value).toBe('2525');
});

it('the mail test shows the result of a test message', async () => {
  answers['GET /settings/mail'] = () => ({ data: mail });
  answers['POST /settings/mail/test'] = () => ({
    data: { result: 'failed', reason: 'credentials', status: 535, durationMs: 12 },
  });
  await open('/mail');
  fireEvent.click(await screen.findByRole('button', { name: t.mail.test }));
  await screen.findByText(`${t.mail.failures.credentials} (535)`);
  expect(sent('POST')[0]?.body).toEqual({ to: me.email });
});

it('the test of the mail server is disabled while typed values are not saved, and says why', async () => {
  answers['GET /settings/mail'] = () => ({ data: mail });
  await open('/mail');
  const host = await screen.findByRole('textbox', { name: new RegExp(t.mail.fields.host) });
  expect(button(t.mail.test).disabled).toBe(false);
  type(host, 'smtp.other.example');
  await waitFor(() => expect(button(t.mail.test).disabled).toBe(true));
  screen.getByText(t.secret.unsaved);
});
