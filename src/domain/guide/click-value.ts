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
import { roundShortOf, roundTo, withoutDust } from './rounding.ts';

const percent = (given: { initial: number; example: number }) => count({ ...given, max: 100 });

export const clickValueFields = {
  pageSpend: euros({ initial: 500, example: 800 }),
  visits: count({ initial: 1200, example: 2000 }),
  clickedOut: percent({ initial: 50, example: 45 }),
  listened: percent({ initial: 30, example: 40 }),
} as const satisfies Fields;
export type ClickValueInputs = InputsOf<typeof clickValueFields>;

/** Costs in euros, each rounded to a thousandth. */
export interface ClickValue {
  perVisit: number;
  perClickOut: number;
  perListener: number;
  /** Listeners per visit, from 0 to 1. */
  conversion: number;
  /** Whether the conversion reaches the agency's threshold. */
  reached: boolean;
}

/** Returns the cost of a visit, of a click to a streaming service and of a listener: each is the previous cost ÷ its share. */
export function clickValue(inputs: ClickValueInputs): Outcome<ClickValue> {
  const wrong = firstProblem(clickValueFields, inputs);
  if (wrong) return wrong;
  const perVisit = inputs.pageSpend / inputs.visits;
  const perClickOut = (perVisit * 100) / inputs.clickedOut;
  const conversion = withoutDust((inputs.clickedOut * inputs.listened) / 10_000);
  const threshold = figures['kpi.conversion.streaming'].value;
  return solved({
    perVisit: roundTo(3, perVisit),
    perClickOut: roundTo(3, perClickOut),
    perListener: roundTo(3, (perClickOut * 100) / inputs.listened),
    conversion: roundShortOf([threshold], 4, conversion),
    reached: conversion >= threshold,
  });
}
