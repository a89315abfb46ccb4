import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentRecord } from '../../domain/consent/choice.ts';
import { browserStorage } from '../../domain/storage/browser-storage.ts';
import { TRACES } from './forget-refused.ts';
import { deleteTagTraces } from './tag-traces.ts';

const notify = vi.hoisted(() => vi.fn(async (..._call: unknown[]) => ({ status: 201 })));
vi.mock('../../browser/notify.ts', () => ({ notify }));

const analytics = ['_ga', '_ga_ABCDE12345', '_gid', '_gat_gtag_UA_1234_1'];
const both = ['_gac_UA-1234-1'];
const marketing = [
  '_gcl_au',
  '_gcl_aw',
  '_fbp',
  '_fbc',
  '_fbx',
  '_ttp',
  '_tt_enable_cookie',
  'ttcsid',
  'ttcsid_ABC',
  'ttclid',
];
const own = ['lang', 'session', '_game', 'x_ga', '_fbpx', '_ttpad', 'ttclidx'];

let jar: Map<string, string>;
let domains: Set<string>;
beforeEach(() => {
  jar = new Map([...analytics, ...both, ...marketing, ...own].map((name) => [name, '1']));
  domains = new Set();
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    [...jar].map((pair) => pair.join('=')).join('; '),
  );
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    expect(text).toContain('; Max-Age=0; Path=/');
    domains.add(/Domain=(.*)$/.exec(text)?.[1] ?? '');
    jar.delete(text.split('=')[0] ?? '');
  });
});
afterEach(() => vi.restoreAllMocks());

const names = () => [...jar.keys()];
const choice = { analytics: true, marketing: true, functional: true };

it('deleteTagTraces deletes nothing of an accepted category', () => {
  deleteTagTraces(choice);
  expect(names()).toEqual([...analytics, ...both, ...marketing, ...own]);
});

it('deleteTagTraces deletes only the cookies of a refused category', () => {
  deleteTagTraces({ ...choice, analytics: false });
  expect(names()).toEqual([...marketing, ...own]);
  deleteTagTraces({ ...choice, marketing: false });
  expect(names()).toEqual(own);
});

it('deleteTagTraces deletes cookies on this host and on every domain above it', () => {
  vi.spyOn(window.location, 'hostname', 'get').mockReturnValue('www.label.example.com');
  deleteTagTraces({ ...choice, marketing: false });
  expect([...domains]).toEqual(['', 'www.label.example.com', 'label.example.com', 'example.com', 'com']);
});

it('deleteTagTraces deletes only the local storage keys of a refused category', () => {
  localStorage.setItem('_gcl_ls', '1');
  localStorage.setItem('lang', 'fr');
  deleteTagTraces({ ...choice, analytics: false });
  expect(localStorage.getItem('_gcl_ls')).toBe('1');
  deleteTagTraces({ ...choice, marketing: false });
  expect([localStorage.getItem('_gcl_ls'), localStorage.getItem('lang')]).toEqual([null, 'fr']);
});

it('deleteTagTraces deletes the first touch when analytics are refused', () => {
  localStorage.setItem('firstTouch', '{}');
  deleteTagTraces({ ...choice, marketing: false });
  expect(localStorage.getItem('firstTouch')).toBe('{}');
  deleteTagTraces({ ...choice, analytics: false });
  expect(localStorage.getItem('firstTouch')).toBeNull();
});

it('deleteTagTraces takes back the accepted answer to an artist, and sends no refusal for a choice that has expired', async () => {
  const id = '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01';
  const answered = {
    id,
    on: true,
    timestamp: new Date().toISOString(),
    version: '1.0',
    named: 'Nova|metaPixel',
  };
  const refused = consentRecord({ ...choice, marketing: false }, Date.now());
  const sent = () => notify.mock.calls.map(([, proof]) => proof);
  const withdraw = async () => {
    localStorage.setItem('_artist:p1', JSON.stringify(answered));
    localStorage.setItem('_artist:p2', JSON.stringify({ ...answered, on: false }));
    deleteTagTraces({ ...choice, marketing: false });
    await import('../../browser/proofs/artist-proof.ts');
    await vi.dynamicImportSettled();
    await import('../../browser/proofs/send-proofs.ts');
    await vi.dynamicImportSettled();
    return Object.keys(localStorage).filter((key) => key.startsWith('_artist'));
  };
  expect([await withdraw(), sent()]).toEqual([[], []]);
  localStorage.setItem('cookieConsent', JSON.stringify(refused));
  expect(await withdraw()).toEqual([]);
  expect(sent()).toEqual([
    expect.objectContaining({
      ...{ scope: 'p1', replaces: id, textVersion: '2026-11-30.artist' },
      record: expect.objectContaining({ marketing: false }),
    }),
  ]);
});

it('TRACES matches every stored name that needs consent, and no essential one', () => {
  const [own, waiting] = [true, false].map((free) =>
    browserStorage
      .filter(({ categories }) => categories.includes('essential') === free)
      .flatMap(({ names: all }) => all),
  );
  const traces = new RegExp(`^(?:${TRACES})`);
  for (const name of waiting ?? []) expect(traces.test(name), name).toBe(true);
  for (const name of own ?? []) expect(traces.test(name), name).toBe(false);
});
