import type { Locale } from '../../domain/locale/locale.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import type { ContactPageTexts } from './texts.ts';

/** The steps after a message, in order. They promise no delay that the agency has not stated. */
export function NextSteps({ locale, t }: { locale: Locale; t: ContactPageTexts['next'] }) {
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="mb-5 text-h3">
        {t.title}
      </h2>
      <ol className="contact-steps">
        {t.steps.map(({ title, text }, index) => (
          <li key={title}>
            <StepBars lit={index + 1} of={t.steps.length} />
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 text-muted">{fillFigures(locale, text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One more bar is lit at each step. A screen reader gets the order from the list. */
function StepBars({ lit, of }: { lit: number; of: number }) {
  return (
    <svg viewBox="0 0 36 24" className="mt-0.5 h-6 w-9" aria-hidden="true" focusable="false">
      {Array.from({ length: of }, (_, index) => (index + 1) * (24 / of)).map((height, index) => (
        <rect
          key={height}
          className={index < lit ? 'fill-signal' : 'fill-bar-rest'}
          x={index * (36 / of)}
          y={24 - height}
          width="6"
          height={height}
          rx="1.5"
        />
      ))}
    </svg>
  );
}
