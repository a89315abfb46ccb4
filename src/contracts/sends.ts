import { z } from 'zod';
import { leadActs } from '../domain/conversion/acts.ts';
import { type ConversionDestination, conversionDestinations } from '../domain/conversion/destinations.ts';
import { unsentReasons, untoldReasons } from '../domain/conversion/gate.ts';
import { serviceAccountOf } from '../domain/conversion/google.ts';
import { identifierNames } from '../domain/conversion/identifiers.ts';
import { laneStates } from '../domain/conversion/lane.ts';
import { sendAlarmKinds } from '../domain/conversion/send-alarms.ts';
import { sendStates } from '../domain/conversion/states.ts';
import { abortWith } from '../domain/text/abort-with.ts';
import { SecretView, version } from './settings/settings.ts';

/** What the server tells ad platforms, in the back office. No value of an identifier is in it. */

const destination = z.enum(conversionDestinations as [ConversionDestination, ...ConversionDestination[]]);
const field = z.enum([...identifierNames, 'browser']);
const results = ['sent', 'refused', 'blocked', 'later', 'unclear'] as const;

/** ISO 8601 in UTC. */
const time = z.string().nullable();

export const SendsDto = z.object({
  at: z.string(),
  destinations: z.array(
    z.object({
      name: destination,
      /** The platform for the agency's account; `meta:<landing page>` for an artist's. */
      lane: z.string(),
      /** The artist and the landing page of the lane; null: the agency's. */
      artist: z.string().nullable(),
      page: z.object({ id: z.string(), title: z.string() }).nullable(),
      on: z.boolean(),
      /** Whether it has an account and a token. */
      isReady: z.boolean(),
      accountEnd: z.string().nullable(),
      apiVersion: z.string(),
      apiEnds: z.string().nullable(),
      state: z.enum(laneStates),
      since: time,
      /** No request before this time. */
      until: time,
      answeredAt: time,
      answer: z.enum(results).nullable(),
      /** The platform's words in its last answer. */
      words: z.string().nullable(),
      /** The share of its limit of calls that the platform says is used, in percent; null: it says nothing. */
      usage: z.int().nullable(),
      /** What is wrong with the way, by the rules of the alarms. */
      alarms: z.array(z.enum(sendAlarmKinds)),
      /** Of the acts of the last 24 hours. */
      figures: z.object({
        received: z.int(),
        waiting: z.int(),
        refused: z.int(),
        unclear: z.int(),
        twins: z.int(),
        unsent: z.partialRecord(z.enum(unsentReasons), z.int()),
        fields: z.partialRecord(field, z.int()),
      }),
      /** Leads of the last 24 hours that were not sent to the platform while its sending was on; none in the lane of an artist. */
      untold: z.record(z.enum(untoldReasons), z.int()),
      /** Acts that a repetition can send: all that wait, and the refused ones that still have their identifiers. */
      repeatable: z.object({ waiting: z.int(), refused: z.int() }),
      /** When the first waiting act is lost. */
      firstEnd: time,
      /** Of the last seven days, the most frequent first. */
      frequentWords: z.array(z.object({ words: z.string(), count: z.int() })),
      /** What only a real account shows, and when it was shown. */
      proven: z.object({ accepted: time, seen: time, seenBy: z.string().nullable(), sent: time, twin: time }),
      test: z
        .object({
          at: z.string(),
          durationMs: z.int(),
          result: z.enum(results),
          words: z.string(),
          reference: z.string().nullable(),
          /** Null: its time is over. */
          code: z.string().nullable(),
          codeUntil: z.string(),
        })
        .nullable(),
    }),
  ),
});
export type SendsDto = z.infer<typeof SendsDto>;
export type SendDestinationDto = SendsDto['destinations'][number];

/** An act of a lead and what became of it at one platform. */
export const LeadSendDto = z.object({
  destination,
  /** Whether the account is the artist's own. */
  artist: z.boolean(),
  act: z.enum(leadActs),
  state: z.enum(sendStates),
  reason: z.enum(unsentReasons).nullable(),
  /** The number of the proof of the cookie choice. */
  proof: z.string(),
  fields: z.array(field),
  twin: z.boolean(),
  words: z.string().nullable(),
  /** When it was decided. */
  at: time,
  nextAttemptAt: time,
  expiresAt: z.string(),
});
export type LeadSendDto = z.infer<typeof LeadSendDto>;

/** `POST /api/sends/{destination}/pause`. */
export const SendsPause = z.object({ paused: z.boolean() });

/** `POST /api/sends/{destination}/test`: a code of the platform's test view; Google has none. */
export const SendTest = z.object({
  code: z
    .string('field_required')
    .trim()
    .min(1, 'field_required')
    .max(60, abortWith('too_long'))
    .regex(/^[\w-]+$/, 'field_required')
    .optional(),
});
export const SendTestAnswer = z.object({ result: z.enum(results), words: z.string(), durationMs: z.int() });
export type SendTestAnswer = z.infer<typeof SendTestAnswer>;

/** `GET /api/settings/conversions`. */
export const ConversionSettingsDto = z.object({
  version,
  meta: z.boolean(),
  metaToken: SecretView,
  tiktok: z.boolean(),
  tiktokToken: SecretView,
  google: z.boolean(),
  googleToken: SecretView,
  googleCustomer: z.string(),
  googleAction: z.string(),
});
export type ConversionSettingsDto = z.infer<typeof ConversionSettingsDto>;

const token = z.string().trim().min(1, 'field_required').max(1000, 'too_long').nullable().optional();
/** The key file of a service account, as it was downloaded. */
const serviceAccount = z
  .string()
  .trim()
  .min(1, 'field_required')
  .max(5000, abortWith('too_long'))
  .refine((key) => serviceAccountOf(key) !== undefined, 'invalid_service_account')
  .nullable()
  .optional();
/** Ten digits, which Google shows with hyphens. */
const customer = z
  .string()
  .max(40, abortWith('invalid_ads_customer'))
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(?:\d{10})?$/, 'invalid_ads_customer'));
const action = z
  .string()
  .trim()
  .max(20, abortWith('invalid_ads_action'))
  .regex(/^\d*$/, 'invalid_ads_action');

/** `PUT /api/settings/conversions`: without a token the stored one stays, `null` deletes it. */
export const ConversionSettingsChange = z.object({
  version,
  meta: z.boolean(),
  metaToken: token,
  tiktok: z.boolean(),
  tiktokToken: token,
  google: z.boolean(),
  googleToken: serviceAccount,
  googleCustomer: customer,
  googleAction: action,
});
export type ConversionSettingsChange = z.infer<typeof ConversionSettingsChange>;
