import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { contactForm, openTestSite, type TestSite } from '../../../tests/test-site.ts';

const path = '/api/contact/submit';

eachEngine('the API behind a real socket', (engine) => {
  let site: TestSite;
  let origin: string;
  beforeAll(async () => {
    site = await openTestSite(engine, { formLimits: { perMinute: 5, perHour: 1000 } }, { TRUST_PROXY: '1' });
    origin = await site.listen();
  });
  afterAll(() => site.close());

  let client = 0;
  /** Sends each form from another client address, unless `headers` names one. */
  const post = (
    body: RequestInit['body'] | AsyncIterable<Uint8Array>,
    headers: Record<string, string> = {},
  ) => {
    client += 1;
    return fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${client}`, ...headers },
      body: body as RequestInit['body'],
      duplex: 'half',
    } as RequestInit);
  };
  async function* chunks(count: number, bytes: number) {
    for (let i = 0; i < count; i += 1) yield new TextEncoder().encode('x'.repeat(bytes));
  }

  it('returns 201 for a body with a length, and for a body in chunks without a length', async () => {
    expect((await post(JSON.stringify(contactForm))).status).toBe(201);
    const text = new TextEncoder().encode(JSON.stringify({ ...contactForm, message: 'é'.repeat(500) }));
    async function* pieces() {
      // Seven bytes: some chunks end in the middle of a character.
      for (let i = 0; i < text.length; i += 7) yield text.subarray(i, i + 7);
    }
    expect((await post(pieces())).status).toBe(201);
    const [report] = await site.stores.leads.list({ limit: 1 });
    expect(report?.lead.fields).toMatchObject({ message: 'é'.repeat(500) });
  });

  it('accepts a body of exactly 32 kB, and returns 413 for one byte more', async () => {
    const padded = (bytes: number) => {
      const empty = JSON.stringify({ ...contactForm, page: '' });
      return JSON.stringify({ ...contactForm, page: 'x'.repeat(bytes - Buffer.byteLength(empty)) });
    };
    expect((await post(padded(32_768))).status).toBe(201);
    expect((await post(padded(32_769))).status).toBe(413);
    const announced = await post(padded(32_769));
    expect(await announced.json()).toMatchObject({ code: 'too_large' });
  });

  it('returns 413 for a body in chunks as soon as it is too long', async () => {
    const refused = request(`${origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
        'x-forwarded-for': '198.51.100.250',
      },
    });
    refused.on('error', () => {});
    const answered = once(refused, 'response');
    for await (const chunk of chunks(20, 4096)) refused.write(chunk);
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    refused.destroy();
  });

  it('returns 413 before the body is sent when its announced length is too long', async () => {
    const refused = request(`${origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': '10000000000',
        'x-forwarded-for': '198.51.100.251',
      },
    });
    refused.on('error', () => {});
    refused.flushHeaders();
    const [response] = await once(refused, 'response');
    expect(response.statusCode).toBe(413);
    refused.destroy();
  });

  it('continues after a client disconnects in the middle of a body, and logs no warning', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"name":`,
    );
    await sleep(50);
    socket.destroy();
    await sleep(50);
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    expect(site.lines.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
  });

  it('uses the last entry of X-Forwarded-For, and ignores entries that the client sent', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${i}, 203.0.113.77` };
      statuses.push((await post(JSON.stringify(contactForm), headers)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('counts an IPv6 /64 network as one client', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:1:2:${i}::${i}` };
      statuses.push((await post(JSON.stringify(contactForm), headers)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const neighbour = await post(JSON.stringify(contactForm), { 'x-forwarded-for': '2001:db8:1:3::1' });
    expect(neighbour.status).toBe(201);
  });
});
