import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { contactForm, openTestSite, simulation, type TestSite } from '../../../tests/test-site.ts';

const token = 'a-metrics-token-for-tests';

eachEngine('GET /api/metrics', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(engine, {}, { METRICS_TOKEN: token });
  });
  afterAll(() => site.close());
  const ask = (headers: Record<string, string>, address?: string) =>
    site.send('GET', '/api/metrics', undefined, headers, address);

  it('returns the figures of leads, deliveries and requests, without any text of a request', async () => {
    await site.post('/api/contact/submit', contactForm);
    await site.post('/api/simulator/submit', simulation);
    await site.post('/api/simulator/submit', { ...simulation, form_ref: 'spam' });
    await site.get('/api/secret-typed-by-a-stranger?email=lea@example.com');
    const response = await ask({}, '127.0.0.1');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const text = await response.text();
    expect(text).toContain('leads_total{kind="contact"} 1');
    expect(text).toContain('leads_total{kind="simulation"} 1');
    expect(text).toMatch(/deliveries\{state="pending"\} 2/);
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="unmatched",status="404"}',
    );
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toMatch(/stranger|lea@/);
  });

  it.each([
    ['this machine', {}, '::1', 200],
    ['this machine, as a mapped address', {}, '::ffff:127.0.0.1', 200],
    ['the token', { authorization: `Bearer ${token}` }, '203.0.113.9', 200],
    ['another machine', {}, '203.0.113.9', 404],
    ['an unknown address', {}, undefined, 404],
    ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1', 404],
    ['a wrong token', { authorization: 'Bearer wrong' }, '203.0.113.9', 404],
    ['a longer token', { authorization: `Bearer ${token}x` }, '203.0.113.9', 404],
    ['an empty token', { authorization: 'Bearer ' }, '203.0.113.9', 404],
  ])('allows or refuses %s', async (_who, headers: Record<string, string>, address, status) => {
    expect((await ask(headers, address)).status).toBe(status);
  });
});
