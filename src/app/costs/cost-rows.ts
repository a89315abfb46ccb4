import type { WholeCostTable } from '../../domain/simulator/cost-table.ts';
import { campaignTypes, platforms, regions } from '../../domain/simulator/inputs.ts';

/** Returns a cost table as rows, in the order of the inputs. Costs are in dollars (`cost-table.ts`). */
export const costRows = (table: WholeCostTable) =>
  platforms.map((platform) => ({
    platform,
    unit: table[platform].unit,
    costs: regions.flatMap((country) =>
      campaignTypes.map((campaignType) => {
        const [min, max] = table[platform].costs[country][campaignType];
        return { country, campaignType, min, max };
      }),
    ),
  }));
