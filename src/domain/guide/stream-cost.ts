import { figures } from '../benchmarks/figures.ts';
import {
  count,
  euros,
  type Fields,
  firstProblem,
  type InputsOf,
  type Outcome,
  solved,
} from './calculator-fields.ts';
import { roundTo, toCents } from './rounding.ts';

export const streamCostFields = {
  spotifySpend: euros({ initial: 300, example: 500 }),
  gained: count({ initial: 2500, example: 4000 }),
  before: count({ initial: 400, example: 700, min: 0 }),
} as const satisfies Fields;
export type StreamCostInputs = InputsOf<typeof streamCostFields>;

export interface StreamCost {
  /** Euros per gained stream, rounded to a thousandth. */
  costPerStream: number;
  /** Streams of the track over the period, gained ones included. */
  total: number;
  /** Whether the track reaches the number of streams from which Spotify pays. */
  paid: boolean;
  /** Euros that the gained streams earn; 0 below the threshold. */
  revenue: number;
}

/**
 * Returns the cost and the revenue of gained streams: spend ÷ gained streams, and gained streams × the average revenue of a
 * stream once the track is over Spotify's threshold (`domain/guide/sources.ts`).
 */
export function streamCost(inputs: StreamCostInputs): Outcome<StreamCost> {
  const wrong = firstProblem(streamCostFields, inputs);
  if (wrong) return wrong;
  const total = inputs.before + inputs.gained;
  const paid = total >= figures['streaming.threshold'].value;
  return solved({
    costPerStream: roundTo(3, inputs.spotifySpend / inputs.gained),
    total,
    paid,
    revenue: paid ? toCents(inputs.gained * figures['roi.perStream'].value) : 0,
  });
}
