import { SectionHeading } from '../../ui/section-heading.tsx';
import type { ServiceTexts } from './texts.ts';

interface StepsProps {
  eyebrow: string;
  t: ServiceTexts['steps'];
}

/** How it works, as a volume that rises from step to step. */
export function Steps({ eyebrow, t }: StepsProps) {
  return (
    <section id="steps" className="section" aria-labelledby="steps-title">
      <div className="page-width">
        <SectionHeading id="steps-title" eyebrow={eyebrow} title={t.title} />
        <ol className="mt-10 grid gap-10 md:mt-14 md:grid-cols-3 md:gap-8">
          {t.items.map(({ title, text }, index) => (
            <li key={title} className="flex flex-col gap-3">
              <Volume level={index + 1} of={t.items.length} />
              <h3 className="mt-2 flex gap-3 text-h4">
                <span className="figures text-muted" aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="max-w-md text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const BARS = 18;

/** A rising row of bars, lit up to the step. */
function Volume({ level, of }: { level: number; of: number }) {
  return (
    <svg
      viewBox={`0 0 ${BARS * 10} 64`}
      className="h-12 w-full max-w-72 md:h-16"
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      {Array.from({ length: BARS }, (_, index) => 8 + index * 3.2).map((height, index) => (
        <rect
          key={height}
          className={index < (BARS / of) * level ? 'platform-lit' : 'platform-rest'}
          x={index * 10}
          y={64 - height}
          width="6"
          height={height}
          rx="2"
        />
      ))}
    </svg>
  );
}
