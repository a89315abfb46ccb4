import type { ReactNode } from 'react';
import type { OutlineEntry } from '../../domain/blocks/outline.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageContents } from '../reading/PageContents.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { readingTexts } from '../reading/texts.ts';

interface LegalPageProps {
  locale: Locale;
  title: string;
  /** The headings of the text. */
  contents: readonly OutlineEntry[];
  /** The text, from `content/<locale>/legal`. */
  children: ReactNode;
}

/** A legal text beside its contents, with a link to the home page. */
export function LegalPage({ locale, title, contents, children }: LegalPageProps) {
  return (
    <ReadingPage locale={locale} crumbs={[{ name: title }]} title={title}>
      <div className="page-width legal-body">
        <PageContents title={readingTexts[locale].contents} entries={contents} />
        <div className="min-w-0">
          <div className="prose">{children}</div>
          <ButtonLink href={localizePath(locale, '/')} tone="quiet" className="mt-12">
            {readingTexts[locale].backHome}
          </ButtonLink>
        </div>
      </div>
    </ReadingPage>
  );
}
