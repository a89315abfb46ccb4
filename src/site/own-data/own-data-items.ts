import type { OwnData } from '../../contracts/own-data.ts';
import { platformNames } from '../../domain/campaign/campaign-values.ts';
import { musicPlatforms } from '../../domain/landing/links/landing-platforms.ts';
import { platformName } from '../../domain/landing/links/platforms.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { UNKNOWN_ARTIST } from '../../domain/planner/inputs.ts';
import { ratings } from '../../domain/review/rating.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { adminLeads } from '../../i18n/dictionaries/admin-leads/index.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { reportPage } from '../../i18n/dictionaries/report-page/index.ts';
import { reportReasonWords } from '../../i18n/dictionaries/report-reasons/index.ts';
import { leadFieldLabel, leadFieldValue } from '../../i18n/export/lead-fields.ts';
import { nameIn } from '../../i18n/export/lead-names.ts';
import { fill, formatDate, formatEuro, formatMonth, formatNumber, pluralForm } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { newsletterSentence } from '../../i18n/newsletter/sentences.ts';
import { formatMoment } from '../../i18n/time/hour.ts';
import { ownAdActs } from './own-ad-acts.ts';
import { ownDataUntil } from './own-data-until.ts';
import type { OwnFact, OwnItem } from './own-item.ts';

/** Returns the name of a platform of music; `undefined` for another word. */
const platformOf = (key: string): string | undefined => {
  const platform = musicPlatforms.find((one) => one === key);
  return platform && platformName(platform);
};

