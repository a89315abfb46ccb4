import { z } from 'zod';
import { ReviewsWidgetSettings, WordpressSettings } from '../domain/settings/source-settings.ts';
import { SecretView, version } from './settings.ts';

/** `GET /api/settings/wordpress`: with `version` 0 nothing was saved yet, and the environment's address counts. */
export const WordpressDto = WordpressSettings.omit({ appPassword: true }).extend({
  version,
  appPassword: SecretView,
});
export type WordpressDto = z.infer<typeof WordpressDto>;

/** A password that is absent stays as it is. */
const typedWordpress = WordpressSettings.extend({
  appPassword: WordpressSettings.shape.appPassword.nullable(),
});

interface Typed {
  url: string;
  username: string;
  appPassword?: string | null | undefined;
}

/** All three together, or the address alone. */
function checkTogether({ url, username, appPassword }: Typed, context: z.RefinementCtx): void {
  const missing = (field: string) =>
    context.addIssue({ code: 'custom', message: 'contact_required', path: [field] });
  if (username !== '' && url === '') missing('url');
  if (username === '' && typeof appPassword === 'string') missing('username');
}

/** `PUT /api/settings/wordpress`: without a user name the stored password goes. */
export const WordpressChange = typedWordpress.extend({ version }).superRefine(checkTogether);
export type WordpressChange = z.infer<typeof WordpressChange>;

/** `POST /api/settings/wordpress/test`: what is typed, saved or not. */
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

/** A key that is absent stays as it is, `null` takes it out. */
const typedWidget = ReviewsWidgetSettings.extend({ apiKey: ReviewsWidgetSettings.shape.apiKey.nullable() });

/** `PUT /api/settings/reviews-widget` */
export const ReviewsWidgetChange = typedWidget.extend({ version });
export type ReviewsWidgetChange = z.infer<typeof ReviewsWidgetChange>;

/** `POST /api/settings/reviews-widget/test` */
export const ReviewsWidgetTest = typedWidget.superRefine(({ widgetId }, context) => {
  if (widgetId === '') context.addIssue({ code: 'custom', message: 'contact_required', path: ['widgetId'] });
});
export type ReviewsWidgetTest = z.infer<typeof ReviewsWidgetTest>;

/** Why a list is not to be had. `credentials`: it is, but the blog does not know who asks. */
export const sourceFailures = ['status', 'invalid', 'timeout', 'unreachable', 'credentials'] as const;

/** What a test saw; `reason` null: everything that was asked for came. */
export const SourceTestAnswer = z.object({
  reason: z.enum(sourceFailures).nullable(),
  /** The status, the vendor's own error key, or a few English words. */
  detail: z.string().nullable(),
  /** Milliseconds. */
  durationMs: z.int(),
});
export type SourceTestAnswer = z.infer<typeof SourceTestAnswer>;
