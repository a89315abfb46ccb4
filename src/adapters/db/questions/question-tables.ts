import type { KeptQuestion } from '../../../domain/questions/kept-question.ts';
import { type RowOf, recordOf } from '../engine/record.ts';

export const questionRecord = recordOf<KeptQuestion>()({
  id: 'id',
  locale: 'locale',
  text: 'text',
  words: 'words',
  at: 'kept_at',
});

/** A question that a visitor let the agency keep. */
export type KeptQuestionRow = RowOf<typeof questionRecord>;
