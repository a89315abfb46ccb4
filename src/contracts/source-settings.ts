import { z } from 'zod';
import { ReviewsWidgetSettings, WordpressSettings } from '../domain/settings/source-settings.ts';
import { SecretView, version } from './settings.ts';

/** `GET /api/settings/wordpress`. `version` 0: nothing was saved yet, the environment's address is in force. */
export const WordpressDto = WordpressSettings.omit({ appPassword: true }).extend({
  version,
  appPassword: SecretView,
});
export type WordpressDto = z.infer<typeof WordpressDto>;

/** Without a password, the stored one stays. */
const typedWordpress = WordpressSettings.extend({
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
    context.addIssue({ code: 'custom', message: 'contact_required', path: [field] });
  if (username !== '' && url === '') missing('url');
  if (username === '' && typeof appPassword === 'string') missing('username');
}

/** `PUT /api/settings/wordpress`: without a user name, the stored password is deleted. */
export const WordpressChange = typedWordpress.extend({ version }).superRefine(checkTogether);
export type WordpressChange = z.infer<typeof WordpressChange>;

/** `POST /api/settings/wordpress/test`: the typed values, saved or not. */
export const WordpressTest = typedWordpress.superRefine((typed, context) => {
  checkTogether(typed, context);
  if (typed.url === '' && typed.username === '')
    context.addIssue({ code: 'custom', message: 'contact_required', path: ['url'] });
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
  if (widgetId === '') context.addIssue({ code: 'custom', message: 'contact_required', path: ['widgetId'] });
});
export type ReviewsWidgetTest = z.infer<typeof ReviewsWidgetTest>;

/** Why the list cannot be read. `credentials`: the list is public, but the user name or password is wrong. */
export const sourceFailures = ['status', 'invalid', 'timeout', 'unreachable', 'credentials'] as const;

/** The result of a test; `reason` null: it passed. */
export const SourceTestAnswer = z.object({
  reason: z.enum(sourceFailures).nullable(),
  /** The status, the vendor's error key, or a few English words. */
  detail: z.string().nullable(),
  /** Milliseconds. */
  durationMs: z.int(),
});
export type SourceTestAnswer = z.infer<typeof SourceTestAnswer>;
