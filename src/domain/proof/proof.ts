/** The steps of a lead on its way, in their order. */
export const proofSteps = ['page', 'form', 'store', 'automation', 'mail', 'erased'] as const;
export type ProofStep = (typeof proofSteps)[number];

/**
 * Why a step failed. `form`: the page has no form. `files`: a script or style of the page is missing. `language`: the page is in another
 * language. `spam`: the form was taken for one of a bot. `limited`: too many requests. `mark`: the mark was not recognised, so the
 * lead was stored like that of a person; processes have different secrets, or a proxy removed the header. `left`: something was
 * left behind. `credentials` to `certificate` are those of the mail server.
 */
export const proofCauses = [
  'timeout',
  'private',
  'connection',
  'status',
  'form',
  'files',
  'language',
  'refused',
  'limited',
  'unavailable',
  'spam',
  'mark',
  'left',
  'credentials',
  'encryption',
  'certificate',
] as const;
export type ProofCause = (typeof proofCauses)[number];

/** The outcome of a step. `skipped`: nothing is configured, or a step that it needs failed. */
export interface StepResult {
  step: ProofStep;
  outcome: 'ok' | 'failed' | 'skipped';
  /** Milliseconds. */
  ms: number;
  cause?: ProofCause;
}

/** The latest run. Times are epoch milliseconds. */
export interface Proof {
  at: number;
  ms: number;
  steps: StepResult[];
  /** The last run in which no step failed; null: none yet. */
  provenAt: number | null;
  /** The first run of those that have failed since; null: the latest one succeeded. */
  brokenAt: number | null;
}

/** Returns the first step that failed; `undefined`: none did. */
export const brokenStep = ({ steps }: Pick<Proof, 'steps'>): StepResult | undefined =>
  steps.find(({ outcome }) => outcome === 'failed');
