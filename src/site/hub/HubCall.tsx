import type { SiteFacts } from '../../contracts/site.ts';
import { calendarFor } from '../../domain/booking/calendar.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { BookLink } from '../../ui/book-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { hubTexts } from './texts.ts';

/** The end of the hub: links to the contact page and to a calendar. */
export function HubCall({ locale, site }: { locale: Locale; site: SiteFacts }) {
  const { call: t } = hubTexts(locale);
  const contact = localizePath(locale, '/contact');
  return (
    <section id="call" className="pb-16 md:pb-28" aria-labelledby="call-title">
      <div className="page-width">
        <div className="hub-call on-dark">
          <div className="flex flex-col items-start gap-6 px-6 py-10 md:p-14">
            <h2 id="call-title" className="max-w-3xl text-h2">
              {t.title}
            </h2>
            <p className="max-w-prose text-lead text-muted">{t.text}</p>
            <div className="actions">
              <ButtonLink href={contact}>{t.contact}</ButtonLink>
              <BookLink
                url={calendarFor(site.bookingUrls)}
                fallback={contact}
                text={t.book}
                newTab={t.newTab}
              />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
