import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { QuestionsSection } from '../../ui/questions-section.tsx';
import type { ServiceTexts, SharedTexts } from './texts.ts';

interface QuestionsProps {
  locale: Locale;
  shared: SharedTexts['faq'];
  t: ServiceTexts['faq'];
}

/** The questions about this service; one answer is open at a time. */
export function Questions({ locale, shared, t }: QuestionsProps) {
  const more = { text: shared.more, href: localizePath(locale, '/faq') };
  return (
    <QuestionsSection eyebrow={shared.eyebrow} title={t.title} more={more}>
      <Accordion name="faq" items={t.items} />
    </QuestionsSection>
  );
}
