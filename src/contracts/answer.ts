import { z } from 'zod';

/** Every error code of the API with its HTTP status. This is the only such table. */
export const errorStatus = {
  bad_json: 400,
  media_interrupted: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  second_factor_wrong: 401,
  passkey_refused: 401,
  hook_unsigned: 401,
  forbidden: 403,
  password_due: 403,
  second_factor_due: 403,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_conflict: 409,
  invitation_invalid: 409,
  invitation_accepted: 409,
  already_decided: 409,
  answer_conflict: 409,
  lead_not_won: 409,
  campaign_conflict: 409,
  claim_conflict: 409,
  claim_not_contradicted: 409,
  delivery_not_dead: 409,
  mail_not_waiting: 409,
  webhook_not_configured: 409,
  settings_conflict: 409,
  content_conflict: 409,
  account_exists: 409,
  account_disabled: 409,
  own_account: 409,
  last_administrator: 409,
  second_factor_on: 409,
  second_factor_off: 409,
  wordpress_not_connected: 409,
  hook_repeated: 409,
  sync_running: 409,
  sync_not_running: 409,
  source_off: 409,
  posts_featured_full: 409,
  post_not_public: 409,
  media_conflict: 409,
  media_used: 409,
  landing_conflict: 409,
  landing_test_running: 409,
  landing_not_live: 409,
  too_large: 413,
  media_too_large: 413,
  unsupported_media_type: 415,
  media_heic: 415,
  media_svg: 415,
  media_gif: 415,
  media_unknown: 415,
  invalid_fields: 422,
  no_estimate: 422,
  passkey_not_added: 422,
  campaign_without_estimate: 422,
  media_animated: 422,
  media_pixels: 422,
  media_damaged: 422,
  landing_not_ready: 422,
  rate_limited: 429,
  media_busy: 429,
  internal: 500,
  analysis_failed: 502,
  unavailable: 503,
  media_no_room: 507,
} as const;
export type ErrorCode = keyof typeof errorStatus;
const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** `message` and the messages in `fields` are for the reader, in the reader's language. */
export const Failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(errorCodes),
  /** One message for each wrong field. */
  fields: z.record(z.string(), z.string()).optional(),
  /** With `content_conflict`: the stored state, in the shape of a success. */
  current: z.unknown().optional(),
  requestId: z.string(),
});
export type Failure = z.infer<typeof Failure>;

/** The response of a successful operation with its data. */
export const success = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data });
