import type { foldColumns } from '../parts/fold-columns.ts';
import type { CampaignFilter } from './filter.ts';

export const columns = [
  'artist',
  'platform',
  'campaignType',
  'country',
  'budget',
  'days',
  'status',
  'range',
] as const;
export type Column = (typeof columns)[number];

/** How they stand together where a window has no room for all. */
export const folding = {
  widths: {
    artist: 175,
    platform: 95,
    campaignType: 115,
    country: 110,
    budget: 95,
    days: 160,
    status: 165,
    range: 285,
  },
  folds: [
    ['campaignType', 'platform'],
    ['budget', 'days'],
    ['country', 'platform'],
    ['platform', 'artist'],
    ['days', 'artist'],
    ['range', 'status'],
  ],
} as const satisfies Parameters<typeof foldColumns<Column>>[1];

/** What the list is sorted by under a column's head. */
export const sortOf: Partial<Record<Column, CampaignFilter['sort']>> = {
  artist: 'artist',
  budget: 'budget',
  days: 'starts',
  status: 'status',
};
