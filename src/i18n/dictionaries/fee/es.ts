import type { FeeTexts } from '../../money/fee-text.ts';

export const fee: FeeTexts = {
  perMonth: '{budget} de publicidad al mes, {fee}',
  perMonthFrom: 'Desde {budget} de publicidad al mes, {fee}',
  perCampaign: '{budget} de publicidad, {fee}',
  perCampaignFrom: 'Desde {budget} de publicidad, {fee}',
  terms: {
    percentage: 'honorarios aparte: {percent}',
    minimum: 'honorarios aparte: {percent}, {minimum} como mínimo',
    minimumPerMonth: 'honorarios aparte: {percent}, {minimum} al mes como mínimo',
    quote: 'honorarios aparte, según presupuesto',
    missing: 'honorarios aparte: {missing}',
    example: '{fee} (ejemplo)',
  },
  sum: '{budget} de publicidad + {fee} de honorarios = {total}',
  sumByQuote: '{budget} de publicidad + honorarios según presupuesto',
  sumMissing: '{budget} de publicidad + honorarios {missing}',
  covers: 'Los honorarios cubren: {covers}',
  invoicedBy: 'El espacio publicitario lo factura: {names}',
};
