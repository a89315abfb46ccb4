import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { openScreen, texts } from '../../../../tests/screens/admin-screen.tsx';
import type { AuditEntryDto } from '../../../contracts/audit.ts';
import { auditActions } from '../../../domain/account/audit-action.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { loadTexts } from '../../texts.ts';
import { AuditLog } from './AuditLog.tsx';

const t = texts.audit;
const lea = { id: 'a1', email: 'lea@example.com', name: '' };
const entry = (values: Partial<AuditEntryDto> = {}): AuditEntryDto => ({
  at: '2026-11-21T10:15:30.000Z',
  action: 'signed_in',
  actor: lea,
  subject: null,
  before: null,
  after: null,
  requestId: 'r1',
  ...values,
});
const leadOf = (values: Partial<NonNullable<AuditEntryDto['subject']>> = {}) => ({
  id: 'l/1',
  name: 'Nova',
  exists: true,
  ...values,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(items: AuditEntryDto[], address = '/dashboard/settings/journal', total = items.length) {
  const calls = serve({
    'GET /audit': () => ({ data: { items, total, page: 1, pageSize: 25, accounts: [lea] } }),
  });
  return { calls, ...openScreen(<AuditLog />, address) };
}
const rows = async () => within(await screen.findByRole('list', { name: t.title })).findAllByRole('listitem');

it('the audit log shows time, account, action and subject, with a link if the subject still exists', async () => {
  open([
    entry({ action: 'lead_status_changed', subject: leadOf() }),
    entry({ action: 'campaign_created', subject: leadOf({ id: 'c1' }) }),
    entry({
      action: 'review_decided',
      subject: leadOf({ id: 'r1', name: null }),
      after: { status: 'rejected' },
    }),
    entry({ action: 'lead_assigned', subject: leadOf({ id: 'l2', name: null, exists: false }) }),
    entry({ action: 'webhook_tested', subject: leadOf({ id: 'contact', name: null, exists: false }) }),
    ...['company', 'integrations', 'reviewsWidget', 'metaPixel', 'toString'].map((id) =>
      entry({ action: 'settings_changed', subject: { id, name: null, exists: false } }),
    ),
    entry({ action: 'content_published', subject: { id: 'hero/fr', name: null, exists: false } }),
    entry({ action: 'invitation_created', subject: leadOf({ id: 'i1', name: 'Écho' }) }),
    entry({ subject: { id: lea.id, name: lea.email, exists: true } }),
    entry({ action: 'password_reset', actor: null, subject: { ...lea, name: lea.email, exists: true } }),
  ]);
  const told = (await rows()).map((row) => row.textContent);
  expect(told.map((text) => text?.slice(text.indexOf(':30') + 3))).toEqual([
    `${lea.email}${t.actions.lead_status_changed} · Nova`,
    `${lea.email}${t.actions.campaign_created} · Nova`,
    `${lea.email}${t.decided.rejected} · r1${t.details}${t.field}${t.value}${t.fields.status}${t.values.status.rejected}`,
    `${lea.email}${t.actions.lead_assigned} · ${t.gone.lead}`,
    `${lea.email}${t.actions.webhook_tested} · ${texts.leads.destinations.contact}`,
    ...[
      texts.settings.tabs.company,
      texts.sections['marketing-integrations'],
      texts.settings.tabs['reviews-widget'],
      texts.integrations.names.metaPixel,
      'toString',
    ].map((name) => `${lea.email}${t.actions.settings_changed} · ${name}`),
    `${lea.email}${t.actions.content_published} · ${texts.content.parts.hero} · Français`,
    `${lea.email}${t.actions.invitation_created} · Écho`,
    `${lea.email}${t.actions.signed_in}`,
    `${t.system}${t.actions.password_reset} · ${lea.email}`,
  ]);
  const links = within(screen.getByRole('list', { name: t.title })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/leads/l%2F1',
    '/dashboard/campaigns/c1',
    '/dashboard/reviews?id=r1',
  ]);
});

it('an audit entry shows the values before and after as text, initially folded', async () => {
  const script = '<img src=x onerror=alert(1)>';
  open([
    entry({
      action: 'campaign_changed',
      before: { artist: 'Nova', budget: 900, leadId: null },
      after: { artist: script, budget: 1000, tags: ['a', 'b'] },
    }),
    entry({ action: 'lead_note_added', after: { note: 'n1' }, requestId: 'r2' }),
    entry({
      action: 'settings_changed',
      subject: { id: 'company', name: null, exists: true },
      after: { phone: '1' },
    }),
    entry({ action: 'lead_assigned', before: { assignee: 'gone' }, after: { assignee: lea.id } }),
  ]);
  const [changed, noted, company, assigned] = await rows();
  const cells = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('tr') ?? [])].map((line) =>
      [...line.children].map(({ textContent }) => textContent),
    );
  expect(changed?.querySelector('details')?.open).toBe(false);
  // An account is shown by its name, a deleted one by its id.
  expect(cells(assigned)[1]).toEqual([t.fields.assignee, 'gone', lea.email]);
  expect(cells(changed)).toEqual([
    [t.field, t.before, t.after],
    [t.fields.artist, 'Nova', script],
    [t.fields.budget, '900\u00a0€', '1\u00a0000\u00a0€'],
    [t.fields.leadId, '–', '–'],
    ['tags', '–', 'a, b'],
  ]);
  expect(cells(noted)).toEqual([
    [t.field, t.value],
    [t.fields.note, 'n1'],
  ]);
  expect(cells(company)[1]).toEqual([texts.settings.company.fields.phone, '1']);
  expect(document.querySelector('img')).toBeNull();
});

