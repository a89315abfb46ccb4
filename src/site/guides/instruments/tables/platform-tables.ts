import type { FigureKey } from '../../../../domain/benchmarks/figures.ts';
import { figureTexts, isExample } from '../../../../i18n/claim-source.ts';
import { fill } from '../../../../i18n/format.ts';
import { formatClaim } from '../../../../i18n/format-claim.ts';
import { formatFigure } from '../../../../i18n/format-figure.ts';
import { barred, effect, limit, plain, type TableBuilder, type TableWording, words } from './table-data.ts';

/** The name of each audience, with the figures of YouTube and Meta for it. */
const audiences = [
  ['wide', 'youtube.audience.wide', 'meta.audience.wide'],
  ['lookalike', 'youtube.audience.lookalike', 'meta.audience.lookalike'],
  ['precise', 'youtube.audience.targeted', 'meta.audience.interests'],
  ['known', 'youtube.audience.retargeting', 'meta.audience.custom'],
] as const;

/** A figure of the Spotify showcase, marked where it is an example; `undefined` when the claim may not be shown. */
function showcase({ locale, claims }: TableWording, name: string): string | undefined {
  const claim = claims.of('spotify-showcase');
  const figure = claim?.figures[name];
  if (!figure) return undefined;
  const text = formatClaim(locale, figure, false);
  return isExample(claim) ? `${text} (${figureTexts[locale].examples.mark.toLowerCase()})` : text;
}

export const platformTables = {
  'platforms.costs': (w) => {
    const { platforms: t, columns } = w.t;
    const perStream = showcase(w, 'spotify.showcase.costPerStream');
    const price = (template: string, key: FigureKey) =>
      words(fill(template, { figure: formatFigure(w.locale, key) }));
    return {
      caption: t.costs,
      columns: [columns.platform, columns.cost, columns.minimum, columns.significantAfter],
      rows: [
        {
          name: 'YouTube',
          cells: [
            price(t.perView, 'youtube.costPerView'),
            barred(w, 'youtube.minimum'),
            plain(w, 'youtube.significantAfter'),
          ],
        },
        {
          name: 'Meta',
          cells: [
            price(t.perThousand, 'meta.costPerThousand'),
            barred(w, 'meta.minimum'),
            plain(w, 'meta.significantAfter'),
          ],
        },
        {
          name: 'TikTok',
          cells: [
            price(t.perThousand, 'tiktok.costPerThousand'),
            barred(w, 'tiktok.minimum'),
            { text: fill(t.testOf, { figure: formatFigure(w.locale, 'tiktok.test.days') }) },
          ],
        },
        {
          name: 'Spotify',
          cells: [
            // The figure of one campaign of the agency: a claim, which may have to be hidden.
            words(perStream === undefined ? t.onRequest : fill(t.perStream, { figure: perStream })),
            barred(w, 'spotify.minimum'),
            { text: fill(t.adjustedAfter, { figure: formatFigure(w.locale, 'spotify.optimisedAfter') }) },
          ],
        },
      ],
    };
  },
  'platforms.audiences': (w) => ({
    caption: w.t.platforms.audiences,
    columns: [w.t.columns.audience, 'YouTube', 'Meta'],
    rows: audiences.map(([audience, youtube, meta]) => ({
      name: w.t.platforms.audience[audience],
      cells: [effect(w, youtube, 'youtube'), effect(w, meta, 'meta')],
    })),
  }),
  'platforms.signals': (w) => {
    const { platforms: t, columns, metrics } = w.t;
    return {
      caption: t.signals,
      columns: [columns.platform, columns.signal, columns.threshold],
      rows: [
        { name: 'YouTube', cells: [words(metrics.watchTime), limit(w, 'over', 'youtube.target.watchTime')] },
        { name: 'Meta', cells: [words(metrics.clickRate), limit(w, 'over', 'meta.target.clickRate')] },
        {
          name: 'TikTok',
          cells: [words(metrics.completionRate), limit(w, 'over', 'tiktok.test.completionRate')],
        },
        // The agency states no threshold for Spotify. Listeners cannot skip an ad, so hearing it to the end is no signal.
        { name: 'Spotify', cells: [words(metrics.adClicks), words(t.noThreshold)] },
      ],
    };
  },
} as const satisfies Record<string, TableBuilder>;
