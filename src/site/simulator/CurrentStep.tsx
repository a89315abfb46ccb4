import type { Fee } from '../../domain/fee/fee.ts';
import type { CostTable } from '../../domain/simulator/cost-table.ts';
import { NoEstimateStep } from './NoEstimateStep.tsx';
import type { Delivery } from './pending-submission.ts';
import { ResultStep } from './ResultStep.tsx';
import { StepBudget } from './StepBudget.tsx';
import { StepCampaignType } from './StepCampaignType.tsx';
import { StepContact } from './StepContact.tsx';
import { StepPlatform } from './StepPlatform.tsx';
import { StepRegion } from './StepRegion.tsx';
import { type Answers, campaignInputs, type State } from './simulator-state.ts';
import { describeCampaign, type Wording } from './texts.ts';

interface CurrentStepProps {
  wording: Wording;
  state: State;
  delivery: Delivery | undefined;
  privacyHref: string;
  fee: Fee;
  table: CostTable | undefined;
  onAnswer: (answer: Partial<Answers>) => void;
}

/** The current question, or the result. */
export function CurrentStep({
  wording,
  state,
  delivery,
  privacyHref,
  fee,
  table,
  onAnswer,
}: CurrentStepProps) {
  const { step, answers, errors, result } = state;
  const props = { ...wording, answers, errors, onAnswer, table };
  switch (step) {
    case 1:
      return <StepPlatform {...props} />;
    case 2:
      return <StepCampaignType {...props} />;
    case 3:
      return <StepBudget {...props} />;
    case 4:
      return <StepRegion {...props} />;
    case 5: {
      const inputs = campaignInputs(answers);
      return (
        <StepContact
          {...props}
          summary={inputs ? describeCampaign(wording, inputs) : ''}
          privacyHref={privacyHref}
        />
      );
    }
    case 6:
      if (!result) return null;
      return result.estimate ? (
        <ResultStep
          {...wording}
          inputs={result.inputs}
          estimate={result.estimate}
          delivery={delivery}
          fee={fee}
        />
      ) : (
        <NoEstimateStep {...wording} inputs={result.inputs} />
      );
  }
}
