import { type FigureKey, figures } from '../../../../domain/benchmarks/figures.ts';
import { fanKinds } from '../../../../domain/guide/return-on-investment.ts';
import { fill } from '../../../../i18n/format.ts';
import { fillFigures, formatFigure } from '../../../../i18n/format-figure.ts';
import { barred, type Cell, limit, plain, type TableBuilder, type TableWording } from './table-data.ts';

const scale = figures['roi.threshold.scale'].value;
const optimise = figures['roi.threshold.optimise'].value;
const test = figures['roi.threshold.test'].value;
/** The end of the scale: one step above the highest threshold, whose range is open. */
const end = scale + (scale - optimise);

export const roiTables = {
  'roi.revenues': (w) => {
    const { revenue } = w.t.roi;
    return {
      caption: w.t.roi.revenues,
      columns: [w.t.columns.source, w.t.columns.revenue],
      rows: [
        { name: revenue.average, cells: [barred(w, 'roi.perStream')] },
        { name: revenue.spotify, cells: [barred(w, 'roi.perStream.spotify')] },
        { name: revenue.apple, cells: [barred(w, 'roi.perStream.apple')] },
        { name: revenue.video, cells: [barred(w, 'roi.perStream.video')] },
        // No bar: a sale is worth a hundred streams, so the bars of the others would be too short to see.
        { name: revenue.track, cells: [plain(w, 'roi.perTrack')] },
      ],
    };
  },
  'roi.lifetimeValues': (w) => ({
    caption: w.t.roi.lifetimeValues,
    columns: [w.t.columns.fan, w.t.columns.lifetimeValue],
    rows: fanKinds.map((kind) => ({
      name: w.t.roi.fans[kind],
      cells: [barred(w, `roi.lifetimeValue.${kind}`)],
    })),
  }),
  'roi.thresholds': (w) => {
    const { decisions, thresholds } = w.t.roi;
    return {
      caption: thresholds,
      columns: [w.t.columns.blended, w.t.columns.decision],
      rows: [
        step(
          limit(w, 'over', 'roi.threshold.scale').text,
          fillFigures(w.locale, decisions.scale),
          scale,
          end,
        ),
        step(
          between(w, 'roi.threshold.optimise', 'roi.threshold.scale'),
          decisions.optimise,
          optimise,
          scale,
        ),
        step(between(w, 'roi.threshold.test', 'roi.threshold.optimise'), decisions.test, test, optimise),
        step(limit(w, 'under', 'roi.threshold.test').text, decisions.pause, 0, test),
      ],
    };
  },
  'roi.targets': (w) => {
    const { target, targets } = w.t.roi;
    return {
      caption: targets,
      columns: [w.t.columns.metric, w.t.columns.target],
      rows: [
        { name: target.overall, cells: [limit(w, 'over', 'roi.target.overall')] },
        { name: target.costPerFan, cells: [limit(w, 'under', 'roi.target.costPerFan')] },
        { name: target.lifetimeToCost, cells: [limit(w, 'over', 'roi.target.lifetimeToCost')] },
        { name: target.payback, cells: [limit(w, 'under', 'roi.target.payback')] },
      ],
    };
  },
} as const satisfies Record<string, TableBuilder>;

/** A step of the scale: its bar covers the range of the step, and is pale if the range is open. */
function step(name: string, decision: string, start: number, to: number): { name: string; cells: Cell[] } {
  return { name, cells: [{ text: decision, bar: { start, low: to === end ? start : to, high: to } }] };
}

const between = ({ locale, t }: TableWording, low: FigureKey, high: FigureKey): string =>
  fill(t.between, { low: formatFigure(locale, low), high: formatFigure(locale, high) });
