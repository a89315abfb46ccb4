import type { RefObject } from 'react';
import { fill } from '../../i18n/format.ts';
import { CloseButton } from '../flow/CloseButton.tsx';
import { LAST_STEP, type Step } from './planner-state.ts';
import type { PlannerText } from './texts.ts';

interface PlannerHeadProps {
  t: PlannerText;
  step: Step;
  /** Whether the frequent questions are shown. */
  asking: boolean;
  /** Gets the focus when the questions close. */
  askButton: RefObject<HTMLButtonElement | null>;
  ask: () => void;
  close: () => void;
}

/** The name of the planner, its four steps, the button for the questions and the close button. */
export function PlannerHead({ t, step, asking, askButton, ask, close }: PlannerHeadProps) {
  return (
    <header className="planner-head">
      <p className="planner-name">
        <svg viewBox="0 0 14 14" className="size-4" aria-hidden="true" focusable="false">
          <path className="fill-spotify" d="M0 0h3v14h-3zM5 4h3v10h-3zM10 8h3v6h-3z" />
        </svg>
        {t.title}
      </p>
      <ol className="planner-steps">
        {t.stepNames.map((name, index) => (
          <li
            key={name}
            data-lit={index < step || undefined}
            aria-current={index === step - 1 ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      {/* Said besides the heading, which a screen reader may miss when the pressed link is removed. The result has its own status. */}
      <p className="sr-only" role="status">
        {step < LAST_STEP && `${fill(t.progress, { step, total: LAST_STEP })}, ${t.stepNames[step - 1]}`}
      </p>
      <p className="planner-tools">
        <button ref={askButton} type="button" className="planner-ask" aria-pressed={asking} onClick={ask}>
          <span>{t.actions.questions}</span>
        </button>
        <CloseButton label={t.close} onClick={close} />
      </p>
    </header>
  );
}
