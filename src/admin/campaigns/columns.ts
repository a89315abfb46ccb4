import type { CampaignSort } from '../../domain/campaign/campaign-values.ts';
import type { foldColumns } from '../ui/fold-columns.ts';

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

/** Widths in CSS pixels, and which column moves below which, in this order, when the window is too narrow for all. */
export const folding = {
  widths: {
    artist: 175,
    platform: 95,
    campaignType: 115,
    country: 110,
    budget: 95,
    days: 160,
    status: 180,
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

/** The order that the header of a column sorts by. */
export const sortOf: Partial<Record<Column, CampaignSort>> = {
  artist: 'artist',
  budget: 'budget',
  days: 'starts',
  status: 'status',
};
