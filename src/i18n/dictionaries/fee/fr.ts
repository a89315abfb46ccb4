/** The agency's fee beside an advertising budget. Every place that states a budget as a price uses these texts. */
export const fee = {
  perMonth: '{budget} de publicité par mois, {fee}',
  perMonthFrom: 'Dès {budget} de publicité par mois, {fee}',
  perCampaign: '{budget} de publicité, {fee}',
  perCampaignFrom: 'Dès {budget} de publicité, {fee}',
  terms: {
    percentage: 'honoraires en plus : {percent}',
    minimum: 'honoraires en plus : {percent}, au moins {minimum}',
    minimumPerMonth: 'honoraires en plus : {percent}, au moins {minimum} par mois',
    quote: 'honoraires en plus, sur devis',
    missing: 'honoraires en plus : {missing}',
    example: '{fee} (exemple)',
  },
  sum: '{budget} de publicité + {fee} d’honoraires = {total}',
  sumByQuote: '{budget} de publicité + honoraires sur devis',
  sumMissing: '{budget} de publicité + honoraires {missing}',
  covers: 'Les honoraires couvrent : {covers}',
  invoicedBy: 'L’espace publicitaire est facturé par : {names}',
};
