/** `ok`: passed. `open`: something is left to do. `unknown`: the check could not run. */
export type CheckState = 'ok' | 'open' | 'unknown';

/** `blocks`: the site must not be public before it passes. `risky`: it can be, but leads or data may be lost. */
export const checkWeights = ['blocks', 'risky'] as const;
export type CheckWeight = (typeof checkWeights)[number];

interface CheckRule {
  weight: CheckWeight;
  /** Each outcome that the check can have, with its state. Each has a sentence in `admin-go-live.ts`. */
  outcomes: Record<string, CheckState>;
}

/**
 * The checks before going live, in their order. A point that misleads visitors or breaks the law blocks; one that loses
 * leads or data is risky.
 */
export const goLiveChecks = {
  /** The public address, and its certificate. */
  address: {
    weight: 'blocks',
    outcomes: {
      answers: 'ok',
      answersUntil: 'ok',
      local: 'open',
      example: 'open',
      http: 'open',
      certificate: 'open',
      expiring: 'open',
      nowhere: 'open',
      failing: 'open',
      otherSite: 'open',
      unreached: 'unknown',
      waiting: 'unknown',
    },
  },
  /** The company's data in the settings. */
  company: { weight: 'blocks', outcomes: { complete: 'ok', missing: 'open' } },
  /** The figures that the agency claims. */
  claims: { weight: 'blocks', outcomes: { confirmed: 'ok', unsettled: 'open' } },
  /** The cost table of the simulator, on which every estimate and price is based. */
  prices: { weight: 'blocks', outcomes: { own: 'ok', confirmed: 'ok', delivered: 'open' } },
  /** The statements of the delivered texts. */
  statements: { weight: 'blocks', outcomes: { confirmed: 'ok', unconfirmed: 'open' } },
  /** The time within which the agency answers. */
  replyTime: { weight: 'risky', outcomes: { set: 'ok', none: 'open' } },
  /** The public databases of releases, on which the planner's measurements are based. */
  planner: { weight: 'risky', outcomes: { asked: 'ok', off: 'open', none: 'open', waiting: 'unknown' } },
  /** The addresses at which calls are booked. */
  booking: {
    weight: 'risky',
    outcomes: {
      answer: 'ok',
      none: 'open',
      example: 'open',
      http: 'open',
      silent: 'open',
      waiting: 'unknown',
    },
  },
  /** The automations to which leads are delivered. */
  webhooks: {
    weight: 'risky',
    outcomes: { answer: 'ok', missing: 'open', failing: 'open', untested: 'open' },
  },
  /** The mail server, by its latest test message, and the time that the reminders of one release would take. */
  mail: {
    weight: 'risky',
    outcomes: { sent: 'ok', none: 'open', untested: 'open', failing: 'open', slow: 'open' },
  },
  /** The source of reviews. */
  reviews: {
    weight: 'risky',
    outcomes: { read: 'ok', none: 'open', failing: 'open', waiting: 'unknown' },
  },
  /** The marketing tags, and whether the cookie policy names them. */
  tags: {
    weight: 'risky',
    outcomes: { none: 'ok', named: 'ok', incomplete: 'open', unnamed: 'open' },
  },
  /** The ad platforms that the server tells of acts. */
  sends: {
    weight: 'risky',
    outcomes: {
      off: 'ok',
      proven: 'ok',
      incomplete: 'open',
      blocked: 'open',
      troubled: 'open',
      unproven: 'open',
    },
  },
  /** The way of a lead, proven every night. */
  path: { weight: 'risky', outcomes: { proven: 'ok', never: 'open', failing: 'open', old: 'open' } },
  backup: { weight: 'risky', outcomes: { made: 'ok', never: 'open', old: 'open', inside: 'open' } },
  restore: {
    weight: 'risky',
    outcomes: { passed: 'ok', compared: 'ok', never: 'open', failed: 'open', old: 'open' },
  },
  /** The second factor of each account. */
  secondFactor: { weight: 'risky', outcomes: { all: 'ok', missing: 'open' } },
  /** Sample rows, and the switch that adds them. */
  demo: { weight: 'blocks', outcomes: { none: 'ok', rows: 'open', on: 'open' } },
  /** Passages of the legal pages that are still in brackets. */
  legal: { weight: 'blocks', outcomes: { filled: 'ok', placeholders: 'open' } },
} as const satisfies Record<string, CheckRule>;

export type CheckKey = keyof typeof goLiveChecks;
export const checkKeys = Object.keys(goLiveChecks) as [CheckKey, ...CheckKey[]];

export type OutcomeOf<Key extends CheckKey> = keyof (typeof goLiveChecks)[Key]['outcomes'] & string;

/** The outcome of every check that failed to run because of an error of this site. */
export const BROKEN = 'broken';

/** Returns the state that an outcome of a check means. */
export function stateOf(key: CheckKey, outcome: string): CheckState {
  const outcomes: Record<string, CheckState> = goLiveChecks[key].outcomes;
  return outcomes[outcome] ?? 'unknown';
}
