import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentRecord } from '../../domain/consent/choice.ts';

const { notify } = vi.hoisted(() => ({ notify: vi.fn(async () => undefined) }));
vi.mock('../../browser/notify.ts', () => ({ notify }));

const { reportAct } = await import('./report-act.ts');
const PROOF = '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01';

function choose(marketing: boolean): void {
  const record = consentRecord({ analytics: false, marketing, functional: false }, Date.now());
  localStorage.setItem('cookieConsent', JSON.stringify(record));
  localStorage.setItem('consentReceipt', JSON.stringify({ id: PROOF, at: record.timestamp }));
}

beforeEach(() => {
  notify.mockClear();
  history.replaceState(null, '', '/contact');
  choose(true);
});
afterEach(() => {
  localStorage.clear();
  for (const name of ['_fbp', '_fbc', '_fbx']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}`;
  }
  Reflect.deleteProperty(window, 'fbq');
});

it('reports the lead, the proof and the numbers of the platform’s cookies, and nothing else', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = '_fbp=fb.1.1795830000000.1098115397; path=/';
  Object.assign(window, { fbq: Object.assign(() => {}, { callMethod: () => {} }) });
  reportAct('lead', 'l1');
  expect(notify).toHaveBeenCalledExactlyOnceWith('/acts', {
    lead: 'l1',
    act: 'lead',
    proof: PROOF,
    loaded: ['meta'],
    ids: { fbp: 'fb.1.1795830000000.1098115397' },
  });
});

it('writes the click of the address as the platform’s cookie would, where that cookie is missing', () => {
  history.replaceState(null, '', '/contact?fbclid=IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB');
  reportAct('call', 'l1');
  expect(notify).toHaveBeenCalledWith(
    '/acts',
    expect.objectContaining({
      loaded: [],
      ids: expect.objectContaining({
        fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB$/),
      }),
    }),
  );
});

it('reports nothing without consent to advertising, and nothing without a proof', () => {
  choose(false);
  reportAct('lead', 'l1');
  choose(true);
  localStorage.removeItem('consentReceipt');
  reportAct('lead', 'l1');
  expect(notify).not.toHaveBeenCalled();
});
