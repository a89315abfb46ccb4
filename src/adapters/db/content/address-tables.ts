import type { FormerAddress } from '../../../domain/content/site-addresses.ts';
import type { AddedGuide } from '../../../domain/guide/added-guide.ts';
import { json, type RowOf, recordOf } from '../engine/record.ts';

export const guideRecord = recordOf<AddedGuide & { at: number }>()({
  slug: 'slug',
  category: 'category',
  difficulty: 'difficulty',
  metrics: json('metrics'),
  follows: 'follows',
  at: 'created_at',
});

export const formerRecord = recordOf<FormerAddress>()({ path: 'path', target: 'target', at: 'created_at' });

/** A guide that the agency added. Its texts are documents. */
export type AddedGuideRow = RowOf<typeof guideRecord>;

/** An address that leads to a page of the site. */
export type FormerAddressRow = RowOf<typeof formerRecord>;
