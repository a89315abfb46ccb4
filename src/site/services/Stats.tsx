import { CountedFigure } from '../../ui/counted-figure.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { PlatformWave } from './PlatformWave.tsx';
import { counters, type Service } from './service.ts';
import type { SharedTexts } from './texts.ts';

interface StatsProps {
  service: Service;
  t: SharedTexts['stats'];
  title: string;
}

/** The agency's figures. */
export function Stats({ service, t, title }: StatsProps) {
  const figures = [
    { target: counters.views, suffix: 'M+', label: t.views },
    { target: counters.campaigns, suffix: '+', label: t.campaigns },
    { target: counters.artists, suffix: '+', label: t.artists },
  ];
  return (
    <section id="stats" className="section platform-tint" aria-labelledby="stats-title">
      <div className="page-width">
        <SectionHeading id="stats-title" eyebrow={t.eyebrow} title={title} />
        <ul className="stats" data-counters="">
          {figures.map(({ target, suffix, label }, index) => (
            <li key={label} className="stat">
              <PlatformWave service={service} bars={26} phase={index * 2.3 + 0.9} className="h-12 md:h-20" />
              <span className="figures mt-4 block font-display stat-figure font-extrabold tracking-tight">
                <CountedFigure target={target} suffix={suffix} />
              </span>
              <span className="block text-muted">{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
