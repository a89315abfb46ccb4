import type { CoveredShare } from '../domain/campaign/covered-share.ts';
import type { TrackDay } from '../domain/campaign/day-track.ts';
import type { Look, LookedDays, LookReason } from '../domain/campaign/looked-days.ts';
import type { reportFigures } from '../domain/campaign/report-figures.ts';
import type { ImportSource } from '../domain/campaign-import/import-values.ts';
import type { MusicPlatform } from '../domain/landing/links/landing-platforms.ts';
import type { CampaignDto } from './campaign.ts';

/** Costs in euros; null: not reported. */
export type ReportedDay = Pick<
  TrackDay,
  'day' | 'cost' | 'views' | 'missing' | 'provisional' | 'costPerView'
> & {
  /** SHA-256 of the files from which its figures come, the newest first; absent: none has it. */
  files?: string[];
};

/** Where a figure comes from; null: the agency typed it. Times are epoch milliseconds. */
export type ReportedSource = {
  /** The newest of the files that say the figure. */
  source: ImportSource | null;
  at: number;
  sha256: string;
  /** The number of the other ones. */
  more: number;
  /** Those of the files that were withdrawn since, if those that are left do not say the figure. */
  withdrawn: { sha256: string; at: number }[];
} | null;

/** Where a figure of the result comes from, and what the files say since. */
export type TakenSource =
  | (NonNullable<ReportedSource> & {
      /** The last day that the figure counts, and the last one of the files now, if it is later. */
      to: string;
      later: string | null;
      /** What the files now say of the days and campaigns that the figure counts; null: they cannot be compared with it. */
      again: number | null;
    })
  | null;

/** The counts of a landing page of the release: of visits from the ads of the platform on the days of the files. */
export interface ReportedPage {
  title: string;
  visits: number;
  /** Visits with a click. */
  conversions: number;
  /** All clicks on links to platforms, the most first. */
  platforms: { platform: MusicPlatform; clicks: number }[];
  /** The campaigns whose visits the counts cannot tell apart. */
  campaigns: number;
}

/** A file from which figures of a report come. Times are epoch milliseconds. */
export interface ReportedFile {
  source: ImportSource | null;
  from: string;
  to: string;
  at: number;
  /** SHA-256 of the file, which is not kept. */
  sha256: string;
  /** The column that was counted as views. */
  viewMetric: string | null;
  /** Null: the file counts. A withdrawn one is listed while a figure of the report comes from it. */
  withdrawnAt: number | null;
  /** No day of it counts any more, and a figure of the report still comes from it. Absent: it counts, or it was withdrawn. */
  isReplaced?: boolean;
}

/** The files of ads from which a report was made. */
export interface ReportedFiles {
  /** The newest first. */
  files: ReportedFile[];
  /** Views and spend, in euros, of the files now; null: they have none. */
  views: number | null;
  cost: number | null;
}

/** What the rules of unusual figures found in the reports of listeners, and a person meant for the client. */
export interface ReportedUnusual {
  /** First and last day of the campaign with listeners. */
  from: string;
  to: string;
  /** Empty: the rules found nothing. */
  notes: (Omit<LookedDays, 'look'> &
    Pick<Look, 'at'> & {
      reason: LookReason;
      /** The newest of the files with these days. */
      source: NonNullable<ReportedSource>;
    })[];
  /** The reports of listeners with a day of the campaign to which the rules were applied, the newest first. */
  files: ReportedFile[];
}

/** The report of a campaign behind the client's secret link: amounts in euros, days as `2026-11-21`. */
export interface CampaignReport
  extends Pick<
    CampaignDto,
    | 'artist'
    | 'platform'
    | 'campaignType'
    | 'country'
    | 'startsOn'
    | 'endsOn'
    | 'status'
    | 'budget'
    | 'actualCost'
    | 'videoUrl'
    | 'costVersion'
  > {
  figures: ReturnType<typeof reportFigures>;
  /** Each day from the first to the last one of the platforms' imported reports; empty: none was imported. */
  days: readonly ReportedDay[];
  /** The campaigns so far that ended in their range; absent without an imported file, and while there are too few. */
  coverage?: CoveredShare;
  /** Whether its range was learned from campaigns, to contain four of five; only with an imported file. */
  isLearned?: boolean;
  /** Absent without an imported file. */
  imported?: ReportedFiles;
  /** Absent without a file, now or when a figure was taken over from one. */
  sources?: Record<'views' | 'cost' | 'reach', TakenSource>;
  /** The landing pages of the release, with the paid clicks of the files; null: the files have none. Absent without a visit. */
  release?: { clicks: number | null; pages: ReportedPage[] };
  /** Absent: no listeners to judge by, or nobody has looked yet. */
  unusual?: ReportedUnusual;
  /** Epoch milliseconds: when the report was read, and until when the link shows it. */
  now: number;
  expiresAt: number;
}
