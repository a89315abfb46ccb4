import type { CampaignReport, ReportedPage } from '../../contracts/campaign-report.ts';
import type { SecretLink } from '../../contracts/secret-link.ts';
import { trackDays } from '../../domain/campaign/day-track.ts';
import { reportFigures } from '../../domain/campaign/report-figures.ts';
import { importedFigures, importsByDay } from '../../domain/campaign-import/current-days.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { type Asker, actorOf } from '../asker.ts';
import { makeLink } from '../links/make-link.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { euros } from './imports/import-dto.ts';
import { releasePages } from './imports/release-pages.ts';
import { reportedFiles, reportedSources } from './imports/reported-files.ts';
import { reportedLooks } from './imports/reported-looks.ts';

const report = {
  path: '/p/report',
  /** Validity in milliseconds: long enough to settle an invoice, and to show the report to a label. */
  ms: 90 * 24 * 3_600_000,
} as const;

/** Creates a secret link to the report of a campaign. The report always shows the current campaign. */
export const shareReport = (
  ports: Ports,
  id: string,
  { locale }: { locale: Locale },
  asker: Asker,
): Promise<Result<SecretLink, 'not_found'>> =>
  makeLink(ports, locale, report, asker, (link) =>
    ports.campaignLinks.add(id, link, {
      ...actorOf(ports, asker),
      action: 'campaign_report_shared',
      subject: id,
      before: null,
      after: { expiresAt: link.expiresAt },
    }),
  );

/** Revokes the open links to the report of a campaign. */
export async function revokeReports(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<{ revoked: number }, 'not_found'>> {
  const actor = actorOf(ports, asker);
  const revoked = await ports.campaignLinks.revoke(id, actor.at, (open) => ({
    ...actor,
    action: 'campaign_reports_revoked',
    subject: id,
    before: { open },
    after: null,
  }));
  return revoked === undefined ? fail('not_found') : ok({ revoked });
}

/** Returns the report of a code, without contact and notes; `undefined` for an unknown, revoked or expired code. */
export async function openReport(ports: Ports, code: string): Promise<CampaignReport | undefined> {
  const now = ports.clock.now();
  const opened = await ports.campaignLinks.campaign(ports.landingCodes.hashOf(code), now);
  if (!opened) return undefined;
  const { campaign, expiresAt } = opened;
  const { artist, platform, campaignType, country, startsOn, endsOn, status } = campaign;
  const { budget, actualCost, videoUrl, estimate } = campaign;
  const history = await ports.campaignImports.history(campaign.id);
  const counting = history.filter(({ withdrawnAt }) => withdrawnAt === null);
  const { days: ofAds, sums, period } = importedFigures(counting);
  const days = ofAds.map(({ day, cost, views }) => ({ day, cost: euros(cost), views }));
  const looks = await ports.campaignImports.looks(campaign.id);
  const unusual = reportedLooks(counting, looks, { startsOn, endsOn });
  const sources = reportedSources(campaign, history);
  const files = reportedFiles(campaign, history);
  const costs =
    files.length > 0 && estimate?.costVersion
      ? await ports.costStore.byVersion(estimate.costVersion)
      : undefined;
  const pages = (await releasePages(ports, campaign, period)).filter(({ visits }) => visits > 0);
  const byDay = importsByDay(counting);
  const { coverage } = ports.claims.shown();
  const track = trackDays({ days, startsOn, endsOn, budget, promised: null }, agencyDay(now));
  return {
    ...{ artist, platform, campaignType, country, startsOn, endsOn, status, budget, actualCost, videoUrl },
    costVersion: estimate?.costVersion ?? null,
    figures: reportFigures({ ...campaign, prices: estimate }),
    days: (track?.days ?? []).map(({ day, cost, views, missing, provisional, costPerView }) => {
      const own = byDay.get(day)?.map(({ sha256 }) => sha256);
      return { ...{ day, cost, views, missing, provisional, costPerView }, ...(own && { files: own }) };
    }),
    ...(files.length > 0 && {
      imported: { files, views: sums.views, cost: euros(sums.cost) },
      isLearned: costs?.origin === 'learned',
      ...(coverage && { coverage }),
    }),
    ...(sources && { sources }),
    ...(pages.length > 0 && { release: { clicks: sums.clicks, pages: pages.map(reportedPage) } }),
    ...(unusual && { unusual }),
    now,
    expiresAt,
  };
}

const reportedPage = ({ title, visits, conversions, platforms, campaigns }: ReportedPage): ReportedPage => ({
  ...{ title, visits, conversions, platforms, campaigns },
});
