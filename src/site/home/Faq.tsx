import type { SiteFacts } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { faqItems } from '../../i18n/faq-items.ts';
import type { SiteTexts } from '../../i18n/site-texts.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { QuestionsSection } from '../../ui/questions-section.tsx';

interface FaqProps {
  locale: Locale;
  t: SiteTexts['home']['faq'];
  faq: SiteTexts['faq'];
  site: SiteFacts;
}

/** The home page shows the first questions, as many as the dictionaries have; the page of all questions the rest. */
const SHOWN = 7;

export function Faq({ locale, t, faq, site }: FaqProps) {
  if (faq.items.length === 0) return null;
  const more = { text: t.more, href: localizePath(locale, '/faq') };
  return (
    <QuestionsSection eyebrow={t.eyebrow} title={t.title} more={more}>
      <div data-content="faq">
        <Accordion name="faq" items={faqItems(locale, faq.items.slice(0, SHOWN), site)} />
      </div>
    </QuestionsSection>
  );
}
