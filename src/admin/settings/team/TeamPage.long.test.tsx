import { notifications } from '@mantine/notifications';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, type Call, refusal, serve } from '../../../../tests/fake-api.ts';
import { inParts, openScreen, said, texts } from '../../../../tests/screens/admin-screen.tsx';
import type { AccountRowDto } from '../../../contracts/account/account.ts';
import { fill } from '../../../i18n/format.ts';
import { TeamPage } from './TeamPage.tsx';

// On a busy machine, the page takes longer than the default timeout of one second.
configure({ asyncUtilTimeout: 8000 });
const t = texts.settings.team;
const words = texts.access;

const row = (values: Partial<AccountRowDto>): AccountRowDto => ({
  id: 'me',
  email: 'boss@example.com',
  name: '',
  role: 'admin',
  createdAt: '2026-11-20T10:00:00Z',
  lastSignedInAt: '2026-11-20T10:00:00Z',
  disabled: false,
  sessions: 1,
  secondFactor: false,
  invitation: null,
  passwordDue: false,
  ...values,
});
const max = row({ id: 'max', email: 'max@example.com', name: 'Max Petit', role: 'moderator', sessions: 0 });
const lea = row({
  id: 'lea',
  email: 'lea@example.com',
  name: 'Léa Martin',
  role: 'sales',
  lastSignedInAt: null,
  sessions: 0,
  invitation: { until: '2026-12-03T10:00:00Z' },
});
let accounts: AccountRowDto[];
let calls: Call[];
function open(answers: Record<string, (call: Call) => Answer> = {}): void {
  calls = serve({
    'GET /accounts': () => ({ data: accounts }),
    'GET /settings/access': () => ({
      data: { version: 2, secondFactorRequired: false, secondFactorForAdmins: false },
    }),
    ...answers,
  });
  openScreen(<TeamPage />);
}
const sent = (method: string) => calls.filter((call) => call.method === method);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const item = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;

