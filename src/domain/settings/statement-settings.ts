import { z } from 'zod';
import { statements } from './statements.ts';

/** The longest reply time that the agency can promise, in working hours: two weeks. */
const REPLY_HOURS_MAX = 90;

/** The statements that the agency has confirmed, and the time within which it answers. */
export const StatementSettings = z.object({
  confirmed: z.array(z.enum(statements)),
  /** Working hours until a message is answered, 1 to 90, in digits; empty: no time is promised. */
  replyHours: z
    .string('reply_hours_error')
    .trim()
    .refine((typed) => typed === '' || isReplyTime(typed), 'reply_hours_error'),
});
export type StatementSettings = z.infer<typeof StatementSettings>;

const isReplyTime = (typed: string): boolean =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= REPLY_HOURS_MAX;
