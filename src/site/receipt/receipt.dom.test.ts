import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_EVENT } from '../../browser/consent.ts';
import type { ConsentReceipt, ReceiptCheck } from '../../contracts/consents/consent-receipt.ts';
import { consentRecord } from '../../domain/consent/choice.ts';
import { receiptTexts } from '../../i18n/receipt-texts.ts';
import { ReceiptPage } from './ReceiptPage.tsx';

const t = receiptTexts.en;
const id = '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01';
const record = consentRecord({ analytics: true, marketing: false, functional: false }, Date.now() - 1000);
const receipt: Partial<ConsentReceipt> = {
  header: { schema_version: '1', record_id: id, pii_principal_id: id },
  processing: [
    {
      ...{ category: 'analytics', purpose: 'Analytics. Find out.', lawful_basis: 'consent' },
      ...{ given: true, recipients: [], jurisdiction: 'FR' },
    },
    {
      ...{ category: 'marketing', purpose: 'Advertising. Measure.', lawful_basis: 'consent' },
      ...{ given: false, recipients: [], jurisdiction: 'FR' },
    },
  ] as ConsentReceipt['processing'],
  event: {
    ...{ time: record.timestamp, type: 'explicit', valid_until: '2027-05-21T12:00:00.000Z' },
    ...{ objected: true, replaces: null },
  } as ConsentReceipt['event'],
};
const genuine: ReceiptCheck = {
  genuine: true,
  state: 'valid',
  replacedAt: null,
  isSure: true,
  instead: null,
  wording: {
    also: null,
    title: 'Cookies: <b>',
    text: 'Nothing.',
    settings: 'Bars.',
    categories: [{ name: 'Ads', text: 'Show.' }],
  },
};

let answer: { status: number; body: object };
beforeEach(async () => {
  vi.resetModules();
  document.documentElement.lang = 'en';
  document.body.innerHTML = renderToStaticMarkup(createElement(ReceiptPage, { locale: 'fr', t }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer.body), { status: answer.status }));
  await import('./receipt.client.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '');
});

const status = () => document.querySelector('[data-receipt-status]')?.textContent;
const result = () => document.querySelector<HTMLElement>('[data-receipt-result]');
async function choose(text: string, check: ReceiptCheck = genuine): Promise<void> {
  answer = { status: 200, body: { success: true, data: check } };
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no field for the file.');
  Object.defineProperty(input, 'files', { value: [new File([text], 'r.json')], configurable: true });
  input.dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(status()).not.toBe(t.checking));
}

it('shows answers and banner of a genuine receipt as texts, and where it is withdrawn', async () => {
  await choose(JSON.stringify(receipt));
  expect(status()).toMatch(/^Genuine receipt. This choice holds until .*2027\.$/);
  expect([...(result()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    `Analytics ${t.accepted}`,
    `Advertising ${t.objection}`,
  ]);
  expect(result()?.querySelector('blockquote strong')?.textContent).toBe('Cookies: <b>');
  expect(result()?.textContent).toContain(t.objected);
  expect(result()?.textContent).toContain(t.elsewhere);
  expect(result()?.querySelector('button')).toBeNull();
});

it('checks a receipt that was chosen before the script was there', async () => {
  vi.resetModules();
  document.body.innerHTML = renderToStaticMarkup(createElement(ReceiptPage, { locale: 'fr', t }));
  answer = { status: 200, body: { success: true, data: genuine } };
  const value = [new File([JSON.stringify(receipt)], 'r.json')];
  Object.defineProperty(document.querySelector('input'), 'files', { value });
  await import('./receipt.client.ts');
  await vi.waitFor(() => expect(status()).toMatch(/^Genuine receipt/));
});

it('withdraws a choice that this browser holds, and says so', async () => {
  localStorage.setItem('cookieConsent', JSON.stringify(record));
  localStorage.setItem('consentReceipt', JSON.stringify({ id, at: record.timestamp }));
  await choose(JSON.stringify(receipt));
  const button = result()?.querySelector('button');
  expect([button?.textContent, button?.dataset['consent']]).toEqual([t.withdraw, 'refuse']);
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT));
  expect([status(), result()?.querySelector('button')]).toEqual([t.withdrawn, null]);
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  expect(location.hash).toBe('');
});