beforeEach(() => {
  accounts = [row({}), max];
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it('each account shows its name, its address and whether it has a second factor', async () => {
  accounts = [row({ secondFactor: true }), max, lea];
  open();
  const own = await item('boss@example.com');
  expect(own.textContent).toContain(words.team.secondFactor);
  const other = await item('Max Petit');
  expect(other.textContent).toContain('max@example.com');
  expect(other.textContent).toContain(words.team.noSecondFactor);
  const invited = await item('Léa Martin');
  expect(said(invited.textContent ?? '')).toContain(
    `${words.team.invited} 3 déc. 2026, 11:00`.replace(' 2026', ''),
  );
  expect(invited.textContent).not.toContain(words.team.noSecondFactor);
});

it('an invitation without a mail server shows its complete link once', async () => {
  const link = '/en/admin/password#code-1';
  open({
    'POST /accounts': () => ({ data: { email: 'new@example.com', link, expiresAt: '2026-12-03T10:00:00Z' } }),
  });
  await item('Max Petit');
  const form = within(screen.getByRole('form', { name: words.invite.title }));
  const submit = form.getByRole<HTMLButtonElement>('button', { name: words.invite.submit });
  expect(submit.disabled).toBe(true);
  const fields = [
    [words.invite.name, 'Nina'],
    [texts.signIn.email, 'new@example.com'],
    [t.role, 'sales'],
    [words.invite.language, 'en'],
  ] as const;
  for (const [label, value] of fields)
    fireEvent.change(form.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  fireEvent.click(submit);
  await screen.findByText(location.origin + link);
  expect(sent('POST')[0]?.body).toEqual({
    name: 'Nina',
    email: 'new@example.com',
    role: 'sales',
    locale: 'en',
  });
  screen.getByText(said(fill(words.invite.link, { email: 'new@example.com', day: '3 décembre 2026' })));
});

it('the link of one invitation stays beside that of the next, and a new link of the same account replaces it', async () => {
  let made = 0;
  open({
    'POST /accounts': ({ body }) => {
      made += 1;
      const { email } = body as { email: string };
      return { data: { email, link: `/admin/password#code-${made}`, expiresAt: '2026-12-03T10:00:00Z' } };
    },
  });
  await item('Max Petit');
  const invite = async (email: string) => {
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    type(words.invite.name, 'Nina');
    type(texts.signIn.email, email);
    fireEvent.click(button(words.invite.submit));
    await screen.findByText(new RegExp(`#code-${made + 1}$`));
  };
  await invite('nina@example.com');
  await invite('omar@example.com');
  screen.getByText(/#code-1$/);
  await invite('nina@example.com');
  screen.getByText(/#code-2$/);
  expect(screen.queryByText(/#code-1$/)).toBeNull();
});

it('an invitation by e-mail says where it was sent, and shows no link', async () => {
  open({
    'POST /accounts': () => ({
      data: { email: 'new@example.com', link: null, expiresAt: '2026-12-03T10:00:00Z' },
    }),
  });
  await item('Max Petit');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  type(words.invite.name, 'Nina');
  type(texts.signIn.email, 'new@example.com');
  fireEvent.click(button(words.invite.submit));
  await screen.findByText(inParts(fill(words.invite.sent, { email: 'new@example.com' })));
  expect(screen.queryByText(/#/)).toBeNull();
  // The next person can be typed at once.
  expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${words.invite.name}`)));
});

it('an address that has an account already is marked at its field', async () => {
  const message = 'Un compte existe déjà avec cette adresse.';
  open({ 'POST /accounts': () => refusal(409, message, { email: message }) });
  await item('Max Petit');
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
  fireEvent.change(field(words.invite.name), { target: { value: 'Nina' } });
  fireEvent.change(field(texts.signIn.email), { target: { value: max.email } });
  fireEvent.click(button(words.invite.submit));
  await screen.findByText(message);
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(field(texts.signIn.email).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field(texts.signIn.email));
});

it('the administrator role is assigned only after a confirmation, other roles at once', async () => {
  open({
    'PATCH /accounts/max': ({ body }) => ({ data: [row({}), { ...max, ...(body as object) }] }),
  });
  const role = () => screen.getByLabelText<HTMLSelectElement>(fill(t.roleOf, { email: max.email }));
  await item('Max Petit');
  fireEvent.change(role(), { target: { value: 'admin' } });
  await screen.findByText(inParts(fill(t.askAdmin, { email: 'Max Petit' })));
  expect(sent('PATCH')).toEqual([]);
  fireEvent.click(button(texts.common.cancel));
  expect(document.activeElement).toBe(role());
  fireEvent.change(role(), { target: { value: 'sales' } });
  await waitFor(() => expect(sent('PATCH').map(({ body }) => body)).toEqual([{ role: 'sales' }]));
  const told = fill(t.roleNow, { person: 'Max Petit', role: texts.account.roles.sales });
  await screen.findByText(inParts(told));
  await waitFor(() => expect(role().disabled).toBe(false));
  fireEvent.change(role(), { target: { value: 'admin' } });
  fireEvent.click(await screen.findByRole('button', { name: t.makeAdmin }));
  await waitFor(() => expect(sent('PATCH').at(-1)?.body).toEqual({ role: 'admin' }));
});

it('an invitation can be sent again, or withdrawn after a confirmation, and its account has no other buttons', async () => {
  accounts = [row({}), lea];
  open({
    'POST /accounts/lea/invitation': () => ({
      data: { email: lea.email, link: '/admin/password#again', expiresAt: '2026-12-03T10:00:00Z' },
    }),
    'DELETE /accounts/lea/invitation': () => {
      accounts = [row({})];
      return { data: { withdrawn: true } };
    },
  });
  const buttons = within(await item('Léa Martin')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([words.team.again, words.team.withdraw]);
  fireEvent.click(button(fill(words.team.againOf, { email: lea.email })));
  await screen.findByText(`${location.origin}/admin/password#again`);
  fireEvent.click(button(fill(words.team.withdrawOf, { email: lea.email })));
  expect(sent('DELETE')).toEqual([]);
  fireEvent.click(button(words.team.withdraw));
  await waitFor(() => expect(screen.queryByText('Léa Martin')).toBeNull());
  expect(sent('DELETE')).toHaveLength(1);
});

it('the team page asks for confirmation before it disables an account or sets another password, which it shows once', async () => {
  open({
    'POST /accounts/max/password': () => ({ data: { email: max.email, password: 'three-plain-words' } }),
    'PATCH /accounts/max': () => {
      accounts = [row({}), { ...max, disabled: true }];
      return { data: accounts };
    },
  });
  await item('Max Petit');
  expect(screen.queryByRole('button', { name: fill(t.disableOf, { email: 'boss@example.com' }) })).toBeNull();
  fireEvent.click(button(fill(t.resetOf, { email: max.email })));
  fireEvent.click(button(t.reset));
  await screen.findByText('three-plain-words');

  const ask = () => button(fill(t.disableOf, { email: max.email }));
  await waitFor(ask);
  fireEvent.click(ask());
  expect(sent('PATCH')).toEqual([]);
  const cancel = () => button(texts.common.cancel);
  expect(document.activeElement).toBe(cancel());
  fireEvent.click(cancel());
  expect(document.activeElement).toBe(ask());
  fireEvent.click(ask());
  fireEvent.click(button(t.disable));
  // A call that has been sent cannot be cancelled.
  await waitFor(() => expect(cancel().hasAttribute('disabled')).toBe(true));
  await waitFor(() => expect(sent('PATCH')[0]?.body).toEqual({ disabled: true }));
  await waitFor(() => expect(document.activeElement).toBe(button(fill(t.enableOf, { email: max.email }))));
});

it('the rule about second factors is saved with its version', async () => {
  open({ 'PUT /settings/access': ({ body }) => ({ data: { ...(body as object), version: 3 } }) });
  fireEvent.click(await screen.findByRole('switch', { name: words.required.label }));
  fireEvent.click(button(texts.common.save));
  await screen.findByText(words.required.saved);
  expect(sent('PUT')[0]?.body).toEqual({
    secondFactorRequired: true,
    secondFactorForAdmins: false,
    version: 2,
  });
});
