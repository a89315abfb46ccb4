import { z } from 'zod';
import { isWebAddress } from './fields.ts';
import { isLoopback } from './loopback.ts';

/** Where articles and reviews come from. Empty: from nowhere, or from the samples where demo data is on. */

/** WordPress takes application passwords over https alone, or on a machine of one's own. */
function isBlogAddress(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || isLoopback(hostname);
}

/** It is linked from the pages: a name and a password in it would be there for everybody. */
function isWithoutCredentials(text: string): boolean {
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

export const WordpressSettings = z.object({
  url: z
    .string('url_error')
    .trim()
    .max(2000, 'too_long')
    .refine((text) => text === '' || isWebAddress(text), { error: 'url_error', abort: true })
    .refine((text) => text === '' || isBlogAddress(text), 'https_error')
    .refine((text) => text === '' || isWithoutCredentials(text), 'url_error'),
  /** Empty: only what everybody may read is asked for. */
  username: z
    .string('contact_required')
    .trim()
    .max(254, 'too_long')
    .regex(/^\P{Cc}*$/u, 'line_error'),
  /** An application password. The spaces in it mean nothing to WordPress. */
  appPassword: z
    .string()
    .trim()
    .min(1, 'contact_required')
    .max(500, 'too_long')
    .regex(/^\P{Cc}*$/u, 'line_error')
    .optional(),
});
export type WordpressSettings = z.infer<typeof WordpressSettings>;

export const ReviewsWidgetSettings = z.object({
  widgetId: z
    .string('widget_error')
    .trim()
    .regex(/^[\w-]{0,100}$/, 'widget_error'),
  /** Sent along where the service wants one. What cannot stand in a header is none. */
  apiKey: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,500}$/, 'key_error')
    .optional(),
});
export type ReviewsWidgetSettings = z.infer<typeof ReviewsWidgetSettings>;
