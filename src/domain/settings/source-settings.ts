import { z } from 'zod';
import { abortWith } from '../text/abort-with.ts';
import { syncFrequencies } from '../wordpress/frequency.ts';
import { articlesCanonicals } from './articles-canonical.ts';
import { isWebAddress } from './fields.ts';
import { isLoopback } from './loopback.ts';

/** The sources of articles and reviews. Empty: no source, or the samples when demo data is on. */

/**
 * Whether a blog at this address may be connected: by https, on this machine, or by http if the configuration
 * allows it. WordPress accepts application passwords only over https, or if its environment type is local.
 */
export function isBlogAddress(text: string, allowHttp: boolean): boolean {
  const { protocol, hostname } = new URL(text);
  return allowHttp || protocol === 'https:' || isLoopback(hostname);
}

/** Pages link to the address: a user name and a password in it would be visible to every visitor. */
function isWithoutCredentials(text: string): boolean {
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

export const WordpressSettings = z.object({
  url: z
    .string('url_error')
    .trim()
    .max(2000, abortWith('too_long'))
    .refine((text) => text === '' || isWebAddress(text), { error: 'url_error', abort: true })
    .refine((text) => text === '' || isWithoutCredentials(text), 'url_error'),
  /** Empty: the site requests only public content. */
  username: z
    .string('field_required')
    .trim()
    .max(254, abortWith('too_long'))
    .regex(/^\P{Cc}*$/u, 'line_error'),
  /** An application password. WordPress ignores the spaces in it. */
  appPassword: z
    .string()
    .trim()
    .min(1, 'field_required')
    .max(500, abortWith('too_long'))
    .regex(/^\P{Cc}*$/u, 'line_error')
    .optional(),
  /** Signs the blog's notifications of changed articles, in the format of Standard Webhooks (`whsec_…`). */
  hookSecret: z.string().optional(),
  frequency: z.enum(syncFrequencies, 'frequency_error'),
  /** WordPress's numbers of the categories whose articles are synchronised; empty: all. */
  categories: z
    .array(z.int('categories_error').min(1, 'categories_error'), 'categories_error')
    .max(200, 'categories_error'),
  /** Absent in connections that were saved before the site had article pages. */
  canonical: z.enum(articlesCanonicals, 'canonical_error').default('site'),
});
export type WordpressSettings = z.infer<typeof WordpressSettings>;

export const ReviewsWidgetSettings = z.object({
  widgetId: z
    .string('widget_error')
    .trim()
    .regex(/^[\w-]{0,100}$/, 'widget_error'),
  /** Sent with each request if the service needs a key. Only characters that a header can contain are accepted. */
  apiKey: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,500}$/, 'key_error')
    .optional(),
});
export type ReviewsWidgetSettings = z.infer<typeof ReviewsWidgetSettings>;
