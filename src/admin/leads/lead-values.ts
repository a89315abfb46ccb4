import type { LeadRowDto } from '../../contracts/lead.ts';

/**
 * The choices of the filters, in the order of their menus. Typed by the contract and not taken from it: its schemas
 * would bring zod to the browser.
 */
export type LeadKind = LeadRowDto['kind'];
export type DeliverySummary = LeadRowDto['delivery'];
export const kinds = keysOf<LeadKind>({ contact: 1, simulation: 1, booking: 1, planner: 1 });
export const deliverySummaries = keysOf<DeliverySummary>({
  dead: 1,
  pending: 1,
  not_configured: 1,
  delivered: 1,
  none: 1,
});
export const leadPlatforms = ['youtube', 'meta', 'tiktok', 'spotify'] as const;
export type LeadPlatform = (typeof leadPlatforms)[number];
export const sorts = ['created', 'name', 'status', 'budget'] as const;
export type LeadSort = (typeof sorts)[number];
export const orders = ['asc', 'desc'] as const;
export type LeadOrder = (typeof orders)[number];

/** A value that the contract gains or loses is an error here. */
function keysOf<T extends string>(all: Record<T, 1>): readonly T[] {
  return Object.keys(all) as T[];
}