it('an audit entry shows field names, known values and booleans in the reader’s language, and ignores inherited properties', async () => {
  open([
    entry({
      action: 'source_tested',
      after: { widgetId: 'w1', result: 'unreachable', disabled: true, toString: 'state', state: 'toString' },
    }),
  ]);
  const [row] = await rows();
  expect([...(row?.querySelectorAll('tbody tr') ?? [])].map((line) => line.textContent)).toEqual([
    `${t.fields.widgetId}w1`,
    `${t.fields.result}${t.values.result.unreachable}`,
    `${t.fields.disabled}${t.yes}`,
    'toStringstate',
    `${t.fields.state}toString`,
  ]);
});

it('an audit entry of a failed test shows the cause in words, and no row without a value', async () => {
  open([
    entry({ action: 'webhook_tested', after: { delivered: false, status: null, error: 'name not found' } }),
  ]);
  const [row] = await rows();
  expect([...(row?.querySelectorAll('tbody tr') ?? [])].map((line) => line.textContent)).toEqual([
    `${t.fields.delivered}${t.no}`,
    `${t.fields.error}${texts.failures['name not found']}`,
  ]);
});

it('an audit entry formats days, times, amounts, languages and domain terms for the reader’s language', async () => {
  open([
    entry({
      action: 'campaign_created',
      after: {
        platform: 'youtube',
        campaignType: 'awareness',
        country: 'usa',
        startsOn: '2025-10-01',
        expiresAt: Date.parse('2027-02-24T14:24:19Z'),
        wonValue: 150_050,
        clientLocale: 'en',
        languages: ['fr', 'pt'],
        reward: 'none',
        replayed: 12_000,
        version: 1200,
        // A missing value of a new record has no meaning.
        notes: '',
      },
    }),
  ]);
  const [row] = await rows();
  const cells = [...(row?.querySelectorAll('tbody td') ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual([
    texts.leads.platforms.youtube,
    texts.leads.campaignTypes.awareness,
    texts.leads.regions.usa,
    '1er oct. 2025',
    '24 févr. 2027, 15:24',
    '1\u00a0500,50\u00a0€',
    'Anglais',
    'Français, Portugais',
    texts.reviews.facts.rewards.none,
    '12\u00a0000',
    '1200',
  ]);
});

it('the audit log loads the entries by the filters of the URL, and writes every filter to the URL', async () => {
  const { calls, address } = open([entry()], '/dashboard/settings/journal?account=a1&page=2', 60);
  await rows();
  expect(calls[0]?.path).toBe('/audit?account=a1&page=2');
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose(t.filter.action, 'lead_assigned');
  await waitFor(() => expect(address()).toBe('/dashboard/settings/journal?account=a1&action=lead_assigned'));
  choose(t.filter.day, '0002-11-21');
  choose(t.filter.day, '2026-11-21');
  await waitFor(() => expect(address()).toContain('&day=2026-11-21'));
  const asked = () => Object.fromEntries(new URLSearchParams(calls.at(-1)?.path.split('?')[1]));
  await waitFor(() =>
    expect(Date.parse(asked()['until'] ?? '') - Date.parse(asked()['from'] ?? '')).toBe(86_400_000),
  );
  expect(calls.some(({ path }) => path.includes('0002'))).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: t.filter.clear }));
  await waitFor(() => expect(address()).toBe('/dashboard/settings/journal'));
  expect(screen.getByLabelText<HTMLInputElement>(t.filter.day).value).toBe('');
});

it('the audit log says when no entry matches the filters, and when there are no entries', async () => {
  const { address } = open([], '/dashboard/settings/journal?account=gone');
  await screen.findByText(t.none.title);
  expect(screen.getByLabelText<HTMLSelectElement>(t.filter.account).value).toBe('gone');
  const [clear] = screen.getAllByRole('button', { name: t.filter.clear }).slice(-1);
  fireEvent.click(clear as HTMLElement);
  await waitFor(() => expect(address()).toBe('/dashboard/settings/journal'));
  await screen.findByText(t.empty.title);
});

it.each(locales)('the dictionary has distinct words for every action (%s)', async (locale) => {
  const { actions } = (await loadTexts(locale)).audit;
  expect(Object.keys(actions).sort()).toEqual([...auditActions].sort());
  expect(new Set(Object.values(actions)).size).toBe(auditActions.length);
});
