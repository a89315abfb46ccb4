import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { Bars } from '../../ui/bars.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { waveform } from '../../ui/waveform.ts';

/** The place of the reviews. Without any, the screen says that they are still loading, as documented. */
export function Reviews({ locale, t }: { locale: Locale; t: PageDictionary['home']['reviews'] }) {
  return (
    <section id="reviews" className="section bg-sunk" aria-labelledby="reviews-title">
      <div className="page-width">
        <SectionHeading id="reviews-title" eyebrow={t.eyebrow} title={t.title} />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 text-lead text-muted">
          <span className="h-6 w-16">
            <Bars heights={waveform(9, 1)} className="fill-bar-rest" />
          </span>
          <p>{t.pending}</p>
          <a href={localizePath(locale, '/all-reviews')} className="link text-ink">
            {t.all}
          </a>
        </div>
      </div>
    </section>
  );
}
