import { type CampaignPlatform, platformNames } from '../../domain/campaign/campaign-values.ts';
import { alertShares, type DayAlert } from '../../domain/campaign/day-alerts.ts';
import type { Claim } from '../../domain/claims/claim.ts';
import type { MusicPlatform } from '../../domain/landing/links/landing-platforms.ts';
import { platformName } from '../../domain/landing/links/platforms.ts';
import { LEAD_YEARS } from '../../domain/lead/retention/ends.ts';
import { MOST_SHARE, NOTICE_DAYS } from '../../domain/lead/retention/night.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { MondayStep } from '../../domain/monday/monday.ts';
import { MISSING_LINK_HOURS } from '../../domain/reminder/reminder.ts';
import {
  DECISION_DAYS,
  DSA_NUMBER,
  type ReportReason,
  URGENT_HOURS,
} from '../../domain/report/content-report.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { mails as texts } from '../dictionaries/mails/index.ts';
import { reportReasonWords } from '../dictionaries/report-reasons/index.ts';
import { fill, formatDate, formatEuro, formatNumber, formatPercent, pluralForm } from '../format.ts';
import { formatClaim } from '../format-claim.ts';
import { formatMoment } from '../time/hour.ts';

/** Formats a moment on the agency's clock. */
const momentIn = (locale: Locale, at: number): string => formatMoment(locale, at, AGENCY_ZONE);

/** Maximum number of links that a message lists. */
const MAX_LINKS = 30;

/**
 * Returns the functions that create the texts of emails to the agency, in the four languages.
 * @param siteUrl returns the origin of all links
 */
