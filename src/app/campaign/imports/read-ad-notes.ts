import { type AdNote, adNotes, type Watched } from '../../../domain/campaign/ad-notes.ts';
import {
  type ImportedFigures,
  importedFigures,
  sumOfDays,
} from '../../../domain/campaign-import/current-days.ts';
import { viewKind } from '../../../domain/campaign-import/known-headers.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { CampaignImport } from '../../ports/campaign-imports.ts';
import type { Campaign } from '../../ports/campaigns.ts';
import { euros } from './import-dto.ts';

/** The earlier campaigns that say what is usual, the newest ones. */
const EARLIER = 20;

/** Returns what is unusual in the figures of a campaign's ads, with amounts in euros. */
export async function readAdNotes(
  { campaigns, campaignImports }: Pick<Ports, 'campaigns' | 'campaignImports'>,
  campaign: Campaign,
  figures: ImportedFigures,
  imports: readonly CampaignImport[],
): Promise<AdNote[]> {
  const watched = watchedIn(figures);
  const kind = kindOf(imports);
  const earlier: Watched[] = [];
  if (watched) {
    const imported = new Set(await campaignImports.imported());
    const { platform } = campaign;
    const finished = await campaigns.all({ status: 'finished', platform, sort: 'starts', order: 'desc' });
    const before = finished
      .filter(({ id, startsOn, demo }) => imported.has(id) && startsOn < campaign.startsOn && !demo)
      .slice(0, EARLIER);
    for (const { id } of before) {
      // Platforms count several kinds of views, of which different shares reach a quarter.
      if (kindOf(await campaignImports.list(id)) !== kind) continue;
      const own = watchedIn(importedFigures(await campaignImports.covering(id)));
      if (own) earlier.push(own);
    }
  }
  const notes = adNotes({ region: campaign.country, countries: figures.countries, watched, earlier });
  return notes.map((note) =>
    note.rule === 'abroad'
      ? {
          ...note,
          found: euros(note.found) ?? 0,
          against: euros(note.against) ?? 0,
          countries: note.countries.map(({ country, cost }) => ({ country, cost: euros(cost) ?? 0 })),
        }
      : note,
  );
}

/** Returns the views that reached a quarter of the video, of the days that say so; null: no report does. */
function watchedIn({ days, sums }: ImportedFigures): Watched | null {
  const known = days.filter((day) => day.views !== null && day.quartile !== null);
  const { views, quartile } = days.length > 0 ? sumOfDays(known) : sums;
  return views === null || quartile === null ? null : { views, quartile };
}

const kindOf = (imports: readonly CampaignImport[]): number =>
  viewKind(
    imports.find(({ withdrawnAt, viewMetric }) => withdrawnAt === null && viewMetric)?.viewMetric ?? null,
  );
