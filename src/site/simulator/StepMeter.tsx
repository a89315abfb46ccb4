import { LitBars } from './LitBars.tsx';
import { LAST_STEP, type Step } from './simulator-state.ts';

const heights = [0.34, 0.44, 0.56, 0.7, 0.85, 1];

/** Six rising bars; those of the steps up to the current one are lit. */
export function StepMeter({ step }: { step: Step }) {
  return (
    <LitBars
      heights={heights.slice(0, LAST_STEP)}
      toneOf={(index) => (index < step ? 'lit' : 'rest')}
      className="h-8 gap-1.5"
      barClassName="rounded-t-[3px] rounded-b-[1px]"
    />
  );
}
