import type { LeadReport, LeadStore } from '../../ports.ts';

const PAGE = 200;

const unitMs = { h: 3_600_000, d: 86_400_000 };

/**
 * Returns all leads with their deliveries, newest first, read in pages. `since` is the earliest creation time in epoch
 * milliseconds.
 */
export async function listLeads(
  leads: LeadStore,
  { since, page = PAGE }: { since?: number | undefined; page?: number } = {},
): Promise<LeadReport[]> {
  const all: LeadReport[] = [];
  for (;;) {
    const before = all.at(-1)?.lead.id;
    const reports = await leads.list({
      limit: page,
      ...(since !== undefined && { since }),
      ...(before !== undefined && { before }),
    });
    all.push(...reports);
    if (reports.length < page) return all;
  }
}

/**
 * Reads `2026-11-01` (midnight UTC), a full ISO 8601 time, `24h` or `7d` (back from `now`) as epoch milliseconds;
 * `undefined` when it is none of these.
 */
export function parseSince(text: string, now: number): number | undefined {
  const back = /^(\d{1,5})([hd])$/.exec(text);
  if (back) return now - Number(back[1]) * unitMs[back[2] as 'h' | 'd'];
  if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}
