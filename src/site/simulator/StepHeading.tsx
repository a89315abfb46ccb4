import { unbroken } from '../../ui/unbroken.ts';

/** Ids that connect the parts of a step. One step is shown at a time. */
export const STEP_TITLE_ID = 'simulator-title';
export const STEP_TEXT_ID = 'simulator-text';
export const PROGRESS_ID = 'simulator-progress';

/** The question of a step. It gets the focus when the step appears, and is described by the progress. */
export function StepHeading({ children }: { children: string }) {
  return (
    <h2
      id={STEP_TITLE_ID}
      className="simulator-title"
      tabIndex={-1}
      data-step-heading=""
      aria-describedby={PROGRESS_ID}
    >
      {unbroken(children)}
    </h2>
  );
}

/** The text below a step's question. */
export function StepText({ children }: { children: string }) {
  return (
    <p id={STEP_TEXT_ID} className="mt-2 mb-5 text-body text-muted md:mb-6 md:text-lead">
      {children}
    </p>
  );
}
