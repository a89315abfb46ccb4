import { Bars } from '../../ui/bars.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { ServiceTexts } from './texts.ts';

interface StepsProps {
  eyebrow: string;
  t: ServiceTexts['steps'];
}

/** The steps of the service, drawn as a volume that rises from step to step. */
export function Steps({ eyebrow, t }: StepsProps) {
  return (
    <section id="steps" className="section" aria-labelledby="steps-title">
      <div className="page-width">
        <SectionHeading id="steps-title" eyebrow={eyebrow} title={t.title} />
        <ol className="mt-10 grid gap-10 md:mt-14 md:grid-cols-3 md:gap-2">
          {t.items.map(({ title, text }, index) => (
            <li key={title} className="flex flex-col gap-3">
              <Volume step={index} of={t.items.length} />
              <h3 className="mt-2 flex gap-3 text-h4 md:pr-6">
                <span className="figures text-muted" aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="max-w-md text-muted md:pr-6">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The number of bars per step. */
const BARS = 20;

/** A step's part of the rise; side by side, the parts form one continuous rise. */
function Volume({ step, of }: { step: number; of: number }) {
  const heights = Array.from(
    { length: BARS },
    (_, bar) => 0.1 + (0.9 * (step * BARS + bar + 1)) / (BARS * of),
  );
  return (
    <div className="h-16 md:h-24 lg:h-32">
      <Bars heights={heights} className="platform-lit block" fill={0.5} />
    </div>
  );
}
