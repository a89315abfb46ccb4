/** Ids that tie the parts of a step together. One step is shown at a time. */
export const STEP_TITLE_ID = 'simulator-title';
export const STEP_TEXT_ID = 'simulator-text';
export const PROGRESS_ID = 'simulator-progress';

/** The question of a step. It receives the focus when the step appears, and says how far one is. */
export function StepHeading({ children }: { children: string }) {
  return (
    <h2
      id={STEP_TITLE_ID}
      className="simulator-title"
      tabIndex={-1}
      data-step-heading=""
      aria-describedby={PROGRESS_ID}
    >
      {/* A line of this size must not end at the hyphen of a compound. */}
      {children.split(/(\S+-\S+)/).map((part, index) =>
        index % 2 === 1 ? (
          <span key={part} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </h2>
  );
}

/** The sentence under a step's question. */
export function StepText({ children }: { children: string }) {
  return (
    <p id={STEP_TEXT_ID} className="mt-2 mb-5 text-body text-muted md:mb-6 md:text-lead">
      {children}
    </p>
  );
}
