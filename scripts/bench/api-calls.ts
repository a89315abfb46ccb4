import { Agent, request } from 'node:http';
import { simulation } from './latency.ts';

/** A kind of call. Nine in ten of them store nothing, as on a site in use. */
interface Kind {
  method: 'GET' | 'POST';
  path: string;
  body?: (index: number) => object;
  signedIn?: true;
  status: number;
}

const get = (path: string, status = 200): Kind => ({ method: 'GET', path, status });
const office = (path: string): Kind => ({ ...get(path), signedIn: true });
const contact = (index: number) => ({
  name: `Artiste ${index}`,
  email: `artiste-${index}@example.com`,
  message: `Bonjour, voici ma chanson numéro ${index}.`,
  platform: 'youtube',
});

/** The calls of visitors, of the back office, and of strangers without a session, in turn. */
const kinds: readonly Kind[] = [
  get('/api/reviews'),
  get('/api/articles?lang=en'),
  get('/api/simulator/rates'),
  get('/api/review-invitations/ABCDEFGH/state'),
  get('/api/health'),
  get('/api/leads', 401),
  get('/api/nothing-here', 404),
  { method: 'POST', path: '/api/contact/submit', body: () => ({ name: '' }), status: 422 },
  { method: 'POST', path: '/api/simulator/submit', body: simulation, status: 201 },
  { method: 'POST', path: '/api/contact/submit', body: contact, status: 201 },
  office('/api/leads'),
  office('/api/leads?q=artiste'),
  office('/api/campaigns'),
  office('/api/dashboard'),
  office('/api/reviews/moderation'),
  office('/api/reviews/moderation/counts'),
  office('/api/audit'),
  office('/api/settings/company'),
  office('/api/accounts'),
  office('/api/auth/me'),
];

/**
 * Calls the API `count` times, all kinds in turn, over keep-alive connections.
 * @param token the token of a session, for the calls of the back office
 * @returns the number of responses with an unexpected status, by path and status
 */
export async function callApi(url: string, token: string, count: number, connections = 8) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const unexpected: Record<string, number> = {};
  let next = 0;
  const caller = async () => {
    for (let index = next++; index < count; index = next++) {
      const kind = kinds[index % kinds.length] as Kind;
      const status = await call(url, kind, index, token, agent);
      const name = `${kind.path}: ${status}`;
      if (status !== kind.status) unexpected[name] = (unexpected[name] ?? 0) + 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, caller));
  } finally {
    agent.destroy();
  }
  return unexpected;
}

function call(url: string, kind: Kind, index: number, token: string, agent: Agent): Promise<number> {
  const body = kind.body && JSON.stringify(kind.body(index));
  const headers = {
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(kind.signedIn && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    request(url + kind.path, { method: kind.method, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });
}
