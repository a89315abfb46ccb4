import type { GuideSummary } from '../../contracts/guide.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { calendarFor } from '../../domain/booking/calendar.ts';
import { platformOf } from '../../domain/guide/guides.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { BookLink } from '../../ui/book-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { guidePageTexts } from './page-texts.ts';

interface GuideCallProps {
  locale: Locale;
  site: SiteFacts;
  guide: GuideSummary;
}

/** The end of a guide: links to the contact page and to a calendar. The guide's contents link here with `#contact`. */
export function GuideCall({ locale, site, guide }: GuideCallProps) {
  const { call: t } = guidePageTexts[locale];
  const contact = localizePath(locale, '/contact');
  return (
    <section id="contact" className="guide-call on-dark" aria-labelledby="call-title">
      <div className="page-width guide-call-body">
        <div className="flex flex-col items-start gap-5">
          <h2 id="call-title" className="max-w-2xl text-h2">
            {t.title}
          </h2>
          <p className="max-w-prose text-lead text-muted">{fillFigures(locale, t.text)}</p>
          <div className="actions">
            <ButtonLink href={contact}>{guide.offer === 'audit' ? t.audit : t.action}</ButtonLink>
            <BookLink
              url={calendarFor(site.bookingUrls, platformOf(guide))}
              fallback={contact}
              text={t.book}
              newTab={t.newTab}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
