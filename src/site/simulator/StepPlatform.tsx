import { platforms, recommendedMinimum } from '../../domain/simulator/inputs.ts';
import { fill, formatEuro } from '../../i18n/format.ts';
import { PlatformMark } from '../../ui/platform-mark.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import type { StepProps } from './step-props.ts';

/** Step 1: the platform, with its recommended minimum budget. */
export function StepPlatform({ t, messages, locale, answers, errors, onAnswer }: StepProps) {
  return (
    <ChoiceStep
      name="platform"
      {...t.steps.platform}
      keys={t.keys}
      choices={platforms.map((value) => ({
        value,
        name: t.platforms[value].name,
        hint: fill(t.platforms[value].hint, { minimum: formatEuro(locale, recommendedMinimum[value]) }),
        mark: <PlatformMark platform={value} className="h-7 w-6 flex-none" />,
      }))}
      chosen={answers.platform}
      error={errors.platform_error && messages[errors.platform_error]}
      onChoose={(platform) => onAnswer({ platform })}
    />
  );
}
