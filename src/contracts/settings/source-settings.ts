import { z } from 'zod';
import { ReviewsWidgetSettings, WordpressSettings } from '../../domain/settings/source-settings.ts';
import { connectionProblems } from '../../domain/wordpress/connection-problem.ts';
import { SecretView, version } from './settings.ts';

/** `GET /api/settings/wordpress`. `version` 0: nothing was saved yet, so the environment's address applies. */
export const WordpressDto = WordpressSettings.omit({ appPassword: true, hookSecret: true }).extend({
  version,
  appPassword: SecretView,
  hookSecret: SecretView,
});
export type WordpressDto = z.infer<typeof WordpressDto>;

/** Without a password, the stored one stays. */
const typedWordpress = WordpressSettings.pick({ url: true, username: true }).extend({
  appPassword: WordpressSettings.shape.appPassword.nullable(),
});

interface Typed {
  url: string;
  username: string;
  appPassword?: string | null | undefined;
}

/** All three values, or only the address. */
function checkTogether({ url, username, appPassword }: Typed, context: z.RefinementCtx): void {
  const missing = (field: string) =>
    context.addIssue({ code: 'custom', message: 'field_required', path: [field] });
  if (username !== '' && url === '') missing('url');
  if (username === '' && typeof appPassword === 'string') missing('username');
}

/**
 * `PUT /api/settings/wordpress`: without a user name, the stored password is deleted. An absent frequency, choice of
 * categories or canonical address is not changed.
 */
export const WordpressChange = typedWordpress
  .extend({
    version,
    frequency: WordpressSettings.shape.frequency.optional(),
    categories: WordpressSettings.shape.categories.optional(),
    // A default would change it whenever it is absent.
    canonical: WordpressSettings.shape.canonical.unwrap().optional(),
  })
  .superRefine(checkTogether);
export type WordpressChange = z.infer<typeof WordpressChange>;

/** `POST /api/settings/wordpress/hook-secret`: replaces the secret of the blog's notifications, or creates the first one. */
export const HookSecretChange = z.object({ version });
export type HookSecretChange = z.infer<typeof HookSecretChange>;

/** The new secret, which is never returned again, and the current connection. */
export const HookSecretAnswer = z.object({ secret: z.string(), settings: WordpressDto });
export type HookSecretAnswer = z.infer<typeof HookSecretAnswer>;

/** `POST /api/settings/wordpress/test`: the typed values, saved or not. */
export const WordpressTest = typedWordpress.superRefine((typed, context) => {
  checkTogether(typed, context);
  if (typed.url === '' && typed.username === '')
    context.addIssue({ code: 'custom', message: 'field_required', path: ['url'] });
});
export type WordpressTest = z.infer<typeof WordpressTest>;

/** `GET /api/settings/reviews-widget` */
export const ReviewsWidgetDto = ReviewsWidgetSettings.omit({ apiKey: true }).extend({
  version,
  apiKey: SecretView,
});
export type ReviewsWidgetDto = z.infer<typeof ReviewsWidgetDto>;

/** Without a key, the stored one stays; `null` deletes it. */
const typedWidget = ReviewsWidgetSettings.extend({ apiKey: ReviewsWidgetSettings.shape.apiKey.nullable() });

/** `PUT /api/settings/reviews-widget` */
export const ReviewsWidgetChange = typedWidget.extend({ version });
export type ReviewsWidgetChange = z.infer<typeof ReviewsWidgetChange>;

/** `POST /api/settings/reviews-widget/test` */
export const ReviewsWidgetTest = typedWidget.superRefine(({ widgetId }, context) => {
  if (widgetId === '') context.addIssue({ code: 'custom', message: 'field_required', path: ['widgetId'] });
});
export type ReviewsWidgetTest = z.infer<typeof ReviewsWidgetTest>;

/** The result of a test; `reason` null: it passed. A reviews widget fails by four of the reasons only. */
export const SourceTestAnswer = z.object({
  reason: z.enum(connectionProblems).nullable(),
  /** The status, the vendor's error key, or a few English words. */
  detail: z.string().nullable(),
  /** Milliseconds. */
  durationMs: z.int(),
});
export type SourceTestAnswer = z.infer<typeof SourceTestAnswer>;

/** `POST /api/settings/wordpress/test` */
export const WordpressTestAnswer = SourceTestAnswer.extend({
  /** The form of the addresses of its API; `plain` for a blog without permalinks, null when it did not respond. */
  permalinks: z.enum(['pretty', 'plain']).nullable(),
});
export type WordpressTestAnswer = z.infer<typeof WordpressTestAnswer>;

/** `GET /api/wordpress/categories`: the current response of the blog. `reason` null: it responded. */
export const WordpressCategories = SourceTestAnswer.pick({ reason: true, detail: true }).extend({
  categories: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Whether these are the documented categories, which replace a blog on a site with demo data. */
  sample: z.boolean(),
});
export type WordpressCategories = z.infer<typeof WordpressCategories>;