it('shows the line that named an artist, and what may have been read instead where the proof does not say', async () => {
  if (!genuine.genuine || !genuine.wording) throw new Error('The answer has no wording.');
  await choose(JSON.stringify(receipt), {
    ...genuine,
    wording: { ...genuine.wording, also: 'Also: Nova' },
  });
  expect(result()?.querySelector('blockquote p')?.textContent).toBe('Also: Nova');
  expect(result()?.textContent).not.toContain(t.unsure.site);
  await choose(JSON.stringify(receipt), { ...genuine, isSure: false });
  expect(result()?.textContent).toContain(t.unsure.site);
  const artist = { ...receipt, parties: { controller: 'Nova', contact: 'x', processor: 'BBS' } };
  const instead = { ...genuine.wording, title: 'Both at once' };
  await choose(JSON.stringify(artist), { ...genuine, isSure: false, instead });
  expect(result()?.textContent).toContain(t.unsure.artist);
  expect([...(result()?.querySelectorAll('blockquote strong') ?? [])].map((one) => one.textContent)).toEqual([
    'Cookies: <b>',
    'Ads',
    'Both at once',
    'Ads',
  ]);
});

it('says that a choice was withdrawn after the reload that removes a loaded tag, once', async () => {
  localStorage.setItem('cookieConsent', JSON.stringify(record));
  localStorage.setItem('consentReceipt', JSON.stringify({ id, at: record.timestamp }));
  await choose(JSON.stringify(receipt));
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT));
  const reload = async () => {
    vi.resetModules();
    document.body.innerHTML = renderToStaticMarkup(createElement(ReceiptPage, { locale: 'fr', t }));
    await import('./receipt.client.ts');
  };
  await reload();
  expect([status(), location.hash]).toEqual([t.withdrawn, '']);
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  await reload();
  expect(status()).toBe('');
});

it('finds the answer to an artist in this browser, and withdraws it alone', async () => {
  const artist = { ...receipt, parties: { controller: 'Nova', contact: 'x', processor: 'BBS' } };
  const key = '_artist:p1';
  localStorage.setItem('cookieConsent', JSON.stringify(record));
  localStorage.setItem(key, JSON.stringify({ id: 'another', on: true }));
  await choose(JSON.stringify(artist));
  expect(result()?.textContent).toContain(t.elsewhere);
  const answered = { id, on: true, timestamp: record.timestamp, version: '1.0', named: 'Nova|metaPixel' };
  localStorage.setItem(key, JSON.stringify(answered));
  await choose(JSON.stringify(artist));
  const button = result()?.querySelector('button');
  expect([button?.textContent, button?.dataset['consent']]).toEqual([t.withdraw, undefined]);
  button?.click();
  expect([status(), result()?.querySelector('button')]).toEqual([t.withdrawn, null]);
  expect([document.activeElement?.getAttribute('role'), location.hash, history.state]).toEqual([
    'status',
    '',
    null,
  ]);
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  expect(kept).toMatchObject({ on: false, named: 'Nova|metaPixel' });
  expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '{}')).toEqual(record);
  const proofs = Object.keys(localStorage).filter((name) => name.endsWith(kept.id));
  expect(JSON.parse(localStorage.getItem(proofs[0] ?? '') ?? '{}')).toMatchObject({
    ...{ id: kept.id, scope: 'p1', replaces: id },
    record: { marketing: false },
  });
});

it.each([
  ['a changed receipt', '{}', { genuine: false } as const, t.altered],
  ['another file', 'no JSON', genuine, t.unreadable],
  ['a long file', `"${'x'.repeat(31_000)}"`, genuine, t.unreadable],
])('says what is wrong with %s', async (_, text, check, said) => {
  await choose(text, check);
  expect([status(), result()?.hidden]).toEqual([said, true]);
});
