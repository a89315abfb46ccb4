import type { CampaignInputs } from '../../domain/simulator/inputs.ts';
import { fill } from '../../i18n/format.ts';
import { StepHeading, StepText } from './StepHeading.tsx';
import { namesOf, type Wording } from './texts.ts';

/** Step 6 for a combination that the cost table lacks: a text that suggests a call. */
export function NoEstimateStep({ inputs, ...wording }: Wording & { inputs: CampaignInputs }) {
  const { none } = wording.t.result;
  return (
    <>
      <StepHeading>{none.title}</StepHeading>
      <StepText>{fill(none.text, namesOf(wording, inputs))}</StepText>
    </>
  );
}
