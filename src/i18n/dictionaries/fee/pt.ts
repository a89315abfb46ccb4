import type { FeeTexts } from '../../money/fee-text.ts';

export const fee: FeeTexts = {
  perMonth: '{budget} de publicidade por mês, {fee}',
  perMonthFrom: 'A partir de {budget} de publicidade por mês, {fee}',
  perCampaign: '{budget} de publicidade, {fee}',
  perCampaignFrom: 'A partir de {budget} de publicidade, {fee}',
  terms: {
    percentage: 'honorários à parte: {percent}',
    minimum: 'honorários à parte: {percent}, no mínimo {minimum}',
    minimumPerMonth: 'honorários à parte: {percent}, no mínimo {minimum} por mês',
    quote: 'honorários à parte, mediante orçamento',
    missing: 'honorários à parte: {missing}',
    example: '{fee} (exemplo)',
  },
  sum: '{budget} de publicidade + {fee} de honorários = {total}',
  sumByQuote: '{budget} de publicidade + honorários mediante orçamento',
  sumMissing: '{budget} de publicidade + honorários {missing}',
  covers: 'Os honorários cobrem: {covers}',
  invoicedBy: 'O espaço publicitário é faturado por: {names}',
};
