import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { faqItems } from '../../i18n/faq-items.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

interface FaqProps {
  locale: Locale;
  t: PageDictionary['home']['faq'];
  faq: PageDictionary['faq'];
}

export function Faq({ locale, t, faq }: FaqProps) {
  return (
    <section id="faq" className="section" aria-labelledby="faq-title">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
        <div className="flex flex-col items-start gap-6 lg:sticky lg:top-24 lg:self-start">
          <SectionHeading id="faq-title" eyebrow={t.eyebrow} title={t.title} />
          <a
            href={localizePath(locale, '/faq')}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {t.more}
          </a>
        </div>
        <Accordion name="faq" items={faqItems(locale, faq)} />
      </div>
    </section>
  );
}
