import type { MondayDto } from '../../contracts/monday.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { mondayStepNames, stepOf } from '../../domain/monday/monday.ts';
import { lastMonday } from '../../domain/monday/weekly.ts';
import { agencyDay, dayNumber } from '../../domain/time/agency-day.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { readMonday } from './read-monday.ts';

/** The code that stops an account's mail: derived from the id, so that each mail has the same link and none is stored. */
const codeName = (accountId: string) => `weekly-mail ${accountId}`;

/** Switches the weekly mail of the account on or off. The first one is that of the next Monday at eight. */
export async function chooseWeeklyMail(
  { clock, reminderCodes, weeklyMails }: Pick<Ports, 'clock' | 'reminderCodes' | 'weeklyMails'>,
  on: boolean,
  { who: { account } }: Asker,
  locale: Locale,
): Promise<{ on: boolean }> {
  if (on)
    await weeklyMails.want(account.id, {
      locale,
      stopHash: reminderCodes.hashOf(reminderCodes.codeOf(codeName(account.id), 'stop')),
      sentDay: lastMonday(clock.now()),
    });
  else await weeklyMails.unwant(account.id);
  return { on };
}

/** Stops the mail of a code. The answer is the same for an unknown code. */
export async function stopWeeklyMail(
  { reminderCodes, weeklyMails }: Pick<Ports, 'reminderCodes' | 'weeklyMails'>,
  code: string,
): Promise<{ stopped: true }> {
  await weeklyMails.stop(reminderCodes.hashOf(code));
  return { stopped: true };
}

/** Returns the number of things in each step of the run; steps without one are absent. */
export const countsOf = ({ things }: Pick<MondayDto, 'things'>) =>
  mondayStepNames
    .map((step) => ({ step, count: things.filter(({ kind }) => stepOf(kind) === step).length }))
    .filter(({ count }) => count > 0);

/**
 * Mails what waits to the accounts that asked for it, on Mondays from eight o'clock on the agency's clock, once. Nothing waits:
 * no mail. The mail has numbers and links alone.
 */
export async function sendWeeklyMails(ports: Ports): Promise<void> {
  const { clock, ids, log, mailTexts, reminderCodes, weeklyMails } = ports;
  const now = clock.now();
  const monday = lastMonday(now);
  if (dayNumber(agencyDay(now)) !== monday) return;
  let sent = 0;
  for (const { account, locale, stopHash } of await weeklyMails.due(monday)) {
    const counts = countsOf(await readMonday(ports, account, locale));
    let code = reminderCodes.knownCode(codeName(account.id), 'stop', stopHash);
    if (code === undefined) {
      // The secret of the stored hash is gone: from this mail on, the link has the present one.
      code = reminderCodes.codeOf(codeName(account.id), 'stop');
      await weeklyMails.want(account.id, { locale, stopHash: reminderCodes.hashOf(code), sentDay: monday });
    }
    const mail =
      counts.length > 0
        ? { id: ids.next(), to: account.email, ...mailTexts.weekly(locale, { counts, code }) }
        : undefined;
    if ((await weeklyMails.tell(account.id, monday, mail, now)) && mail) sent += 1;
  }
  if (sent > 0) log.info({ sent }, 'weekly mails queued');
}
