import type { Destination } from '../delivery/destinations.ts';
import type { Integrations } from '../settings/integration-settings.ts';
import { integrationNames, integrations } from '../settings/integrations.ts';
import { isTagId } from '../tag-id/tag-id.ts';
import { moment } from './facts.ts';
import { type Finding, found, listed } from './finding.ts';
import { policyNames } from './policy-tags.ts';

/** The automations that every site needs; without that of the planner, the site computes the analysis itself. */
const needed: readonly Destination[] = ['simulator', 'contact', 'booking'];

/** The latest call of an automation since its address was saved; `at` is in epoch milliseconds. */
export interface LastCall {
  at: number;
  delivered: boolean;
}

/** Judges the automations by the latest test or delivery of each. */
export function judgeWebhooks(
  configured: readonly Destination[],
  lastCalls: Partial<Record<Destination, LastCall>>,
): Finding<'webhooks'> {
  // Failures have priority: the agency knows which addresses are missing, but not that one of them fails.
  const failing = configured.filter((name) => lastCalls[name]?.delivered === false);
  if (failing.length > 0) return found('failing', { ...listed(failing), total: configured.length });
  const missing = needed.filter((name) => !configured.includes(name));
  if (missing.length > 0) return found('missing', listed(missing));
  const untested = configured.filter((name) => lastCalls[name] === undefined);
  if (untested.length > 0) return found('untested', listed(untested));
  return found('answer', { count: configured.length, total: configured.length });
}

/** The latest test message since the settings of mail were saved. */
export interface LastMailTest {
  at: number;
  /** Null: it was sent. */
  failure: string | null;
}

/** The longest time that the reminders of one release may take, in hours: fans hear of it on its morning. */
export const LONGEST_SENDING_HOURS = 4;

/** The reminders by mail of the release with the most, and the speed of the settings in messages a second. */
export interface WaitingMails {
  waiting: number;
  perSecond: number;
}

/**
 * Judges the mail server by its latest test message, and its speed by the release with the most fans.
 * @param host of the server; empty: messages are written to files
 */
export function judgeMail(
  host: string,
  test: LastMailTest | undefined,
  { waiting, perSecond }: WaitingMails,
): Finding<'mail'> {
  if (host === '') return found('none');
  if (!test) return found('untested');
  if (test.failure !== null) return found('failing', { at: moment(test.at), cause: test.failure });
  if (waiting / perSecond > LONGEST_SENDING_HOURS * 3600)
    return found('slow', { count: waiting, total: LONGEST_SENDING_HOURS });
  return found('sent', { at: moment(test.at) });
}

/** The latest attempts to read the reviews from their source; times are epoch milliseconds. */
export interface ReviewsHistory {
  lastSuccessAt: number | null;
  lastFailure: { at: number; code: string } | null;
}

/** Judges the source of reviews. @param count the number of reviews that were read from it */
export function judgeReviews(widgetId: string, history: ReviewsHistory, count: number): Finding<'reviews'> {
  if (widgetId === '') return found('none');
  const { lastFailure, lastSuccessAt } = history;
  if (lastFailure) return found('failing', { at: moment(lastFailure.at), cause: lastFailure.code });
  if (lastSuccessAt === null) return found('waiting');
  return found('read', { count, at: moment(lastSuccessAt) });
}

/** Judges the marketing integrations that are switched on: each needs an identifier, and its name in the cookie policy. */
export function judgeTags(settings: Integrations): Finding<'tags'> {
  const on = integrationNames.filter((name) => settings[name].isEnabled);
  if (on.length === 0) return found('none');
  const incomplete = on.filter((name) => {
    const { tag, id } = integrations[name];
    return !isTagId(tag, String((settings[name] as Record<string, unknown>)[id]));
  });
  if (incomplete.length > 0) return found('incomplete', listed(incomplete));
  const unnamed = on.filter((name) => policyNames[integrations[name].tag] === undefined);
  if (unnamed.length > 0) return found('unnamed', listed(unnamed));
  return found('named', listed(on));
}
