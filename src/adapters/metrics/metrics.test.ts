import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { CountedSends } from '../../app/ports/conversions.ts';
import type { DeliveryQueue, Lead, LeadStore } from '../../app/ports.ts';
import type { ProcessRole } from '../../domain/process/process-role.ts';
import { countLeads, createMetrics } from './metrics.ts';

const counts = vi.fn<DeliveryQueue['counts']>();
const oldest = vi.fn(async () => ({ deliveries: 4000, mails: null as number | null }));
const nights = vi.fn(async () => ({ backup: 5000 as number | null, proof: null as number | null }));
const sends = vi.fn(
  async (): Promise<CountedSends[]> => [
    {
      destination: 'meta',
      counts: { waiting: 4, sent: 30, unclear: 0, dead: 1, unsent: 2 },
      waitingSince: 3000,
    },
    {
      destination: 'meta-artists',
      counts: { waiting: 0, sent: 1, unclear: 0, dead: 0, unsent: 0 },
      waitingSince: null,
    },
  ],
);
const measured = (role: ProcessRole = 'all') => ({
  ...{ role, build: '1a2b3c4d', clock: { now: () => 10_000 } },
  trouble: { oldest, queues: async () => ({ dead: { deliveries: 0, mails: 2 }, oldestDue: 4000 }) },
  jobs: { loops: new Map([['revisions', 7000]]), nights },
  sends,
});

describe('createMetrics', () => {
  it('exposes the current counts of deliveries, and omits them while the database is unavailable', async () => {
    const metrics = createMetrics({ counts }, measured());
    counts.mockResolvedValueOnce({ pending: 3, not_configured: 1, delivered: 9, dead: 0 });
    expect((await metrics.expose()).text).toContain('deliveries{state="pending"} 3');
    counts.mockRejectedValueOnce(new Error('away'));
    const { text } = await metrics.expose();
    expect(text).not.toContain('deliveries{');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('counts requests by route and status', async () => {
    counts.mockResolvedValue({ pending: 0, not_configured: 0, delivered: 0, dead: 0 });
    const metrics = createMetrics({ counts }, measured());
    metrics.observeRequest({ method: 'GET', route: '/api/health', status: 200 }, 0.002);
    expect((await metrics.expose()).text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
    );
  });
});

it('exposes what the page cache counted, each time anew, and the times of renderings by kind', async () => {
  counts.mockResolvedValue({ pending: 0, not_configured: 0, delivered: 0, dead: 0 });
  const metrics = createMetrics({ counts }, measured('web'));
  const home = { hit: 7, stale: 1, miss: 2 };
  metrics.watchPages({ counts: () => new Map([['home', home]]), size: () => ({ bytes: 1234 }) });
  metrics.pageRendered('home', 0.02);
  await metrics.expose();
  home.hit = 8;
  const { text } = await metrics.expose();
  expect(text).toContain('page_requests_total{kind="home",cache="hit"} 8');
  expect(text).toContain('page_requests_total{kind="home",cache="miss"} 2');
  expect(text).toContain('page_render_seconds_count{kind="home"} 1');
  expect(text).toContain('page_cache_bytes 1234');
});

describe('the metrics of the queues', () => {
  it('are those of processes that do the waiting work, and absent while the database is', async () => {
    counts.mockResolvedValue({ pending: 0, not_configured: 0, delivered: 0, dead: 0 });
    const { text } = await createMetrics({ counts }, measured('worker')).expose();
    expect(text).toContain('queue_oldest_due_seconds{queue="deliveries"} 6');
    expect(text).toContain('queue_oldest_due_seconds{queue="mails"} 0');
    expect(text).toContain('queue_rows{queue="mails",state="dead"} 2');
    expect(text).toContain('process_build_info{build="1a2b3c4d",role="worker"} 1');
    const web = (await createMetrics({ counts }, measured('web')).expose()).text;
    expect(web).not.toContain('queue_');
    oldest.mockRejectedValueOnce(new Error('away'));
    const away = await createMetrics({ counts }, measured('worker')).expose();
    expect(away.text).not.toContain('queue_oldest_due_seconds{');
  });

  it('count what ad platforms are told by way and state, and are absent while the database is', async () => {
    const { text } = await createMetrics({ counts }, measured('worker')).expose();
    expect(text).toContain('mdmc_conversions{destination="meta",state="waiting"} 4');
    expect(text).toContain('mdmc_conversions{destination="meta-artists",state="sent"} 1');
    expect(text).toContain('mdmc_conversions_waiting_seconds{destination="meta"} 7');
    expect(text).toContain('mdmc_conversions_waiting_seconds{destination="meta-artists"} 0');
    const web = (await createMetrics({ counts }, measured('web')).expose()).text;
    expect(web).not.toContain('mdmc_conversions');
    sends.mockRejectedValueOnce(new Error('away'));
    const away = await createMetrics({ counts }, measured('worker')).expose();
    expect(away.text).not.toContain('mdmc_conversions{');
    expect(away.text).not.toContain('mdmc_conversions_waiting_seconds{');
  });

  it('say when the background work last succeeded, and of the nights in processes that do the waiting work', async () => {
    const { text } = await createMetrics({ counts }, measured('worker')).expose();
    expect(text).toContain('loop_last_success_timestamp_seconds{loop="revisions"} 7');
    expect(text).toContain('\nrevision_lag_seconds 3');
    expect(text).toContain('\nbackup_last_success_timestamp_seconds 5');
    expect(text).not.toContain('\nproof_last_success_timestamp_seconds');
    const web = (await createMetrics({ counts }, measured('web')).expose()).text;
    expect(web).toContain('revision_lag_seconds 3');
    expect(web).not.toContain('backup_last');
    const metrics = createMetrics({ counts }, measured('worker'));
    await metrics.expose();
    nights.mockRejectedValue(new Error('away'));
    expect((await metrics.expose()).text).not.toContain('\nbackup_last');
    nights.mockReset();
  });

  it.each([
    ['alerts.yml', /^ +expr: (.+)$/gm],
    ['dashboard.json', /"expr": "(.+)",$/gm],
  ])('and every other name of %s are really exposed', async (file, expression) => {
    const { text } = await createMetrics({ counts }, measured()).expose();
    const exposed = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const rules = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
    const expressions = [...rules.matchAll(expression)].map(([, found]) => found ?? '');
    const names = expressions.flatMap((found) =>
      [...found.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?=[{[)])/g)].map(([, name]) => name ?? ''),
    );
    expect(expressions.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBeGreaterThan(4);
    const isExposed = (name: string) =>
      exposed.has(name) || exposed.has(name.replace(/_(count|bucket|sum)$/, ''));
    expect(names.filter((name) => !isExposed(name))).toEqual([]);
  });
});

it('countLeads counts newly stored leads, and not leads that were stored already', async () => {
  const lead = { kind: 'contact' } as Lead;
  const save = vi.fn<LeadStore['save']>().mockResolvedValueOnce({ lead, created: true });
  save.mockResolvedValueOnce({ lead, created: false });
  const leadStored = vi.fn();
  const store = countLeads({ save } as Partial<LeadStore> as LeadStore, { leadStored });
  await store.save(lead, [], 'key');
  await store.save(lead, [], 'key');
  expect(save).toHaveBeenLastCalledWith(lead, [], 'key');
  expect(leadStored).toHaveBeenCalledExactlyOnceWith('contact');
});
