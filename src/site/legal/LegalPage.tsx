import type { ReactNode } from 'react';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { readingTexts } from '../reading/texts.ts';

interface LegalPageProps {
  locale: Locale;
  title: string;
  /** The text, from `content/<locale>/legal`. */
  children: ReactNode;
}

/** A legal text with a link to the home page. */
export function LegalPage({ locale, title, children }: LegalPageProps) {
  return (
    <ReadingPage locale={locale} crumbs={[{ name: title }]} title={title}>
      <div className="page-width py-12 md:py-16">
        <div className="prose">{children}</div>
        <ButtonLink href={localizePath(locale, '/')} tone="quiet" className="mt-12">
          {readingTexts[locale].backHome}
        </ButtonLink>
      </div>
    </ReadingPage>
  );
}
