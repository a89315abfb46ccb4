import { REVIEW_YEARS } from '../../domain/review/disclosures.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import type { AllReviewsTexts } from './texts.ts';

interface MethodProps {
  t: AllReviewsTexts['method'];
  /** The text of the vote button. */
  helpful: string;
  labels: PageDictionary['feeds']['reviews'];
  email: string;
}

/**
 * How reviews are collected, checked, published and counted: article 7(6) of directive 2005/29/EC requires this
 * information from a trader who shows consumer reviews.
 */
export function Method({ t, helpful, labels: { verified, featured }, email }: MethodProps) {
  return (
    <section id="method" aria-labelledby="method-title" className="page-width py-12 md:py-20">
      <h2 id="method-title" className="max-w-prose text-h3">
        {t.title}
      </h2>
      <dl className="mt-6 grid gap-x-16 md:mt-8 lg:grid-cols-2">
        {t.items.map(({ term, text }) => (
          <div key={term} className="border-t border-line py-5">
            <dt className="font-display text-h4 font-bold tracking-tight">{term}</dt>
            <dd className="mt-2 max-w-prose text-muted">
              {fill(text, { verified, featured, helpful, years: REVIEW_YEARS })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-5">
        {t.report}{' '}
        <a
          href={`mailto:${email}`}
          className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {email}
        </a>
      </p>
    </section>
  );
}
