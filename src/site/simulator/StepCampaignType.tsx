import { type CampaignType, campaignTypes } from '../../domain/simulator/inputs.ts';
import { ChoiceMark } from './ChoiceMark.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import type { StepProps } from './step-props.ts';

/** The bars of each type: the more it asks of people, the fewer bars are high, and the higher the highest is. */
const marks: Record<CampaignType, readonly number[]> = {
  awareness: [0.55, 0.7, 0.62, 0.78, 0.6],
  engagement: [0.3, 0.5, 1, 0.62, 0.35],
  conversion: [0.14, 0.14, 0.14, 0.14, 1],
};

export function StepCampaignType({ t, messages, answers, errors, onAnswer }: StepProps) {
  return (
    <ChoiceStep
      name="campaignType"
      {...t.steps.campaignType}
      keys={t.keys}
      choices={campaignTypes.map((value) => ({
        value,
        ...t.campaignTypes[value],
        mark: <ChoiceMark heights={marks[value]} lit={5} />,
      }))}
      chosen={answers.campaignType}
      error={errors.campaignType_error && messages[errors.campaignType_error]}
      onChoose={(campaignType) => onAnswer({ campaignType })}
    />
  );
}
