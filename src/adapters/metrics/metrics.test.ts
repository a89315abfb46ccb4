import { describe, expect, it, vi } from 'vitest';
import type { DeliveryQueue, Lead, LeadStore } from '../../app/ports.ts';
import { countLeads, createMetrics } from './metrics.ts';

const counts = vi.fn<DeliveryQueue['counts']>();

describe('createMetrics', () => {
  it('exposes the current counts of deliveries, and omits them while the database is unavailable', async () => {
    const metrics = createMetrics({ counts });
    counts.mockResolvedValueOnce({ pending: 3, not_configured: 1, delivered: 9, dead: 0 });
    expect((await metrics.expose()).text).toContain('deliveries{state="pending"} 3');
    counts.mockRejectedValueOnce(new Error('away'));
    const { text } = await metrics.expose();
    expect(text).not.toContain('deliveries{');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('counts requests by route and status', async () => {
    counts.mockResolvedValue({ pending: 0, not_configured: 0, delivered: 0, dead: 0 });
    const metrics = createMetrics({ counts });
    metrics.observeRequest({ method: 'GET', route: '/api/health', status: 200 }, 0.002);
    expect((await metrics.expose()).text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
    );
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
