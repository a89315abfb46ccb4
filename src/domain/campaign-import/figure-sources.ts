import type { CampaignPlatform } from '../campaign/campaign-values.ts';
import { type CoveringImport, countedImports, figuresAgain, importedFigures } from './current-days.ts';
import { COST_SCALE, type ImportFigures, noFigures } from './import-values.ts';
import { type CampaignResult, importedResult } from './imported-result.ts';

/** An import with the time of its file and that of its withdrawal, in epoch milliseconds; null: it counts. */
export interface DatedImport extends CoveringImport {
  /** SHA-256 of the file. */
  sha256: string;
  /** The column that was counted as views. */
  viewMetric: string | null;
  createdAt: number;
  withdrawnAt: number | null;
}

/** Where a figure of a result comes from. */
export interface FigureSource {
  /** The imports that said it, newest first. */
  imports: DatedImport[];
  /** Those of them that were withdrawn since; empty if the others say the same. */
  withdrawn: DatedImport[];
  /** The last day that the figure counts, and the last one of the imports now, if it is later. */
  to: string;
  later: string | null;
  /** What the imports now say of the days and campaigns that the figure counts; null: they cannot be compared with it. */
  again: number | null;
}

export type FigureSources = Record<keyof CampaignResult, FigureSource | null>;

const nothing: CampaignResult = { actualViews: null, actualCost: null, actualReach: null };

/**
 * Returns the imports that say the figures of a result: those of today, or else those of the latest time at which they did. Null: a
 * person typed the figure, or it is not known.
 * @param imports withdrawn ones included, oldest first
 */
export function figureSources(
  platform: CampaignPlatform,
  result: CampaignResult,
  imports: readonly DatedImport[],
): FigureSources {
  const found: FigureSources = { actualViews: null, actualCost: null, actualReach: null };
  const open = new Set(figures.filter((figure) => result[figure] !== null));
  const counting = imports.filter(({ withdrawnAt }) => withdrawnAt === null);
  const last = importedFigures(counting).period?.to ?? '';
  for (const at of [Number.POSITIVE_INFINITY, ...changesOf(imports)]) {
    if (open.size === 0) break;
    const present = imports.filter((one) => isPresent(one, at));
    const { sums, period } = importedFigures(present);
    const said = resultOf(platform, sums);
    for (const figure of open) {
      if (said[figure] !== result[figure]) continue;
      const counted = countedImports(present).toReversed();
      const to = period?.to ?? '';
      found[figure] = {
        imports: counted,
        // Of those that count today, none is.
        withdrawn: counted.filter((one) => one.withdrawnAt !== null),
        ...{ to, later: last > to ? last : null },
        again: resultOf(platform, figuresAgain(counting, counted) ?? noFigures)[figure],
      };
      open.delete(figure);
    }
  }
  return found;
}

function resultOf(platform: CampaignPlatform, { cost, impressions, views }: ImportFigures): CampaignResult {
  const euros = cost === null ? null : cost / COST_SCALE;
  return importedResult(platform, nothing, { cost: euros, impressions, views });
}

const figures = ['actualViews', 'actualCost', 'actualReach'] as const;

/** The last moments before an import was added or withdrawn, the latest first. */
const changesOf = (imports: readonly DatedImport[]): number[] =>
  [...new Set(imports.flatMap(({ createdAt, withdrawnAt }) => [createdAt, withdrawnAt ?? createdAt]))]
    .map((at) => at - 1)
    .toSorted((one, other) => other - one);

/** Whether an import counted at a time. */
const isPresent = ({ createdAt, withdrawnAt }: DatedImport, at: number): boolean =>
  createdAt <= at && (withdrawnAt === null || withdrawnAt > at);
