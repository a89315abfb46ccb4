import type { SiteFacts } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { faqItems } from '../../i18n/faq-items.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { QuestionsSection } from '../../ui/questions-section.tsx';

interface FaqProps {
  locale: Locale;
  t: PageDictionary['home']['faq'];
  faq: PageDictionary['faq'];
  claims: SiteFacts['claims'];
}

export function Faq({ locale, t, faq, claims }: FaqProps) {
  const more = { text: t.more, href: localizePath(locale, '/faq') };
  return (
    <QuestionsSection eyebrow={t.eyebrow} title={t.title} more={more}>
      <Accordion name="faq" items={faqItems(locale, faq, claims)} />
    </QuestionsSection>
  );
}
