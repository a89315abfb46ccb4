import type { SourceRead } from '../../../app/ports/content.ts';
import { type RowOf, recordOf } from '../engine/record.ts';

export const readRecord = recordOf<SourceRead>()({
  source: 'source',
  day: 'day',
  by: 'read_by',
  at: 'read_at',
});

/** A day on which a source of the guides was read. */
export type SourceReadRow = RowOf<typeof readRecord>;