export function createMailTexts(siteUrl: () => string) {
  const link = (locale: Locale, path: string) =>
    `${siteUrl()}${localizePath(locale, `/admin/dashboard/${path}`)}`;
  // Browsers do not send the part after `#`, so the code is never in a log.
  const passwordPage = (locale: Locale, code: string) =>
    `${siteUrl()}${localizePath(locale, '/admin/password')}#${code}`;
  const paragraphs = (...parts: (string | false)[]) => `${parts.filter(Boolean).join('\n\n')}\n`;
  return {
    lead(
      locale: Locale,
      about: {
        id: string;
        kind: keyof typeof texts.fr.lead.subject;
        platform: string | null;
        budget: number | null;
      },
    ) {
      const { lead, platforms, footer } = texts[locale];
      const platform = platforms[about.platform as keyof typeof platforms];
      const budget = about.budget === null ? undefined : formatEuro(locale, about.budget);
      return {
        subject: [lead.subject[about.kind], platform, budget].filter(Boolean).join(' · '),
        text: paragraphs(
          [
            platform !== undefined && fill(lead.platform, { platform }),
            budget !== undefined && fill(lead.budget, { budget }),
          ]
            .filter(Boolean)
            .join('\n'),
          lead.text,
          link(locale, `leads/${encodeURIComponent(about.id)}`),
          footer,
        ),
      };
    },

    review(locale: Locale, { rating }: { rating: number }) {
      const { review, footer } = texts[locale];
      return {
        subject: review.subject,
        text: paragraphs(fill(review.text, { rating }), link(locale, 'reviews'), footer),
      };
    },

    report(locale: Locale, { number, reason }: { number: number; reason: ReportReason }) {
      const { report, footer } = texts[locale];
      const figures = { number, reason: reportReasonWords[locale][reason] };
      return {
        subject: fill(report.subject, figures),
        text: paragraphs(
          fill(reason === 'child_protection' ? report.urgent : report.text, {
            ...figures,
            days: DECISION_DAYS,
            hours: URGENT_HOURS,
            // A suspicion of a threat to life.
            article: 18,
            law: DSA_NUMBER,
          }),
          link(locale, `requests/reports/${number}`),
          footer,
        ),
      };
    },

    claim(
      locale: Locale,
      {
        figures,
        upwards,
        label,
        validUntil,
      }: Pick<Claim, 'figures' | 'upwards' | 'label'> & { validUntil: string },
    ) {
      const { claim, footer } = texts[locale];
      const [figure, ...more] = Object.values(figures);
      // A claim with several figures is named only by its words.
      const value = figure && more.length === 0 ? `${formatClaim(locale, figure, upwards)} ` : '';
      return {
        subject: fill(claim.subject, { claim: `${value}${label[locale]}` }),
        text: paragraphs(
          fill(claim.text, { day: formatDate(locale, Date.parse(validUntil)) }),
          link(locale, 'content/claims'),
          footer,
        ),
      };
    },

    links(
      locale: Locale,
      broken: readonly { title: string; url: string; verdict: keyof typeof texts.fr.links.verdicts }[],
    ) {
      const { links, footer } = texts[locale];
      const count = new Set(broken.map(({ url }) => url)).size;
      const lines = broken
        .slice(0, MAX_LINKS)
        .map(
          ({ title, url, verdict }) => `${fill(links.line, { title })}\n${url}\n${links.verdicts[verdict]}`,
        );
      return {
        subject: fill(pluralForm(locale, links.subject, count), { count: formatNumber(locale, count) }),
        text: paragraphs(
          links.text,
          ...lines,
          broken.length > MAX_LINKS && links.more,
          links.action,
          link(locale, 'landing-pages?state=live'),
          footer,
        ),
      };
    },

    missingLinks(
      locale: Locale,
      {
        page,
        title,
        missing,
      }: { page: string; title: string; missing: readonly { platform: string; count: number }[] },
    ) {
      const { missingLinks: words, footer } = texts[locale];
      const lines = missing.map(({ platform, count }) =>
        fill(pluralForm(locale, words.line, count), {
          count: formatNumber(locale, count),
          platform: platformName(platform as MusicPlatform) ?? platform,
        }),
      );
      return {
        subject: fill(words.subject, { title, hours: MISSING_LINK_HOURS }),
        text: paragraphs(
          words.text,
          lines.join('\n'),
          words.action,
          link(locale, `landing-pages/${page}`),
          footer,
        ),
      };
    },

    retirement(
      locale: Locale,
      about: { what: 'announced' | 'stopped'; due: number; soon: number; all: number },
    ) {
      const { retirement, footer } = texts[locale];
      const { subject, text } = retirement[about.what];
      const count = about.what === 'announced' ? about.soon : about.due;
      const figures = {
        count: formatNumber(locale, count),
        all: formatNumber(locale, about.all),
        years: LEAD_YEARS,
        days: NOTICE_DAYS,
        share: formatPercent(locale, MOST_SHARE),
      };
      return {
        subject: fill(subject, figures),
        text: paragraphs(
          fill(pluralForm(locale, text, count), figures),
          retirement.action,
          link(locale, 'requests/ending'),
          footer,
        ),
      };
    },

    alarms(locale: Locale, kinds: readonly (keyof typeof texts.fr.alarms.kinds)[]) {
      const { alarms, footer } = texts[locale];
      return {
        subject: alarms.subject,
        text: paragraphs(
          ...kinds.map((kind) => alarms.kinds[kind]),
          alarms.action,
          link(locale, 'go-live'),
          footer,
        ),
      };
    },

    campaigns(
      locale: Locale,
      warnings: readonly {
        campaign: string;
        platform: CampaignPlatform;
        alert: DayAlert;
        lastDay: string;
      }[],
    ) {
      const { campaigns, footer } = texts[locale];
      const byCampaign = [...Map.groupBy(warnings, ({ campaign }) => campaign)];
      const count = byCampaign.length;
      return {
        subject: fill(pluralForm(locale, campaigns.subject, count), { count: formatNumber(locale, count) }),
        text: paragraphs(
          campaigns.text,
          ...byCampaign.map(([campaign, own]) =>
            [
              platformNames[own[0]?.platform ?? 'youtube'],
              ...own.map(({ alert, lastDay }) =>
                fill(campaigns.alerts[alert], {
                  day: formatDate(locale, Date.parse(lastDay)),
                  percent: formatPercent(locale, alertShares[alert] ?? 0),
                }),
              ),
              link(locale, `campaigns/${encodeURIComponent(campaign)}/import`),
            ].join('\n'),
          ),
          footer,
        ),
      };
    },

    draftAnswer(
      locale: Locale,
      { page, title, kind }: { page: string; title: string; kind: keyof typeof texts.fr.draftAnswer.subject },
    ) {
      const { draftAnswer, footer } = texts[locale];
      return {
        subject: fill(draftAnswer.subject[kind], { title }),
        text: paragraphs(
          draftAnswer.text[kind],
          link(locale, `landing-pages/${encodeURIComponent(page)}?step=4`),
          footer,
        ),
      };
    },

    invitation(
      locale: Locale,
      {
        code,
        name,
        inviter,
        brand,
        until,
      }: { code: string; name: string; inviter: string; brand: string; until: number },
    ) {
      const { invitation } = texts[locale];
      return {
        subject: fill(invitation.subject, { brand }),
        linkText: paragraphs(
          fill(invitation.greeting, { name }),
          fill(invitation.text, { inviter, brand, until: momentIn(locale, until) }),
          passwordPage(locale, code),
          invitation.unexpected,
        ),
      };
    },

    weekly(
      locale: Locale,
      { counts, code }: { counts: readonly { step: MondayStep; count: number }[]; code: string },
    ) {
      const { weekly } = texts[locale];
      const total = counts.reduce((sum, { count }) => sum + count, 0);
      const stopUrl = `${siteUrl()}${localizePath(locale, '/admin/weekly-mail')}#${code}`;
      return {
        subject: fill(pluralForm(locale, weekly.subject, total), { count: formatNumber(locale, total) }),
        text: paragraphs(
          counts
            .map(({ step, count }) =>
              fill(weekly.line, { step: weekly.steps[step], count: formatNumber(locale, count) }),
            )
            .join('\n'),
          link(locale, 'monday'),
          `${weekly.footer}\n${stopUrl}`,
        ),
        unsubscribe: `${siteUrl()}/api/weekly-mail/${code}/stop`,
      };
    },

    followUps(locale: Locale, about: { accountId: string; mine: number; unassigned: number }) {
      const { followUps } = texts[locale];
      const count = about.mine + about.unassigned;
      const line = (forms: { one: string; other: string }, of: number, assignee: string) =>
        of > 0 &&
        `${fill(pluralForm(locale, forms, of), { count: formatNumber(locale, of) })}\n${link(
          locale,
          `leads?todo=today,overdue&assignee=${encodeURIComponent(assignee)}&sort=followUp&order=asc`,
        )}`;
      return {
        subject: fill(pluralForm(locale, followUps.subject, count), { count: formatNumber(locale, count) }),
        text: paragraphs(
          line(followUps.mine, about.mine, about.accountId),
          line(followUps.unassigned, about.unassigned, 'none'),
          followUps.footer,
        ),
      };
    },

    password(locale: Locale, { code, brand }: { code: string; brand: string }) {
      const { password } = texts[locale];
      return {
        subject: fill(password.subject, { brand }),
        linkText: paragraphs(
          fill(password.text, { brand, site: new URL(siteUrl()).host }),
          passwordPage(locale, code),
          password.unasked,
        ),
      };
    },

    accessChanged(
      locale: Locale,
      {
        change,
        brand,
        at,
      }: { change: keyof typeof texts.fr.accessChanged.subjects; brand: string; at: number },
    ) {
      const { subjects, changes, account, own, stranger } = texts[locale].accessChanged;
      return {
        subject: fill(subjects[change], { brand }),
        text: paragraphs(
          changes[change],
          fill(account, { brand, site: new URL(siteUrl()).host, at: momentIn(locale, at) }),
          own,
          stranger,
          `${siteUrl()}${localizePath(locale, '/admin')}`,
        ),
      };
    },

    test(locale: Locale, { brand, at }: { brand: string; at: number }) {
      const { test } = texts[locale];
      return {
        subject: `${test.subject} · ${brand}`,
        text: paragraphs(fill(test.text, { brand, at: momentIn(locale, at) })),
      };
    },
  };
}
