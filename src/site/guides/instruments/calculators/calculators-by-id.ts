import type { CalculatorId } from '../../../../domain/guide/guides.ts';
import type { Calculator } from '../calculator-definition.ts';
import { kpiCalculator } from './kpi-calculator.ts';
import { listeningCalculator } from './listening-calculator.ts';
import { metaCalculator } from './meta-calculator.ts';
import { roiCalculator } from './roi-calculator.ts';
import { spotifyCalculator } from './spotify-calculator.ts';
import { tiktokCalculator } from './tiktok-calculator.ts';
import { youtubeCalculator } from './youtube-calculator.ts';

/** All calculators, for the server. An island imports only its own. */
export const calculatorsById: Record<CalculatorId, Calculator> = {
  youtube: youtubeCalculator,
  meta: metaCalculator,
  tiktok: tiktokCalculator,
  spotify: spotifyCalculator,
  listening: listeningCalculator,
  roi: roiCalculator,
  kpi: kpiCalculator,
};
