import { useState } from 'react';
import type { LandingProblem } from '../../contracts/landing.ts';
import { problemKey } from './group-problems.ts';

/** The findings that the editor settled by opening their links, in this visit of the wizard. */
export interface Settled {
  settle: (problem: LandingProblem) => void;
  /** Leaves out the settled findings. */
  open: (problems: readonly LandingProblem[]) => LandingProblem[];
}

export function useSettled(): Settled {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    settle: (problem) => setKeys(new Set([...keys, problemKey(problem)])),
    open: (problems) => problems.filter((problem) => !keys.has(problemKey(problem))),
  };
}
