import type { ReactNode } from 'react';
import type { OutlineEntry } from '../../domain/blocks/outline.ts';
import type { FormerText } from '../../domain/content/content.ts';
import { formerPath, type LegalKey } from '../../domain/content/legal-parts.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageContents } from '../reading/PageContents.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { readingTexts } from '../reading/texts.ts';
import { legalTexts } from './texts.ts';

interface LegalPageProps {
  locale: Locale;
  title: string;
  /** The headings of the text. */
  contents: readonly OutlineEntry[];
  /** Above the text: that it is not in force, or that the French text prevails. */
  notice?: ReactNode;
  /** Below the text: those that were in force before. */
  former?: ReactNode;
  /** The key of the page's part, by which a preview finds the text; only in a preview. */
  marked?: LegalKey | undefined;
  /** The text of the page, as it is stored or in `content/<locale>/legal`. */
  children: ReactNode;
}

/** A legal text beside its contents, with a link to the home page. */
export function LegalPage({ locale, title, contents, notice, former, marked, children }: LegalPageProps) {
  return (
    <ReadingPage locale={locale} crumbs={[{ name: title }]} title={title}>
      <div className="page-width legal-body">
        <PageContents title={readingTexts[locale].contents} entries={contents} />
        <div className="min-w-0" data-content={marked}>
          {notice}
          <div className="prose">{children}</div>
          {former}
          <ButtonLink href={localizePath(locale, '/')} tone="quiet" className="mt-12">
            {readingTexts[locale].backHome}
          </ButtonLink>
        </div>
      </div>
    </ReadingPage>
  );
}

const FORMER_ID = 'former-versions';

/** Returns the entry of a page's contents for its former texts; none without a former text. */
export const formerEntry = (locale: Locale, former: readonly FormerText[]): OutlineEntry[] =>
  former.length > 0 ? [{ id: FORMER_ID, text: legalTexts[locale].former.title }] : [];

const dayOf = (locale: Locale, at: number): string => formatDate(locale, Date.parse(agencyDay(at)));

/** The first and the last day of a former text, in words. */
export const formerDays = (locale: Locale, { from, until }: FormerText) => ({
  from: from === undefined ? '' : dayOf(locale, from),
  until: dayOf(locale, until),
});

/** Returns the name of a former text. */
export const formerName = (locale: Locale, { number }: FormerText): string => {
  const t = legalTexts[locale].former;
  return number === 0 ? t.first : fill(t.link, { number });
};

interface FormerTextsProps {
  locale: Locale;
  name: LegalKey;
  former: readonly FormerText[];
}

/** The former texts of a legal page, the newest first, each with its days. Renders nothing without one. */
export function FormerTexts({ locale, name, former }: FormerTextsProps) {
  const t = legalTexts[locale].former;
  if (former.length === 0) return null;
  return (
    <section className="prose legal-former" aria-labelledby={FORMER_ID}>
      <h2 id={FORMER_ID}>{t.title}</h2>
      <ul>
        {former.map((text) => (
          <li key={text.number}>
            <a href={localizePath(locale, formerPath(name, text.number))} rel="nofollow">
              {formerName(locale, text)}
            </a>
            {`, ${fill(text.from === undefined ? t.firstPeriod : t.period, formerDays(locale, text))}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Above a former text: that it is not in force, and the way to the text that is. */
export function FormerNotice({ locale, name, text }: { locale: Locale; name: LegalKey; text: FormerText }) {
  const t = legalTexts[locale].former;
  return (
    <div className="legal-notice" role="note">
      <p>
        <strong>{fill(text.from === undefined ? t.firstNotice : t.notice, formerDays(locale, text))}</strong>{' '}
        {t.values}
      </p>
      <p>
        <a href={localizePath(locale, `/${name}`)}>{t.present}</a>
      </p>
    </div>
  );
}

/** Above a translation that does not follow the French text yet. */
export function FrenchNotice({ locale, name }: { locale: Locale; name: LegalKey }) {
  const t = legalTexts[locale].french;
  return (
    <div className="legal-notice" role="note">
      <p>{t.changed}</p>
      <p>
        <a href={`/${name}`} hrefLang="fr">
          {t.read}
        </a>
      </p>
    </div>
  );
}
