import type { GuideMetric } from '../../domain/guide/guides.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { guideTexts } from './texts.ts';

interface GuideMetricsProps {
  locale: Locale;
  metrics: readonly GuideMetric[];
}

/** Figures of a guide with their labels. */
export function GuideMetrics({ locale, metrics }: GuideMetricsProps) {
  return (
    <dl className="guide-metrics">
      {metrics.map((key) => (
        <div key={key}>
          <dt>{guideTexts[locale].metrics[key]}</dt>
          <dd className="figures">{formatFigure(locale, key)}</dd>
        </div>
      ))}
    </dl>
  );
}
