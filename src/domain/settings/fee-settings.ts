import { z } from 'zod';
import { isFeePercent } from '../fee/fee.ts';
import { locales } from '../locale/locale.ts';
import { requiredLine } from './fields.ts';

const percent = z.number('fee_percent_error').refine(isFeePercent, 'fee_percent_error');
const minimum = z.int('fee_minimum_error').min(0, 'fee_minimum_error').max(100_000, 'fee_minimum_error');

/** The agency's fee; `Fee` (`domain/fee/fee.ts`) documents its fields. */
export const FeeSettings = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('missing') }),
    z.object({ kind: z.literal('quote') }),
    z.object({
      kind: z.literal('percentage'),
      percent,
      minimum,
      covers: z.record(z.enum(locales), requiredLine()),
    }),
  ],
  'field_required',
);
export type FeeSettings = z.infer<typeof FeeSettings>;
