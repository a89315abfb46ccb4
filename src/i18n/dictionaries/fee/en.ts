import type { FeeTexts } from '../../money/fee-text.ts';

export const fee: FeeTexts = {
  perMonth: '{budget} of advertising a month, {fee}',
  perMonthFrom: 'From {budget} of advertising a month, {fee}',
  perCampaign: '{budget} of advertising, {fee}',
  perCampaignFrom: 'From {budget} of advertising, {fee}',
  terms: {
    percentage: 'plus our fee: {percent}',
    minimum: 'plus our fee: {percent}, at least {minimum}',
    minimumPerMonth: 'plus our fee: {percent}, at least {minimum} a month',
    quote: 'plus our fee, by quote',
    missing: 'plus our fee: {missing}',
    example: '{fee} (example)',
  },
  sum: '{budget} of advertising + {fee} fee = {total}',
  sumByQuote: '{budget} of advertising + our fee by quote',
  sumMissing: '{budget} of advertising + our fee {missing}',
  covers: 'The fee covers: {covers}',
  invoicedBy: 'The advertising space is invoiced by: {names}',
};
