import { useEffect, useRef } from 'react';
import { count } from '../../browser/count.ts';
import type { SimulatorStep } from '../../domain/visit/simulator-steps.ts';
import type { Step } from './simulator-state.ts';

const names: Record<Step, SimulatorStep> = {
  1: 'platform',
  2: 'campaignType',
  3: 'budget',
  4: 'region',
  5: 'contact',
  6: 'result',
};

/** Counts the opening, and each step when it is first reached; going back and forth counts once. */
export function useStepCounts(step: Step): void {
  const counted = useRef(new Set<SimulatorStep>());
  useEffect(() => {
    for (const name of ['opened', names[step]] as const) {
      if (counted.current.has(name)) continue;
      counted.current.add(name);
      count({ kind: 'step', step: name });
    }
  }, [step]);
}
