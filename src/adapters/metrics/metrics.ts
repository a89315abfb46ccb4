import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DeliveryQueue, LeadKind, LeadStore } from '../../app/ports.ts';
import { leadKinds } from '../../domain/lead/lead-values.ts';

/** The metrics of one process, in a separate registry. */
export interface Metrics {
  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void;
  leadStored(kind: LeadKind): void;
  /** Returns all metrics in the text format of Prometheus, without those of the database while it is unavailable. */
  expose(): Promise<{ contentType: string; text: string }>;
}

/**
 * Creates the metrics of this process, with Node's default ones.
 * @param queue counts the deliveries of the database by state, at each `expose`
 */
export function createMetrics(queue: Pick<DeliveryQueue, 'counts'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests to the API by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const leads = new Counter({
    name: 'leads_total',
    help: 'Leads stored by this process since its start.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of leadKinds) leads.inc({ kind }, 0);
  new Gauge({
    name: 'deliveries',
    help: 'Deliveries in the outbox by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      try {
        for (const [state, count] of Object.entries(await queue.counts())) this.set({ state }, count);
      } catch {
        // The other metrics are still exposed: they matter most while the database is unavailable.
        this.reset();
      }
    },
  });
  return {
    observeRequest: (labels, seconds) => requests.observe(labels, seconds),
    leadStored: (kind) => leads.inc({ kind }),
    expose: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

/** Returns the same store, which also counts each newly stored lead. */
export function countLeads(store: LeadStore, metrics: Pick<Metrics, 'leadStored'>): LeadStore {
  return {
    ...store,
    async save(lead, ...rest) {
      const saved = await store.save(lead, ...rest);
      if (saved.created) metrics.leadStored(lead.kind);
      return saved;
    },
  };
}
