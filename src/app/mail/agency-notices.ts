import type { Claim } from '../../domain/claims/claim.ts';
import type { AnswerKind } from '../../domain/landing/draft-answer.ts';
import type { BrokenVerdict } from '../../domain/landing/links/watched-link.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { MailEvent } from '../../domain/mail/settings.ts';
import type { AlarmKind } from '../../domain/proof/alarm.ts';
import type { ReportReason } from '../../domain/report/content-report.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { MailTexts, NewMail } from '../ports/mail.ts';
import type { FormLead } from '../ports.ts';

/**
 * Returns the message about a new lead, to be stored in the lead's transaction; `undefined` if the settings want none.
 * It names the kind of lead and links to the back office: a person's name, address and message stay where they are
 * protected and can be erased.
 */
export function leadNotice(ports: Ports, lead: FormLead): NewMail | undefined {
  const platform = lead.kind === 'planner' ? null : lead.fields.platform;
  return notice(ports, 'leads', (texts, locale) =>
    texts.lead(locale, {
      id: lead.id,
      kind: lead.kind,
      platform: typeof platform === 'string' ? platform.replace(/_ads$/, '') : null,
      budget: lead.kind === 'simulation' ? lead.fields.budget : null,
    }),
  );
}

/** Returns the message about a pending review, to be stored in the review's transaction. */
export function reviewNotice(ports: Ports, review: { rating: number }): NewMail | undefined {
  return notice(ports, 'reviews', (texts, locale) => texts.review(locale, { rating: review.rating }));
}

/**
 * Returns the message about a report of illegal content, to be stored in the report's transaction. It is sent regardless of
 * the events in the settings: the agency knows of the content from the moment of the report (article 16(3) of Regulation
 * (EU) 2022/2065). It names neither the sender nor the content.
 */
export function reportNotice(
  ports: Ports,
  about: { number: number; reason: ReportReason },
): NewMail | undefined {
  return notice(ports, undefined, (texts, locale) => texts.report(locale, about));
}

/**
 * Returns the message that a claim expires soon. It is sent regardless of the events in the settings: an expired claim
 * disappears from the pages by itself.
 */
export function claimNotice(
  ports: Pick<Ports, 'ids' | 'mailSettings' | 'mailTexts'>,
  claim: Pick<Claim, 'figures' | 'upwards' | 'label'> & { validUntil: string },
): NewMail | undefined {
  return notice(ports, undefined, (texts, locale) => texts.claim(locale, claim));
}

/**
 * Returns the message that links of online pages are broken. It is sent regardless of the events in the settings:
 * visitors from paid clicks find no page behind them.
 */
export function linkNotice(
  ports: Pick<Ports, 'ids' | 'mailSettings' | 'mailTexts'>,
  links: readonly { title: string; url: string; verdict: BrokenVerdict }[],
): NewMail | undefined {
  return notice(ports, undefined, (texts, locale) => texts.links(locale, links));
}

/**
 * Returns the message that a page lacks links before its release. It is sent regardless of the events in the settings: the mail to
 * the fans cannot be sent again.
 */
export function missingLinkNotice(
  ports: Pick<Ports, 'ids' | 'mailSettings' | 'mailTexts'>,
  about: Parameters<MailTexts['missingLinks']>[1],
): NewMail | undefined {
  return notice(ports, undefined, (texts, locale) => texts.missingLinks(locale, about));
}

/** Returns the message about what is wrong with the site. It is sent regardless of the events in the settings. */
export function alarmNotice(
  ports: Pick<Ports, 'ids' | 'mailSettings' | 'mailTexts'>,
  kinds: readonly AlarmKind[],
): NewMail | undefined {
  return notice(ports, undefined, (texts, locale) => texts.alarms(locale, kinds));
}

/** Returns the message about campaigns whose days warn of something; `undefined` if the settings want none. */
export function campaignNotice(
  ports: Pick<Ports, 'ids' | 'mailSettings' | 'mailTexts'>,
  warnings: Parameters<MailTexts['campaigns']>[1],
): NewMail | undefined {
  return notice(ports, 'campaigns', (texts, locale) => texts.campaigns(locale, warnings));
}

/**
 * Returns the message that an artist has answered a draft, to be stored in the answer's transaction. It is sent
 * regardless of the events in the settings, because the agency asked for the answer. It contains neither the artist's
 * name nor the remark.
 */
export function draftAnswerNotice(
  ports: Ports,
  answer: { page: string; title: string; kind: AnswerKind },
): NewMail | undefined {
  return notice(ports, undefined, (texts, locale) => texts.draftAnswer(locale, answer));
}

/**
 * Returns the message that leads end by themselves, or that their deletion was stopped. It is sent regardless of the events
 * in the settings: what is deleted cannot be restored. It contains numbers only.
 */
export function retirementNotice(
  ports: Pick<Ports, 'ids' | 'mailSettings' | 'mailTexts'>,
  what: 'announced' | 'stopped',
  about: { due: number; soon: number; all: number },
): NewMail | undefined {
  return notice(ports, undefined, (texts, locale) => texts.retirement(locale, { what, ...about }));
}

function notice(
  { ids, mailSettings, mailTexts }: Pick<Ports, 'ids' | 'mailSettings' | 'mailTexts'>,
  event: MailEvent | undefined,
  write: (texts: MailTexts, locale: Locale) => Omit<NewMail, 'id' | 'to'>,
): NewMail | undefined {
  const { to, events, locale } = mailSettings.mail().notify;
  if (to === null || (event !== undefined && !events.includes(event))) return undefined;
  return { id: ids.next(), to, ...write(mailTexts, locale) };
}