/** Returns what is stored about a person as things with their facts, in the order of the page. Empty values are left out. */
export function ownDataItems(locale: Locale, data: OwnData): OwnItem[] {
  const t = ownData[locale];
  const until = ownDataUntil(locale);
  const f = t.facts;
  const day = (at: string) => formatDate(locale, Date.parse(agencyDay(Date.parse(at))));
  const date = (calendarDay: string) => formatDate(locale, Date.parse(calendarDay));
  const facts = (...pairs: (readonly [string, unknown])[]): OwnFact[] =>
    pairs.flatMap(([label, value]) => {
      const text = shown(value);
      return text === '' ? [] : [[label, text] as const];
    });
  const shown = (value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return value ? f.yes : f.no;
    if (typeof value === 'number') return formatNumber(locale, value);
    if (Array.isArray(value)) return value.map(shown).join(', ');
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  /** A day with its hour on the clock of a zone. */
  const momentOf = (at: string, timeZone: string) => formatMoment(locale, Date.parse(at), timeZone);
  const words = adminLeads[locale];
  const labels = words.fields;
  const consented = (consent: OwnData['leads'][number]['consent']) =>
    consent &&
    ([
      ...(['analytics', 'marketing', 'functional'] as const)
        .filter((purpose) => consent[purpose])
        .map((purpose) => f[purpose]),
      ...(consent.objected ? [f.objection] : []),
    ].join(', ') ||
      f.none);

  const leads = data.leads.map((lead): OwnItem => {
    const sent = Object.entries(lead.fields)
      .filter(([key]) => !['name', 'email', 'phone'].includes(key))
      // The planner's word for a field left empty is nobody's name.
      .filter(([, value]) => value !== '' && value !== null && value !== UNKNOWN_ARTIST);
    const name = lead.name === UNKNOWN_ARTIST ? '' : lead.name;
    const typed = sent.map(
      ([key, value]) =>
        [
          leadFieldLabel(words, lead.kind, key),
          leadFieldValue(locale, words, lead.kind, key, value),
        ] as const,
    );
    // The page sets the name of its form.
    const typedLabels = sent
      .filter(([key, value]) => key !== 'source' && value !== false)
      .map(([key]) => leadFieldLabel(words, lead.kind, key));
    const names = [name && labels.name, lead.phone && labels.phone, ...typedLabels];
    return {
      id: `lead-${lead.id}`,
      kind: 'lead',
      title: t.items[lead.kind],
      about: `${day(lead.createdAt)} · ${[...new Set(names.filter(Boolean))].slice(0, 5).join(', ')}`,
      until: until.lead(data.leadsEnd),
      erase: { kind: 'lead', id: lead.id },
      person: { lead: lead.id, name, phone: lead.phone ?? '' },
      facts: [
        facts(
          [labels.name, name],
          [labels.email, lead.email],
          [labels.phone, lead.phone],
          ...typed,
          [f.received, day(lead.createdAt)],
          [f.status, t.statuses[lead.status]],
          [f.page, lead.page],
          [f.referrer, lead.referrer],
          [f.source, lead.source],
          ...Object.entries(lead.utm),
          [f.browser, lead.browser],
          [f.language, languageName(locale, lead.locale)],
          [f.consent, consented(lead.consent)],
          [
            f.sentTo,
            lead.sentTo
              .filter(({ state }) => state === 'delivered')
              .map(({ destination }) => nameIn(words.destinations, destination)),
          ],
        ),
      ],
    };
  });

  const campaigns = data.campaigns.map(
    (campaign): OwnItem => ({
      id: `campaign-${campaign.id}`,
      kind: 'campaign',
      title: fill(t.items.campaign, { platform: platformNames[campaign.platform] }),
      about: fill(t.items.period, { from: date(campaign.startsOn), to: date(campaign.endsOn) }),
      until: t.until.campaign,
      facts: [
        facts(
          [f.artist, campaign.artist],
          [f.status, t.campaignStatuses[campaign.status]],
          [f.budget, formatEuro(locale, campaign.budget)],
          [f.views, campaign.views],
          [f.cost, campaign.cost === null ? null : formatEuro(locale, campaign.cost)],
          [f.reach, campaign.reach],
          [f.client, [campaign.clientName, campaign.clientEmail].filter(Boolean)],
          [f.video, campaign.videoUrl],
        ),
      ],
    }),
  );

  const reviews = data.reviews.map(
    (review): OwnItem => ({
      id: `review-${review.id}`,
      kind: 'review',
      title: t.items.review,
      about: [
        fill(t.items.rating, {
          rating: review.rating ?? '–',
          most: ratings.length,
          date: day(review.createdAt),
        }),
        nameIn(t.reviewStatuses, review.status),
      ].join(' · '),
      until: until.review(review.createdAt),
      erase: { kind: 'review', id: review.id },
      facts: [
        facts(
          [labels.name, review.name],
          [labels.email, review.email],
          [f.company, review.company],
          [f.comment, review.comment],
          [f.excerpt, review.excerpt],
          [f.month, review.experience && formatMonth(locale, `${review.experience}-01`)],
          [labels.platform, review.campaignPlatform && platformNames[review.campaignPlatform]],
          [f.reward, review.reward && review.reward === 'given'],
          [f.verified, review.verified],
          [f.status, nameIn(t.reviewStatuses, review.status)],
          [f.decided, review.reason],
          [f.answered, review.answer?.text],
        ),
      ],
    }),
  );

  const invitations = data.invitations.map(
    (invitation, at): OwnItem => ({
      id: `invitation-${at}`,
      kind: 'invitation',
      title: t.items.invitation,
      about: day(invitation.createdAt),
      until: t.until.invitation,
      facts: [
        facts(
          [labels.name, invitation.client],
          [f.until, day(invitation.expiresAt)],
          [f.used, invitation.usedAt && day(invitation.usedAt)],
        ),
      ],
    }),
  );

  const quarantined = data.quarantined.map(
    ({ createdAt, form }, at): OwnItem => ({
      id: `form-${at}`,
      kind: 'quarantined',
      title: t.items.quarantined,
      about: day(createdAt),
      until: until.quarantined(createdAt),
      facts: [
        facts(
          ...Object.entries((form ?? {}) as object).map(
            ([key, value]) =>
              [
                nameIn({ ...labels, page: f.page, referrer: f.referrer, locale: f.language }, key),
                value,
              ] as const,
          ),
        ),
      ],
    }),
  );

  const answers = data.answers.map(
    (answer, at): OwnItem => ({
      id: `answer-${at}`,
      kind: 'answer',
      title: t.items.answer,
      about: `${answer.page}, ${day(answer.createdAt)}`,
      until: t.until.answer,
      facts: [facts([labels.name, answer.name], [f.comment, answer.text])],
    }),
  );

  const reminders = data.reminders.map(
    (reminder): OwnItem => ({
      id: `reminder-${reminder.id}`,
      kind: 'reminder',
      title: t.items.reminder,
      about: reminder.state === 'paused' ? reminder.page : `${reminder.page}, ${day(reminder.dueAt)}`,
      until: until.reminder(reminder),
      erase: { kind: 'reminder', id: reminder.id },
      facts: [
        facts(
          [labels.email, data.email],
          [labels.platform, platformOf(reminder.platform) ?? f.anyPlatform],
          [f.planned, reminder.state === 'paused' ? f.noDate : momentOf(reminder.dueAt, reminder.zone)],
          [f.zone, reminder.zone],
          [f.language, languageName(locale, reminder.locale)],
          [f.reminderAsked, momentOf(reminder.askedAt, reminder.zone)],
          [f.reminderConfirmed, reminder.confirmedAt && momentOf(reminder.confirmedAt, reminder.zone)],
        ),
      ],
    }),
  );
  const artistLists = data.artistLists.map(
    (list): OwnItem => ({
      id: `artist-list-${list.id}`,
      kind: 'reminder',
      title: t.items.artistList,
      about: `${list.page}, ${day(list.consentedAt)}`,
      until: until.artistList(list),
      erase: { kind: 'list', id: list.id },
      facts: [facts([f.comment, list.sentence], [labels.email, data.email])],
    }),
  );
  const watches = data.watches.map(
    ({ id, release, askedAt, ...watch }): OwnItem => ({
      id: `watch-${id}`,
      kind: 'watch',
      title: fill(t.items.watch, { friday: date(release.friday) }),
      about: day(askedAt),
      until: until.watch({ id, release, askedAt, ...watch }),
      erase: { kind: 'watch', id },
      facts: [
        facts(
          [labels.email, data.email],
          // The title names the Friday.
          ...Object.entries(release)
            .filter(([key]) => key !== 'friday')
            .map(
              ([key, value]) =>
                [
                  leadFieldLabel(words, 'planner', key),
                  leadFieldValue(locale, words, 'planner', key, value),
                ] as const,
            ),
        ),
      ],
    }),
  );
  const reports = data.reports.map(
    (report): OwnItem => ({
      id: `report-${report.number}`,
      kind: 'report',
      title: fill(t.items.report, { number: report.number }),
      about: day(report.receivedAt),
      until: until.report(report),
      facts: [
        facts(
          [labels.name, report.name],
          [reportPage[locale].fields.address, report.address],
          [reportPage[locale].fields.reason, reportReasonWords[locale][report.reason]],
          [reportPage[locale].fields.explanation, report.explanation],
          [f.answered, [report.question, report.words].filter(Boolean).join('\n')],
        ),
      ],
    }),
  );

  const testimonials = data.testimonials.map(
    (item): OwnItem => ({
      id: `testimonial-${item.part}-${item.locale}-${item.item}`,
      kind: 'testimonial',
      title: t.items[item.part],
      about: [languageName(locale, item.locale), item.online ? t.items.online : t.items.offline].join(', '),
      until: t.until.testimonial,
      facts: [
        facts(
          [labels.name, item.name],
          [f.text, item.texts.join('\n')],
          [f.agreed, item.consentOn && date(item.consentOn)],
        ),
      ],
    }),
  );

  const requests = data.requests.map(
    (request): OwnItem => ({
      id: `request-${request.number}`,
      kind: 'request',
      title: fill(t.request.title, { number: request.number, kind: t.request.kinds[request.kind] }),
      about: day(request.receivedAt),
      until: request.closedAt
        ? fill(t.request.closed, { day: day(request.closedAt) })
        : fill(t.request.until, { day: day(request.dueAt) }),
      facts: request.reason ? [facts([f.answered, request.reason])] : [],
    }),
  );

  const [first, last] = [data.mails[0], data.mails.at(-1)];
  const mails: OwnItem[] =
    first && last
      ? [
          {
            id: 'mails',
            kind: 'mails',
            title: fill(pluralForm(locale, t.items.mails, data.mails.length), { count: data.mails.length }),
            about:
              day(first.createdAt) === day(last.createdAt)
                ? day(first.createdAt)
                : fill(t.items.mailDays, { from: day(first.createdAt), to: day(last.createdAt) }),
            until: until.mails(last.createdAt),
            facts: data.mails.map((mail) =>
              facts(
                [f.sent, day(mail.sentAt ?? mail.createdAt)],
                [f.subject, mail.subject],
                [f.text, mail.text],
              ),
            ),
          },
        ]
      : [];

  const count = data.leads.reduce((sum, { notes }) => sum + notes, 0);
  const onCampaigns = data.campaigns.some(({ notes }) => notes);
  const notes: OwnItem[] =
    count > 0 || onCampaigns
      ? [
          {
            id: 'notes',
            kind: 'notes',
            title: t.items.notes,
            about: [
              count > 0 && fill(pluralForm(locale, t.items.noteCount, count), { count }),
              onCampaigns && t.items.campaignNotes,
            ]
              .filter(Boolean)
              .join(', '),
            until: t.until.notes,
            facts: [],
          },
        ]
      : [];

  const [letter] = data.newsletter;
  const ticked = data.leads.some(({ fields }) => fields['newsletter'] === true);
  const newsletter: OwnItem[] =
    letter || ticked
      ? [
          {
            id: 'newsletter',
            kind: 'newsletter',
            title: t.items.newsletter,
            about: letter?.confirmedAt
              ? fill(t.items.confirmed, { day: day(letter.confirmedAt) })
              : letter
                ? t.items.unconfirmed
                : t.items.ticked,
            until: letter && !letter.confirmedAt ? until.unconfirmed(letter.askedAt) : t.until.consent,
            consent: 'newsletter',
            facts: letter
              ? [
                  facts(
                    [f.sentence, newsletterSentence(letter, letter.locale)],
                    [f.asked, day(letter.askedAt)],
                    [f.confirmed, letter.confirmedAt && day(letter.confirmedAt)],
                  ),
                ]
              : [],
          },
        ]
      : [];
  const advertising: OwnItem[] = data.leads.some(({ consent }) => consent?.marketing)
    ? [
        {
          id: 'advertising',
          kind: 'advertising',
          title: t.items.advertising,
          about: t.items.advertisingAbout,
          until: t.until.consent,
          consent: 'advertising',
          facts: [],
        },
      ]
    : [];

  return [
    ...leads,
    ...newsletter,
    ...advertising,
    ...ownAdActs(locale, data.adActs, { day, facts, platformOf }),
    ...campaigns,
    ...reviews,
    ...invitations,
    ...answers,
    ...reminders,
    ...artistLists,
    ...watches,
    ...reports,
    ...testimonials,
    ...requests,
    ...quarantined,
    ...mails,
    ...notes,
  ];
}
