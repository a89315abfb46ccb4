import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { closedLinkTexts } from '../../i18n/messages/closed-link-texts.ts';
import { readingTexts } from '../reading/texts.ts';

interface ClosedLinkProps {
  locale: Locale;
  /** Name of the agency. */
  brand: string;
  /** Address for questions; empty: no address. */
  contactEmail: string;
  /** Whether it was in a mail about a reminder or the newsletter: then a new one is of no use. */
  ofMail?: boolean;
}

/** The page of a secret link that is no longer valid: it explains this, where to ask for a new link, and the way to the site. */
export function ClosedLink({ locale, brand, contactEmail, ofMail = false }: ClosedLinkProps) {
  const { title, mail, ...link } = closedLinkTexts[locale];
  const t = ofMail ? mail : link;
  return (
    <>
      <header className="report-closed-title">
        <p className="report-by">{brand}</p>
        <h1>{title}</h1>
      </header>
      <main>
        <div className="report-closed">
          <p>{t.text}</p>
          {contactEmail && (
            <p>
              {t.ask} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </p>
          )}
          <p>
            <a href={localizePath(locale, '/')}>{readingTexts[locale].backHome}</a>
          </p>
        </div>
      </main>
    </>
  );
}
