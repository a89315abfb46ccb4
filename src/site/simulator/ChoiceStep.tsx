import type { ReactNode } from 'react';
import { fill } from '../../i18n/format.ts';
import { STEP_TEXT_ID, STEP_TITLE_ID, StepHeading, StepText } from './StepHeading.tsx';

export interface Choice<T extends string> {
  value: T;
  name: string;
  hint: string;
  mark?: ReactNode;
}

interface ChoiceStepProps<T extends string> {
  name: string;
  title: string;
  text: string;
  /** The text about the number keys, with `{first}` and `{last}`. */
  keys: string;
  choices: readonly Choice<T>[];
  chosen: T | undefined;
  error: string | undefined;
  onChoose: (value: T) => void;
}

/** A question with a few answers: native radio buttons whose labels are cards, numbered for the keyboard. */
export function ChoiceStep<T extends string>(props: ChoiceStepProps<T>) {
  const { name, choices, chosen, error } = props;
  const errorId = `${name}-error`;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and a plain group cannot be invalid
      role="radiogroup"
      className="m-0 min-w-0 border-0 p-0"
      aria-labelledby={STEP_TITLE_ID}
      aria-describedby={STEP_TEXT_ID}
      aria-required="true"
      {...(error && { 'aria-invalid': true })}
    >
      <legend className="p-0">
        <StepHeading>{props.title}</StepHeading>
      </legend>
      <StepText>{props.text}</StepText>
      {/* Above the answers, which are longer than a low window. */}
      <p id={errorId} className="field-error mb-3">
        {error}
      </p>
      <div className="grid gap-2.5">
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={`simulator-choice px-4 py-3 md:px-5 ${error ? 'simulator-choice-wrong' : ''}`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={chosen === choice.value}
              onChange={() => props.onChoose(choice.value)}
              {...(error && { 'aria-describedby': errorId })}
            />
            {choice.mark}
            <span className="min-w-0 grow leading-snug">
              <span className="block font-display text-h4 font-bold tracking-tight">{choice.name}</span>
              <span className="figures block text-small text-muted">{choice.hint}</span>
            </span>
            <span className="simulator-choice-key figures" aria-hidden="true">
              {index + 1}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-3 hidden text-small text-muted pointer-fine:md:block">
        {fill(props.keys, { first: 1, last: choices.length })}
      </p>
    </fieldset>
  );
}
