import { beforeEach, expect, it, vi } from 'vitest';
import { NOON } from '../../../tests/factories.ts';
import { brokenStep } from '../../domain/proof/proof.ts';
import type { OwnAnswer } from '../ports/proof.ts';
import { latestProof } from './proof-state.ts';
import { PROVEN, type ProofPorts, provePath, QUARANTINED } from './prove-path.ts';

const answered = (status: number, body = ''): OwnAnswer => ({ kind: 'answered', status, body });
const page = (lang = 'fr') =>
  answered(
    200,
    `<html lang="${lang}"><link href="/_site/a.css"><form method="post"><input name="email"></form><script src="/_site/a.js">`,
  );
const stored = (id: string) => answered(201, JSON.stringify({ success: true, data: { id } }));

/** What a step meets; a test changes one of them. */
let way: {
  get(path: string): OwnAnswer;
  post(): OwnAnswer;
  automation: unknown;
  mail: unknown;
  left: number;
  save(): Promise<void>;
};
let now: number;
let state: Map<string, unknown>;
const landing = { page: { slug: 'nova' } };
const ports = {
  clock: { now: () => (now += 5) },
  ids: { next: () => 'id' },
  log: { info: vi.fn(), error: vi.fn() },
  state: {
    get: async (key: string) => state.get(key),
    set: async (key: string, value: unknown) => {
      await way.save();
      state.set(key, value);
    },
  },
  proofMarks: { make: () => 'Token.1.hmac', isOwn: () => true },
  ownSite: {
    get: async (path: string) => way.get(path),
    postJson: vi.fn(async () => way.post()),
  },
  leads: { eraseProofs: vi.fn(async () => way.left) },
  liveLandings: { all: () => [landing] },
  addresses: { of: (name: string) => (name === 'contact' ? 'https://automation.example' : undefined) },
  sender: { send: vi.fn(async () => ({ outcome: way.automation, answer: null })) },
  mailSettings: { mail: () => ({ smtp: {} }) },
  mailer: { prove: async () => way.mail },
} as unknown as ProofPorts;

beforeEach(() => {
  vi.clearAllMocks();
  now = NOON;
  state = new Map();
  way = {
    get: (path) => (path === '/contact' ? page() : answered(200)),
    post: () => stored(PROVEN),
    automation: { kind: 'answered', status: 200 },
    mail: { kind: 'sent' },
    left: 0,
    save: async () => {},
  };
});

it('proves the whole way, and sends the mark with the form', async () => {
  const proof = await provePath(ports);
  expect(proof.steps.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
    'page ok',
    'form ok',
    'store ok',
    'automation ok',
    'mail ok',
    'erased ok',
  ]);
  expect(proof).toMatchObject({ provenAt: proof.at, brokenAt: null });
  expect(await latestProof(ports.state)).toEqual(proof);
  expect(ports.ownSite.postJson).toHaveBeenCalledWith(
    '/api/contact/submit',
    expect.objectContaining({ email: 'preuve+token@example.com' }),
    { 'x-proof': 'Token.1.hmac' },
  );
});

const failed = (reason: string) => ({ kind: 'failed', reason, status: null });
it.each<[string, () => void, string]>([
  ['the page answers 500', () => (way.get = () => answered(500)), 'page status'],
  [
    'the address leads nowhere',
    () => (way.get = () => ({ kind: 'failed', cause: 'connection' })),
    'page connection',
  ],
  ['the page has no form', () => (way.get = () => answered(200, '<html lang="fr">')), 'page form'],
  ['the page is in another language', () => (way.get = () => page('en')), 'page language'],
  [
    'a file of the page is gone',
    () => (way.get = (path) => (path === '/contact' ? page() : answered(path.endsWith('.js') ? 404 : 200))),
    'page files',
  ],
  [
    'a landing page leads elsewhere',
    () => (way.get = (path) => (path === '/contact' ? page() : answered(path === '/p/nova' ? 302 : 200))),
    'page status',
  ],
  ['the form is refused as too large', () => (way.post = () => answered(413)), 'form refused'],
  ['the form is refused by its type', () => (way.post = () => answered(415)), 'form refused'],
  ['the limit counts it', () => (way.post = () => answered(429)), 'form limited'],
  ['the database takes nothing', () => (way.post = () => answered(503)), 'form unavailable'],
  ['the form breaks', () => (way.post = () => answered(500)), 'form status'],
  ['the form hangs', () => (way.post = () => ({ kind: 'failed', cause: 'timeout' })), 'form timeout'],
  ['the spam rules refuse it', () => (way.post = () => stored(QUARANTINED)), 'store spam'],
  ['another secret does not know the mark', () => (way.post = () => stored('6f1c')), 'store mark'],
  [
    'the automation answers 500',
    () => (way.automation = { kind: 'answered', status: 500 }),
    'automation status',
  ],
  [
    'the automation refuses the signature',
    () => (way.automation = { kind: 'answered', status: 401 }),
    'automation status',
  ],
  ['the automation is slow', () => (way.automation = failed('timeout')), 'automation timeout'],
  [
    'the name of the automation is gone',
    () => (way.automation = failed('ENOTFOUND')),
    'automation connection',
  ],
  ['the mail server refuses the password', () => (way.mail = failed('credentials')), 'mail credentials'],
  ['the mail server has no encryption', () => (way.mail = failed('encryption')), 'mail encryption'],
  ['the mail server is away', () => (way.mail = failed('connection')), 'mail connection'],
  ['a lead was left behind', () => (way.left = 1), 'erased left'],
])('names the step and the cause when %s', async (_fault, break_, named) => {
  break_();
  const broken = brokenStep(await provePath(ports));
  expect(`${broken?.step} ${broken?.cause}`).toBe(named);
  expect(ports.leads.eraseProofs).toHaveBeenCalledTimes(1);
});

it('remembers the last proof and the first failure since, and forgets it when the way is whole again', async () => {
  const first = await provePath(ports);
  way.mail = failed('credentials');
  const broken = await provePath(ports);
  const again = await provePath(ports);
  expect(again).toMatchObject({ provenAt: first.at, brokenAt: broken.at });
  way.mail = { kind: 'sent' };
  const whole = await provePath(ports);
  expect(whole).toMatchObject({ provenAt: whole.at, brokenAt: null });
});

it('rejects when the outcome cannot be stored: the database is read-only, or the disk is full', async () => {
  way.save = () => Promise.reject(new Error('disk I/O error'));
  await expect(provePath(ports)).rejects.toThrow('disk I/O error');
});
