import { SectionHeading } from '../../ui/section-heading.tsx';
import type { ServiceTexts } from './texts.ts';

interface StepsProps {
  eyebrow: string;
  t: ServiceTexts['steps'];
}

/** The steps of the service, numbered. */
export function Steps({ eyebrow, t }: StepsProps) {
  return (
    <section id="steps" className="section" aria-labelledby="steps-title">
      <div className="page-width">
        <SectionHeading id="steps-title" eyebrow={eyebrow} title={t.title} />
        <ol className="mt-10 grid gap-10 md:mt-14 md:grid-cols-3 md:gap-8">
          {t.items.map(({ title, text }, index) => (
            <li key={title} className="flex flex-col gap-3">
              <span
                className="figures border-t-2 border-ink pt-4 font-display text-figure font-extrabold"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <h3 className="mt-2 text-h4">{title}</h3>
              <p className="max-w-md text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
