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
            <span className="figures font-display text-h3 font-bold text-muted" aria-hidden="true">
              {index + 1}
            </span>
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
