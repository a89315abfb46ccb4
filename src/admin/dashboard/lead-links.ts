import { OTHER_SOURCES } from '../../domain/dashboard/scale.ts';
import { leadKinds } from '../../domain/lead/lead-kind.ts';
import type { AdminTexts } from '../texts.ts';
import type { Column, Split } from './lead-columns.ts';

/**
 * Where the leads of some days are listed: all of them, or those of one form or source. `undefined`: `other` is no
 * source that a list could be filtered by.
 */
export function leadsLink(days: Pick<Column, 'from' | 'to'>): string;
export function leadsLink(days: Pick<Column, 'from' | 'to'>, split: Split, name: string): string | undefined;
export function leadsLink({ from, to }: Pick<Column, 'from' | 'to'>, split?: Split, name = '') {
  const days = `from=${from}&to=${to}`;
  if (split === undefined) return `/dashboard/leads?${days}`;
  if (split === 'kinds') return `/dashboard/leads?kind=${name}&${days}`;
  return name === OTHER_SOURCES ? undefined : `/dashboard/leads?source=${encodeURIComponent(name)}&${days}`;
}

/** What a form or a source is called. */
export function nameOf(name: string, split: Split, { dashboard }: Pick<AdminTexts, 'dashboard'>): string {
  const kind = leadKinds.find((value) => value === name);
  if (split === 'kinds' && kind) return dashboard.kinds[kind];
  return name === 'direct' || name === 'other' ? dashboard.leads[name] : name;
}
