import type { SiteFacts } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { feeNote } from '../../i18n/money/fee-text.ts';
import { feeTexts } from '../../i18n/money/fee-texts.ts';
import { FeeNote } from '../../ui/fee-note.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { guidePath, type Service } from './service.ts';
import type { ServiceTexts } from './texts.ts';

interface ValueProps {
  locale: Locale;
  service: Service;
  company: Pick<SiteFacts['company'], 'fee' | 'spaceInvoicedBy'>;
  t: ServiceTexts['value'];
  /** Label of the link to the guide. */
  guide: string;
}

/** The reasons for this platform in three points, and its prices. */
export function Value({ locale, service, company, t, guide }: ValueProps) {
  return (
    <section id="value" className="section" aria-labelledby="value-title">
      <div className="page-width grid gap-x-16 gap-y-12 lg:grid-cols-[1.15fr_1fr]">
        <div className="flex flex-col gap-6">
          <SectionHeading id="value-title" eyebrow={t.eyebrow} title={t.title} />
          <p className="max-w-xl text-lead text-muted">{t.text}</p>
        </div>
        <div className="overflow-hidden rounded-card border border-line bg-raised lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
          <dl className="facts figures px-6 pt-2 md:px-7">
            {t.facts.map(({ label, value, detail }) => (
              <div key={label} className="fact">
                <dt className="text-muted">{label}</dt>
                <dd className="font-display text-h3 font-bold tracking-tight">{value}</dd>
                {detail && <dd className="text-small text-muted">{detail}</dd>}
              </div>
            ))}
          </dl>
          <FeeNote {...feeNote(locale, feeTexts(locale), company)} className="px-6 pt-4 md:px-7" />
          <p className="px-6 pt-4 text-small text-muted md:px-7">{t.note}</p>
          <p className="px-6 pb-4 md:px-7">
            <a
              href={localizePath(locale, guidePath[service])}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {guide}
            </a>
          </p>
        </div>
        <ol>
          {t.points.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.75rem_1fr] border-t border-line py-6 last:border-b">
              <span className="figures pt-0.5 font-display font-bold text-muted" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 max-w-xl text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
