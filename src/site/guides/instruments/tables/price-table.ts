import type { SiteFacts } from '../../../../contracts/site.ts';
import type { Locale } from '../../../../domain/locale/locale.ts';
import { tableOf } from '../../../../domain/simulator/cost-cells.ts';
import { BUILT_IN_VERSION, costTable } from '../../../../domain/simulator/cost-table.ts';
import { campaignTypes, type Platform, regions } from '../../../../domain/simulator/inputs.ts';
import { fill, formatCostsInEuros } from '../../../../i18n/format.ts';
import { priceWording } from '../server-texts.ts';
import type { TableData } from './table-data.ts';

/**
 * Returns the prices of a platform by region and goal, in euros, from the cost table in force: the prices with which the
 * simulator computes. The caption names the version of the table.
 */
export function priceTable(locale: Locale, platform: Platform, costs: SiteFacts['costs']): TableData {
  const { prices, regionNames, goalNames } = priceWording(locale);
  const shown = costs && tableOf(costs.figures);
  const { costs: cells } = (shown ?? costTable)[platform];
  const version = shown ? costs.version : BUILT_IN_VERSION;
  return {
    caption: `${prices.caption[platform]} ${fill(prices.version, { version })}`,
    columns: [prices.region, ...campaignTypes.map((goal) => goalNames[goal].name)],
    rows: regions.map((region) => ({
      name: regionNames[region],
      cells: campaignTypes.map((goal) => ({ text: formatCostsInEuros(locale, cells[region][goal]) })),
    })),
  };
}
