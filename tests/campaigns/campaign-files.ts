/** A report of Google Ads in French, saved by Excel in France: semicolons, Windows-1252, its own total row. */
export function googleReport(
  rows: readonly (readonly [day: string, campaign: string, cost: number, views: number, currency?: string])[],
  { currency = 'EUR', total }: { currency?: string; total?: number } = {},
): Buffer {
  const money = (amount: number) => amount.toFixed(2).replace('.', ',');
  const sum = (place: 2 | 3) => rows.reduce((all, row) => all + row[place], 0);
  const lines = [
    'Rapport sur les campagnes',
    '1 novembre 2026 - 30 novembre 2026',
    'Jour;Campagne;Code de la devise;Coût;Impr.;Vues TrueView;Clics;CTR;Utilisateurs uniques',
    ...rows.map(
      ([day, campaign, cost, views, own = currency]) =>
        `${day};${campaign};${own};${money(cost)};${views * 3};${views};${Math.round(views / 40)};0,83%;${views}`,
    ),
    `Total : compte;--;${currency};${money(total ?? sum(2))};${sum(3) * 3};${sum(3)};--;--;--`,
  ];
  return Buffer.from(lines.join('\r\n'), 'latin1');
}
