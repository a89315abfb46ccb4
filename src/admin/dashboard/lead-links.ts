import { OTHER_SOURCES } from '../../domain/dashboard/scale.ts';
import { BY_HAND } from '../../domain/lead/by-hand.ts';
import { leadKinds } from '../../domain/lead/lead-values.ts';
import type { AdminTexts } from '../texts.ts';
import type { Column, Split } from './lead-columns.ts';

type Days = Pick<Column, 'from' | 'to'>;

/** Returns the address of the list of leads of some days. */
export const leadsLink = (days: Days): string => listOf(days);

/** Returns the address for the leads of one form or source; `other` is all sources that are not in `names`. */
export function partLink(days: Days, split: Split, name: string, names: readonly string[]): string {
  if (split === 'kinds') return listOf(days, { kind: name });
  if (name !== OTHER_SOURCES) return listOf(days, { source: name });
  const others = names.filter((other) => other !== OTHER_SOURCES);
  return listOf(days, others.length > 0 ? { sourceNot: others.join(',') } : {});
}

function listOf({ from, to }: Days, filter: Record<string, string> = {}): string {
  // A comma is legal in a query, and keeps the link readable.
  const query = new URLSearchParams({ ...filter, from, to }).toString().replaceAll('%2C', ',');
  return `/dashboard/leads?${query}`;
}

/** Returns the displayed name of a form or a source. */
export function nameOf(name: string, split: Split, { dashboard }: Pick<AdminTexts, 'dashboard'>): string {
  const kind = leadKinds.find((value) => value === name);
  if (split === 'kinds' && kind) return dashboard.kinds[kind];
  return name === 'direct' || name === 'other' || name === BY_HAND ? dashboard.leads[name] : name;
}
