import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { ServiceTexts, SharedTexts } from './texts.ts';

interface QuestionsProps {
  locale: Locale;
  shared: SharedTexts['faq'];
  t: ServiceTexts['faq'];
}

/** The questions about this service, one answer open at a time. */
export function Questions({ locale, shared, t }: QuestionsProps) {
  return (
    <section id="faq" className="section" aria-labelledby="faq-title">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
        <div className="flex flex-col items-start gap-6 lg:sticky lg:top-24 lg:self-start">
          <SectionHeading id="faq-title" eyebrow={shared.eyebrow} title={t.title} />
          <a
            href={localizePath(locale, '/faq')}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {shared.more}
          </a>
        </div>
        <Accordion name="faq" items={t.items} />
      </div>
    </section>
  );
}
