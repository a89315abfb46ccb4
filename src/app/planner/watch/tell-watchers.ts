import { agencyDay } from '../../../domain/time/agency-day.ts';
import {
  CONFIRM_HOURS,
  judgeReading,
  KEPT_DAYS,
  READING_HOURS,
  type WatchNews,
} from '../../../domain/watch/watch.ts';
import { sealLinkMail } from '../../mail/link-mail.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { WatchedPlan } from '../../ports/releases/watched-plans.ts';
import type { MeasuredPeriod } from '../measure-fridays.ts';
import { type FridayNow, fridayNow, measureKey, measureWatched } from './read-friday.ts';
import { watchSecretName } from './watch-friday.ts';

const HOUR_MS = 3_600_000;
/** The most watches that one run reads; the next hourly run reads more. */
const MOST_A_RUN = 2000;

/**
 * Reads the watched Fridays that were last read twenty hours ago, and mails what is news (`domain/watch/watch.ts`). Plans of
 * the same genre, territories and month share one reading. A stale list is read again in an hour. Watches end seven days after
 * their Friday and are deleted thirty days later; unconfirmed ones after 48 hours.
 */
export async function tellWatchers(ports: Ports): Promise<void> {
  const { clock, log, watchedPlans } = ports;
  const now = clock.now();
  await watchedPlans.tidy(agencyDay(now), now, {
    asked: now - CONFIRM_HOURS * HOUR_MS,
    ended: now - KEPT_DAYS * 24 * HOUR_MS,
  });
  const due = await watchedPlans.due(now - READING_HOURS * HOUR_MS, MOST_A_RUN);
  const periods = new Map<string, MeasuredPeriod>();
  const fridays = new Map<string, FridayNow>();
  let told = 0;
  for (const plan of due) {
    const key = measureKey(plan.release);
    const measured = periods.get(key) ?? (await measureWatched(ports, plan.release, now));
    periods.set(key, measured);
    const same = JSON.stringify(plan.release);
    const found = fridays.get(same) ?? fridayNow(plan.release, measured, now);
    fridays.set(same, found);
    if (found.view.stale) continue;
    const { memory, tell } = judgeReading(plan.memory, found.reading, now);
    const mail = tell === null ? undefined : newsMail(ports, plan, found, tell);
    // Without its code, nothing can be told: the key was removed.
    if (tell !== null && !mail) continue;
    await watchedPlans.change(plan, { memory }, mail && { mail, at: now });
    if (mail) told += 1;
  }
  if (told > 0) log.info({ told }, 'watched fridays told');
}

function newsMail(ports: Ports, plan: WatchedPlan, { reading, view }: FridayNow, news: WatchNews) {
  const code = ports.seal.open(watchSecretName(plan.id), plan.sealedCode);
  if (code === undefined) return undefined;
  const { brand, url: siteUrl } = ports.publisher();
  const text = ports.watchTexts.news(plan.locale, {
    friday: plan.release.friday,
    news,
    before: plan.memory.baseline.class,
    after: reading.class,
    named: view.named,
    better: view.better,
    score: view.score,
    code,
    brand,
    siteUrl,
  });
  return sealLinkMail(ports, plan.email, text);
}
