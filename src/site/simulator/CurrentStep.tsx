import type { Fee } from '../../domain/fee/fee.ts';
import type { CostTable } from '../../domain/simulator/cost-table.ts';
import {
  type CampaignInputs,
  campaignTypes,
  platforms,
  recommendedMinimum,
} from '../../domain/simulator/inputs.ts';
import { fill, formatEuro } from '../../i18n/format.ts';
import { PlatformMark } from '../../ui/platform-mark.tsx';
import { ContactFields } from '../flow/ContactFields.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import type { Delivery } from './pending-submission.ts';
import { ResultStep } from './ResultStep.tsx';
import { StepBudget } from './StepBudget.tsx';
import { StepHeading, StepText } from './StepHeading.tsx';
import { StepRegion } from './StepRegion.tsx';
import { type Answers, campaignInputs, type State } from './simulator-state.ts';
import type { StepProps } from './step-props.ts';
import { describeCampaign, namesOf, type Wording } from './texts.ts';

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

/** Step 6 for a combination that the cost table lacks: a text that suggests a call. */
function NoEstimateStep({ inputs, ...wording }: Wording & { inputs: CampaignInputs }) {
  const { none } = wording.t.result;
  return (
    <>
      <StepHeading>{none.title}</StepHeading>
      <StepText>{fill(none.text, namesOf(wording, inputs))}</StepText>
    </>
  );
}

function StepCampaignType({ t, messages, answers, errors, onAnswer }: StepProps) {
  return (
    <ChoiceStep
      name="campaignType"
      {...t.steps.campaignType}
      keys={t.keys}
      choices={campaignTypes.map((value) => ({
        value,
        ...t.campaignTypes[value],
      }))}
      chosen={answers.campaignType}
      error={errors.campaignType_error && messages[errors.campaignType_error]}
      onChoose={(campaignType) => onAnswer({ campaignType })}
    />
  );
}

interface StepContactProps extends StepProps {
  /** The answers so far, in one line. */
  summary: string;
  privacyHref: string;
}

/** Step 5: name, e-mail address, and the link if a form asked for it. */
function StepContact(props: StepContactProps) {
  const { t, messages, answers, errors, onAnswer } = props;
  return (
    <>
      <StepHeading>{t.steps.contact.title}</StepHeading>
      <StepText>{t.steps.contact.text}</StepText>
      <p className="mb-5 border-l-2 border-signal pl-4 font-semibold">{props.summary}</p>
      <ContactFields
        id="simulator"
        words={{
          artist: t.contact.artistName,
          email: t.contact.email,
          link: t.contact.link,
          privacy: t.contact.privacy,
          privacyLink: t.contact.privacyLink,
          newTab: t.result.newTab,
        }}
        privacyHref={props.privacyHref}
        answers={answers}
        errors={{
          artist: errors.artist_error && messages[errors.artist_error],
          email: errors.email_error && messages[errors.email_error],
        }}
        artistRequired
        onAnswer={onAnswer}
      />
    </>
  );
}

/** Step 1: the platform, with its recommended minimum budget. */
function StepPlatform({ t, messages, locale, answers, errors, onAnswer }: StepProps) {
  return (
    <ChoiceStep
      name="platform"
      {...t.steps.platform}
      keys={t.keys}
      choices={platforms.map((value) => ({
        value,
        name: t.platforms[value].name,
        hint: fill(t.platforms[value].hint, { minimum: formatEuro(locale, recommendedMinimum[value]) }),
        mark: <PlatformMark platform={value} />,
      }))}
      chosen={answers.platform}
      error={errors.platform_error && messages[errors.platform_error]}
      onChoose={(platform) => onAnswer({ platform })}
    />
  );
}
