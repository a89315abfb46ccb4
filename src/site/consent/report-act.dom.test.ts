import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentRecord } from '../../domain/consent/choice.ts';
import { AdIdentifiers } from '../../domain/conversion/identifiers.ts';

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
  for (const name of ['_fbp', '_fbc', '_fbx', '_gcl_aw', '_gcl_ag', '_gcl_gb']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}`;
  }
  for (const name of ['fbq', 'google_tag_manager']) Reflect.deleteProperty(window, name);
});

it('reports the lead, the proof and the numbers of the platform’s cookies, and nothing else', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = '_fbp=fb.1.1795830000000.1098115397; path=/';
  Object.assign(window, { fbq: Object.assign(() => {}, { callMethod: () => {} }) });
  reportAct({ act: 'lead', lead: 'l1' });
  expect(notify).toHaveBeenCalledExactlyOnceWith('/acts', {
    lead: 'l1',
    act: 'lead',
    proof: PROOF,
    loaded: ['meta'],
    ids: { fbp: 'fb.1.1795830000000.1098115397' },
  });
});

it('reports an act without a lead under its own id, with the path of the page, without its query', () => {
  history.replaceState(null, '', '/en/p/nova?utm_source=meta');
  reportAct({ act: 'click', id: 'c1', target: 'aaaa1111' });
  expect(notify).toHaveBeenCalledExactlyOnceWith('/acts', {
    ...{ act: 'click', id: 'c1', target: 'aaaa1111', path: '/en/p/nova', proof: PROOF },
    ...{ loaded: [], ids: {} },
  });
});

it('writes the click of the address as the platform’s cookie would, where that cookie is missing', () => {
  history.replaceState(null, '', '/contact?fbclid=IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB');
  reportAct({ act: 'call', lead: 'l1' });
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
  reportAct({ act: 'lead', lead: 'l1' });
  choose(true);
  localStorage.removeItem('consentReceipt');
  reportAct({ act: 'lead', lead: 'l1' });
  expect(notify).not.toHaveBeenCalled();
});

it('reports the click on an ad at Google, of the address or of Google’s three cookies, out of which the server takes it', () => {
  Object.assign(window, { google_tag_manager: {} });
  history.replaceState(null, '', '/contact?gclid=Cj0KCQiA-click-BwE');
  reportAct({ act: 'lead', lead: 'l1' }, true);
  history.replaceState(null, '', '/contact');
  const kept = {
    _gcl_aw: 'GCL.1790219680.Probe_Gclid-001',
    _gcl_ag: '2.1.kProbe_Gbraid-002$i1790219695',
    _gcl_gb: 'GCL.1790219714.Probe_Wbraid-003',
  };
  for (const [name, value] of Object.entries(kept)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=${value}; path=/`;
  }
  reportAct({ act: 'call', lead: 'l1' });
  const reported = (notify.mock.calls as unknown as [string, { ids: object; loaded: string[] }][]).map(
    ([, { ids, loaded }]) => ({ ids, loaded }),
  );
  expect(reported).toMatchObject([
    { ids: { gclid: 'Cj0KCQiA-click-BwE' }, loaded: ['google'] },
    {
      ids: { gclid: kept._gcl_aw, gbraid: kept._gcl_ag, wbraid: kept._gcl_gb },
      loaded: [],
    },
  ]);
  expect(AdIdentifiers.parse(reported[1]?.ids)).toEqual({
    ...{ gclid: 'Probe_Gclid-001', gbraid: 'Probe_Gbraid-002', wbraid: 'Probe_Wbraid-003' },
  });
});

it('marks a script of a vendor that fails, so that no report waits for it', async () => {
  const { loadScript } = await import('./load-script.ts');
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  const script = document.querySelector<HTMLScriptElement>('script[src*="fbevents"]');
  script?.dispatchEvent(new Event('error'));
  reportAct({ act: 'lead', lead: 'l1' });
  script?.remove();
  expect(notify).toHaveBeenCalledExactlyOnceWith('/acts', expect.objectContaining({ loaded: [] }));
});
