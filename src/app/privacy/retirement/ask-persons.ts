import type { RetireRequest, StayAsked } from '../../../contracts/leads/retirement.ts';
import { answerUntil, questionGapMs, whyUnaskable } from '../../../domain/lead/retention/stay.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { type Asker, actorOf } from '../../asker.ts';
import { sealLinkMail } from '../../mail/link-mail.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { endingSoon } from './list-ending.ts';

/**
 * Mails persons of the list of ending leads the question whether theirs are to be kept, once after their last contact. Until the last
 * day for an answer nothing of them is deleted. Others, also those without an address, are left out. Returns the number of mails.
 */
export async function askPersons(
  ports: Ports,
  { ids }: RetireRequest,
  asker: Asker,
): Promise<Result<StayAsked, 'mail_not_configured'>> {
  const { deliver, landingCodes, mailSettings, publisher, retirement, stayMails } = ports;
  const { smtp, notify, perSecond } = mailSettings.mail();
  const actor = actorOf(ports, asker);
  const { brand } = publisher();
  const until = answerUntil(agencyDay(actor.at));
  const chosen = new Set(ids);
  const persons = (await endingSoon(ports, actor.at)).filter(
    (person) => chosen.has(person.id) && person.kept === null && whyUnaskable(person) === null,
  );
  if (smtp === null) return fail('mail_not_configured');
  const questions = persons.map((person) => {
    const code = landingCodes.next();
    const { contactAt, email, locale } = person;
    const mail = sealLinkMail(ports, email, stayMails.question(locale, { brand, code, contactAt, until }));
    return { person, digest: landingCodes.hashOf(code), mail };
  });
  const asked = await retirement.ask(questions, {
    at: actor.at,
    until,
    gapMs: questionGapMs(perSecond),
    text: stayMails.notes(notify.locale).asked,
    authorId: actor.actorId,
    entryOf: (count) => ({
      ...actor,
      action: 'leads_asked',
      subject: null,
      before: null,
      after: { persons: count },
    }),
  });
  if (asked > 0) deliver();
  return ok({ asked });
}
