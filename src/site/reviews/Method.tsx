import type { Locale } from '../../domain/locale/locale.ts';
import { REVIEW_YEARS } from '../../domain/review/disclosures.ts';
import { REVIEW_DECISION_DAYS } from '../../domain/review/refusal-grounds.ts';
import { refusalGroundWords } from '../../i18n/dictionaries/refusal-grounds/index.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import type { AllReviewsTexts } from './texts.ts';

interface MethodProps {
  locale: Locale;
  t: AllReviewsTexts['method'];
  /** The text of the vote button. */
  helpful: string;
  labels: PageDictionary['feeds']['reviews'];
  email: string;
}

/**
 * How reviews are collected, checked, published and counted: article 7(6) of directive 2005/29/EC requires this
 * information from a trader who shows consumer reviews, and article D111-17 of the French consumer code the longest times.
 */
export function Method({ locale, t, helpful, labels: { verified, featured }, email }: MethodProps) {
  const values = {
    verified,
    featured,
    helpful,
    years: REVIEW_YEARS,
    days: REVIEW_DECISION_DAYS,
    grounds: Object.values(refusalGroundWords[locale]).join(locale === 'fr' ? '\u00a0; ' : '; '),
  };
  return (
    <section id="method" aria-labelledby="method-title" className="page-width py-12 md:py-20">
      <h2 id="method-title" className="max-w-prose text-h3">
        {t.title}
      </h2>
      <dl className="mt-6 grid gap-x-10 md:mt-8 md:grid-cols-2 lg:gap-x-16">
        {t.items.map(({ term, text }) => (
          <div key={term} className="border-t border-line py-5">
            <dt className="font-display text-h4 font-bold tracking-tight">{term}</dt>
            <dd className="mt-2 max-w-prose text-muted">
              <Rule text={fill(text, values)} />
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

/** A rule with its first sentence in ink: the page can be read by these sentences alone. */
function Rule({ text }: { text: string }) {
  const end = text.search(/(?<=\.)\s/);
  if (end === -1) return <span className="text-ink">{text}</span>;
  return (
    <>
      <span className="text-ink">{text.slice(0, end)}</span>
      {text.slice(end)}
    </>
  );
}
