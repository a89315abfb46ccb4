import { z } from 'zod';
import { releaseSourceNames } from '../domain/planner/release-sources.ts';
import { fridayClasses, watchActs, watchStates } from '../domain/watch/watch.ts';
import { LeadContext } from './leads/lead-context.ts';
import { FridayDto, PlannerFields } from './leads/planner.ts';

/** Watched Fridays of the planner. Days are calendar days, scores from 0 to 100. */

/** The plan that is watched, as the address of the form has it. */
export const WatchedRelease = PlannerFields.pick({
  releaseType: true,
  genre: true,
  territories: true,
  releaseDate: true,
  budget: true,
}).extend({ friday: z.iso.date('planner_month') });
export type WatchedRelease = z.infer<typeof WatchedRelease>;

/** `POST /api/watched-plans`. */
export const WatchSubmission = WatchedRelease.extend(LeadContext.shape).extend({
  email: PlannerFields.shape.email,
});
export type WatchSubmission = z.infer<typeof WatchSubmission>;

/** The same for every address: whether a mail left is for its owner only. */
export const WatchAnswer = z.object({ friday: z.string() });
export type WatchAnswer = z.infer<typeof WatchAnswer>;

const code = z.string().max(64);
/** `POST /api/watched-plans/open`: the code of the mail, in the body because addresses are logged. */
export const WatchCode = z.object({ code });
export type WatchCode = z.infer<typeof WatchCode>;

/** `POST /api/watched-plans/acts`. */
export const WatchStep = z.object({ code, act: z.enum(watchActs) });
export type WatchStep = z.infer<typeof WatchStep>;

export const WatchView = z.object({
  state: z.enum(watchStates),
  friday: z.string(),
  endsOn: z.string(),
  erasedOn: z.string().nullable().meta({ description: 'The day on which an ended watch is deleted.' }),
  month: z.array(FridayDto).meta({
    description: 'The Fridays of its month. One without a recent list has the basis `calendar`.',
  }),
  class: z.enum(fridayClasses),
  range: z.tuple([z.int(), z.int()]).meta({ description: 'The expected releases, eight times out of ten.' }),
  known: z.int().meta({ description: 'The announced releases in public databases.' }),
  score: z.int(),
  stale: z.boolean().meta({ description: 'The list is old, or was never fetched: nothing is told.' }),
  named: z.array(
    z.object({
      artist: z.string(),
      title: z.string(),
      source: z.enum([...releaseSourceNames, 'sample']),
      url: z.string().nullable(),
      fetchedOn: z.string(),
    }),
  ),
  better: z
    .object({ friday: z.string(), score: z.int() })
    .nullable()
    .meta({ description: 'A Friday that can still be prepared, at least 8 points better.' }),
});
export type WatchView = z.infer<typeof WatchView>;
