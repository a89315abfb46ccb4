import { CountedFigure } from '../../ui/counted-figure.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { waveform } from '../../ui/waveform.ts';
import { PlatformBars } from './PlatformWave.tsx';
import { counters, type Service } from './service.ts';
import type { SharedTexts } from './texts.ts';

interface StatsProps {
  service: Service;
  t: SharedTexts['stats'];
  title: string;
}

/** The agency's figures, each drawn with exactly as many bars; all bars have the same width (`services.css`). */
export function Stats({ service, t, title }: StatsProps) {
  const figures = [
    { target: counters.views, suffix: 'M+', label: t.views, place: 'is-views' },
    { target: counters.campaigns, suffix: '+', label: t.campaigns, place: 'is-campaigns' },
    { target: counters.artists, suffix: '+', label: t.artists, place: 'is-artists' },
  ];
  return (
    <section id="stats" className="section service-night on-dark" aria-labelledby="stats-title">
      <div className="page-width">
        <div className="flex flex-col justify-between gap-x-16 gap-y-4 lg:flex-row lg:items-end">
          <SectionHeading id="stats-title" eyebrow={t.eyebrow} title={title} />
          <p className="text-small text-muted text-balance lg:max-w-60 lg:text-right">{t.legend}</p>
        </div>
        <ul className="stats" data-counters="" data-content="counters">
          {figures.map(({ target, suffix, label, place }, index) => (
            <li key={label} className={`stat ${place}`}>
              <div className="stat-wave">
                <PlatformBars
                  service={service}
                  heights={waveform(target, index * 2.3 + 0.9)}
                  className="platform-lit"
                />
              </div>
              <p className="mt-4 lg:mt-6">
                <span className="figures block font-display stat-figure font-extrabold tracking-tight">
                  <CountedFigure target={target} suffix={suffix} />
                </span>
                <span className="mt-2 block text-muted">{label}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
