import { z } from 'zod';
import { NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { adviceKinds } from '../../domain/planner/advice.ts';
import { verdictReasons, verdicts } from '../../domain/planner/break-even.ts';
import { changeKinds } from '../../domain/planner/changes.ts';
import { waitReasons } from '../../domain/planner/choose-friday.ts';
import { bases, releaseClasses } from '../../domain/planner/expected-releases.ts';
import {
  genres,
  plannerBudgets,
  releaseTypes,
  territories,
  UNKNOWN_ARTIST,
} from '../../domain/planner/inputs.ts';
import { releaseKinds } from '../../domain/planner/known-release.ts';
import { planStepKeys } from '../../domain/planner/plan-steps.ts';
import { releaseSourceNames } from '../../domain/planner/release-sources.ts';
import { competitions, pointReasons } from '../../domain/planner/score-friday.ts';
import { abortWith } from '../../domain/text/abort-with.ts';
import { visibleLine } from '../../domain/text/visible-text.ts';
import { email } from '../fields.ts';
import { LeadContext } from './lead-context.ts';

/** The release planner. Days are calendar days (`2027-01-08`), budgets codes of bands in euros (`domain/planner/inputs.ts`). */

const budget = z.literal(plannerBudgets, 'planner_budget');

/**
 * Answers of a visitor; also, unchanged, the body of the planner's webhook, as documented. `releaseDate` is the 15th of the
 * month.
 */
export const PlannerFields = z.object({
  artistName: z
    .string()
    .transform((value) => visibleLine(value).slice(0, NAME_MAX_LENGTH) || UNKNOWN_ARTIST)
    .catch(UNKNOWN_ARTIST)
    .meta({ description: 'May be empty.' }),
  email: email('email_error'),
  genre: z.enum(genres, 'planner_genre'),
  releaseDate: z.string('planner_month').regex(/^\d{4}-(?:0[1-9]|1[0-2])-15$/, 'planner_month'),
  releaseType: z.enum(releaseTypes, 'planner_type'),
  budget,
  territories: z
    .array(z.enum(territories, 'planner_territories'), 'planner_territories')
    .min(1, 'planner_territories')
    .max(territories.length, abortWith('planner_territories'))
    .transform((chosen) => territories.filter((territory) => chosen.includes(territory))),
  /** Only a ticked box is a consent. */
  newsletter: z.boolean().catch(false),
});
export type PlannerFields = z.infer<typeof PlannerFields>;

/** `POST /api/planner/submit`. */
export const PlannerSubmission = PlannerFields.extend(LeadContext.shape);
export type PlannerSubmission = z.infer<typeof PlannerSubmission>;

/** The documented levels, in the words of the automation's response, which are the same in every language. */
export const competitionWords = { low: 'Faible', moderate: 'Modérée', high: 'Élevée' } as const;

const Range = z.tuple([z.number(), z.number()]).readonly();
const Counts = z.object({ mega: z.int(), major: z.int(), indie: z.int(), emerging: z.int() });

/** A Friday with its score. Scores are from 0 to 100. */
export const FridayDto = z.object({
  friday: z.string(),
  score: z.int(),
  scoreRange: Range,
  reasons: z.partialRecord(z.enum(pointReasons), z.number()),
  basis: z.enum(bases),
  coverage: z.number(),
  competition: z.enum(competitions),
  known: Counts,
  likely: Counts,
  total: z.int(),
  totalRange: Range,
  holidays: z.array(z.enum(territories)),
  feasible: z.boolean(),
  blackout: z.boolean(),
});
export type FridayDto = z.infer<typeof FridayDto>;

/** A known release that competes on a Friday. */
export const CompetitorDto = z.object({
  friday: z.string(),
  artist: z.string(),
  title: z.string(),
  kind: z.enum(releaseKinds),
  releaseClass: z.enum(releaseClasses),
  label: z.string().nullable(),
  /** The source's name, or `sample`: fictitious, without a record. */
  source: z.enum([...releaseSourceNames, 'sample']),
  /** The record of the database. */
  url: z.string().nullable(),
});
export type CompetitorDto = z.infer<typeof CompetitorDto>;

const Band = z.object({
  verdict: z.enum(verdicts),
  reason: z.enum(verdictReasons),
  from: z.number(),
  to: z.number().nullable(),
  /** The verdict as a verb, in the reader's language. */
  title: z.string(),
  text: z.string(),
});

/** A step of a plan. */
const Step = z.object({
  key: z.enum(planStepKeys),
  /** For a late step: the last day on which it was possible. */
  day: z.string(),
  /** Days from the step to the release; negative: after it. */
  daysBefore: z.int(),
  /** The last possible day, if it is later than `day`; else null. */
  until: z.string().nullable(),
  late: z.boolean(),
  title: z.string(),
  /** The consequence of a late step; null: not late. */
  consequence: z.string().nullable(),
});

/** The analysis of the site's own engine; texts are in the reader's language. */
export const PlannerAnalysis = z.object({
  today: z.string(),
  /** The best Friday. */
  best: FridayDto,
  /** The future Fridays in the month of the best one. */
  fridays: z.array(FridayDto),
  /** The chosen month, if the best Friday is in a later one; null: it is in the chosen one. */
  asked: z
    .object({
      /** The 15th of the month. */
      month: z.string(),
      /** `late`: no Friday there can be prepared in time. `better`: waiting is clearly better. */
      reason: z.enum(waitReasons),
      fridays: z.array(FridayDto),
      /** The best Friday of the month for an artist who cannot wait; null: none is possible. */
      best: FridayDto.nullable(),
      /** Its plan. */
      steps: z.array(Step),
    })
    .nullable(),
  basis: z.object({
    kind: z.enum(bases),
    coverage: z.number(),
    text: z.string(),
    /** When the list of the best Friday's releases was fetched; null: never. */
    fetchedAt: z.string().nullable(),
    /** The sources that have responded, with the time of their last response. */
    sources: z.array(z.object({ name: z.enum(releaseSourceNames), okAt: z.string() })),
    /** Whether the list is so old that only half of its coverage counts. */
    stale: z.boolean(),
    /** Whether the releases are fictitious, for a demonstration. */
    sample: z.boolean(),
    /** Number of releases of the best Friday whose genre is in no source. */
    withoutGenre: z.int(),
  }),
  /** The loudest known releases of the Fridays shown, at most three each. */
  competitors: z.array(CompetitorDto),
  /** Other plans with their scores: another Friday, a later month, another territory. */
  changes: z.array(
    z.object({
      kind: z.enum(changeKinds),
      territory: z.enum(territories).nullable(),
      friday: FridayDto,
      /** Number of its deadlines that have passed. */
      missed: z.int(),
    }),
  ),
  advice: z.array(
    z.object({
      kind: z.enum(adviceKinds),
      title: z.string(),
      text: z.string(),
      /** The known releases that are the reason of the advice. */
      releases: z.array(z.object({ artist: z.string(), title: z.string(), url: z.string().nullable() })),
    }),
  ),
  steps: z.array(Step),
  money: Band.extend({
    rest: Band.nullable(),
    /** The spend of `breakEven` with the agency's fee, in words; null: there is no spend. */
    price: z.string().nullable(),
    breakEven: z
      .object({
        spend: z.number(),
        /** With the fee; null: the fee is not known, and is not counted. */
        total: z.number().nullable(),
        bought: z.int(),
        revenue: Range,
        repaidBy: Range,
        fans: Range,
        fanShare: Range,
      })
      .nullable(),
  }),
});
export type PlannerAnalysis = z.infer<typeof PlannerAnalysis>;

/** `POST /api/planner/analysis`: only the release, without personal data. */
export const PlannerQuestion = PlannerFields.pick({
  genre: true,
  releaseDate: true,
  releaseType: true,
  budget: true,
  territories: true,
});
export type PlannerQuestion = z.infer<typeof PlannerQuestion>;

/**
 * `limited`: too many plans were sent to this address, or by the site. `none`: no mail server is set, or the visitor gave no
 * address.
 */
const planMailStates = ['queued', 'limited', 'none'] as const;
export type PlanMailState = (typeof planMailStates)[number];

/** The documented results, with the site's own analysis beside them. */
export const PlannerAnswer = z.object({
  /** The id of the lead; null: no lead was stored. */
  id: z.string().nullable(),
  error: z.literal(false),
  /** `agency`: the response of the agency's automation; `engine`: the site's own analysis. */
  source: z.enum(['agency', 'engine']),
  competition: z.enum(Object.values(competitionWords)),
  score: z.number().min(0).max(100),
  competitors: Counts.extend({ total: z.int() }),
  /** Null: the automation returned no value. */
  optimalDate: z.object({ date: z.string().nullable() }),
  recommendations: z.array(z.string()).max(5),
  /** Null if the automation responded. */
  analysis: PlannerAnalysis.nullable(),
  /** Whether the plan is mailed to the visitor. */
  mail: z.enum(planMailStates),
});
export type PlannerAnswer = z.infer<typeof PlannerAnswer>;

/** `GET /api/planner/coverage`: the share of the releases of each offered month that public databases announce today. */
export const PlannerCoverage = z.object({
  months: z.array(
    z.object({
      /** The 15th of the month. */
      month: z.string(),
      /** From 0 to 1; also 0 if no list was fetched. */
      share: z.number().min(0).max(1),
    }),
  ),
});
export type PlannerCoverage = z.infer<typeof PlannerCoverage>;

/** `GET /api/planner/plan.ics`: only facts of the release, so that the URL has neither a name nor an e-mail address. */
export const PlanQuery = z.object({
  friday: z.iso.date(),
  releaseType: z.enum(releaseTypes),
  budget: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(budget),
  /** Comma-separated codes. Their holidays move steps. */
  territories: z
    .string()
    .max(60, abortWith('planner_territories'))
    .default('FR')
    .transform((codes) => territories.filter((territory) => codes.split(',').includes(territory))),
  /** The day on which the plan was made, for a link in a mail; absent: today. */
  from: z.iso.date().optional(),
});
export type PlanQuery = z.infer<typeof PlanQuery>;
