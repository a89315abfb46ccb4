import { useState } from 'react';
import { type LeadSort, leadSorts } from '../../domain/lead/lead-values.ts';
import type { Order } from '../../domain/list/list-parameters.ts';
import { adminKeys } from '../../domain/storage/admin-keys.ts';
import type { foldColumns } from '../ui/fold-columns.ts';

/** The columns in their order. The name is always shown: it is the link to the lead. */
export const columns = [
  'created',
  'name',
  'kind',
  'platform',
  'budget',
  'source',
  'locale',
  'status',
  'followUp',
  'assignee',
  'delivery',
] as const;
export type Column = (typeof columns)[number];
export const choosable = columns.filter((column) => column !== 'name');

const usual: readonly Column[] = columns.filter((column) => column !== 'locale');

/** Widths in CSS pixels, and which column moves below which, in this order, when the window is too narrow for all. */
export const folding = {
  widths: {
    created: 120,
    name: 245,
    kind: 110,
    platform: 100,
    budget: 130,
    source: 125,
    locale: 95,
    status: 170,
    followUp: 160,
    assignee: 190,
    delivery: 140,
  },
  folds: [
    ['platform', 'kind'],
    ['locale', 'source'],
    ['assignee', 'status'],
    ['followUp', 'created'],
    ['delivery', 'status'],
    ['source', 'kind'],
    ['budget', 'kind'],
    ['kind', 'name'],
    ['created', 'name'],
  ],
} as const satisfies Parameters<typeof foldColumns<Column>>[1];

export const sortOf = (column: Column): LeadSort | undefined => leadSorts.find((sort) => sort === column);

/** The order of a column after the first click on its header. */
export const firstOrder: Record<LeadSort, Order> = {
  created: 'desc',
  name: 'asc',
  status: 'asc',
  budget: 'desc',
  followUp: 'asc',
};

/** The columns that this browser shows. The choice is stored in the browser only, never on the server. */
export function useColumns(): [readonly Column[], (chosen: readonly Column[]) => void] {
  const [shown, setShown] = useState(read);
  const choose = (chosen: readonly Column[]) => {
    const next = columns.filter((column) => column === 'name' || chosen.includes(column));
    setShown(next);
    try {
      localStorage.setItem(adminKeys.leadColumns, next.join(','));
    } catch {}
  };
  return [shown, choose];
}

function read(): readonly Column[] {
  try {
    const kept = localStorage.getItem(adminKeys.leadColumns)?.split(',');
    if (kept) return columns.filter((column) => column === 'name' || kept.includes(column));
  } catch {}
  return usual;
}
