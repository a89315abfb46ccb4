import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { TroubleReader } from '../../app/ports/alarms.ts';
import type { CountedSends } from '../../app/ports/conversions.ts';
import type { Clock, DeliveryQueue, LeadKind, LeadStore } from '../../app/ports.ts';
import { leadKinds } from '../../domain/lead/lead-values.ts';
import { doesWork, type ProcessRole } from '../../domain/process/process-role.ts';
import { type MeasuredJobs, measureJobs } from './job-metrics.ts';
import { type MeasuredPages, measurePages } from './page-metrics.ts';
import { measureSends } from './send-metrics.ts';

/** The metrics of one process, in a separate registry. */
export interface Metrics {
  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void;
  leadStored(kind: LeadKind): void;
  /** @param kind of the page, from a closed list: never a path */
  pageRendered(kind: string, seconds: number): void;
  /** Names the cache of pages, which is made after the metrics. */
  watchPages(pages: MeasuredPages): void;
  /** Returns all metrics in the text format of Prometheus, without those of the database while it is unavailable. */
  expose(): Promise<{ contentType: string; text: string }>;
}

/** What the metrics say about this process. */
export interface MeasuredProcess {
  role: ProcessRole;
  build: string;
  clock: Clock;
  trouble: Pick<TroubleReader, 'oldest' | 'queues'>;
  jobs: Required<MeasuredJobs>;
  /** Counts what the server tells ad platforms. */
  sends(): Promise<CountedSends[]>;
}

/**
 * Creates the metrics of this process, with Node's default ones.
 * @param queue counts the deliveries of the database by state, at each `expose`
 * @param process the queues are measured by processes that do the waiting work alone: the same number of each web process would be added up
 */
export function createMetrics(
  queue: Pick<DeliveryQueue, 'counts'>,
  { role, build, clock, trouble, jobs, sends }: MeasuredProcess,
): Metrics {
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
  new Gauge({
    name: 'process_build_info',
    help: 'The build and the role of this process; always 1.',
    labelNames: ['build', 'role'],
    registers,
  }).set({ build, role }, 1);
  const pages = measurePages(registers);
  measureJobs(registers, clock, doesWork(role) ? jobs : { loops: jobs.loops });
  if (doesWork(role)) {
    measureQueues(registers, clock, trouble);
    measureSends(registers, clock, sends);
  }
  return {
    observeRequest: (labels, seconds) => requests.observe(labels, seconds),
    leadStored: (kind) => leads.inc({ kind }),
    pageRendered: pages.rendered,
    watchPages: pages.watch,
    expose: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

/** Adds the ages and the given-up rows of the queues, without them while the database is unavailable. */
function measureQueues(registers: Registry[], clock: Clock, trouble: MeasuredProcess['trouble']): void {
  new Gauge({
    name: 'queue_oldest_due_seconds',
    help: 'For how long the row that was due first has been waiting; 0 if none is due.',
    labelNames: ['queue'],
    registers,
    async collect() {
      try {
        const now = clock.now();
        for (const [name, at] of Object.entries(await trouble.oldest()))
          this.set({ queue: name }, at === null ? 0 : Math.max(0, (now - at) / 1000));
      } catch {
        this.reset();
      }
    },
  });
  new Gauge({
    name: 'queue_rows',
    help: 'Rows of the queues that were given up.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      try {
        for (const [name, count] of Object.entries((await trouble.queues()).dead))
          this.set({ queue: name, state: 'dead' }, count);
      } catch {
        this.reset();
      }
    },
  });
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
