import type { ReactNode } from 'react';
import type { Locale } from '../../domain/locale/locale.ts';
import { unbroken } from '../../ui/unbroken.ts';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';

interface ReadingPageProps {
  locale: Locale;
  crumbs: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  /** Shown beside the title on wide screens, below it on phones. */
  facts?: ReactNode;
  children: ReactNode;
}

/** A page with a text to read: breadcrumb, title beside its facts, text. */
export function ReadingPage({ locale, crumbs, title, lead, facts, children }: ReadingPageProps) {
  return (
    <article className="reading">
      <header className="page-width reading-header">
        <Breadcrumb locale={locale} crumbs={crumbs} />
        <div className="reading-title">
          <div>
            <h1 className="reading-heading">{title}</h1>
            {lead && <p>{typeof lead === 'string' ? unbroken(lead) : lead}</p>}
          </div>
          {facts && <div className="reading-facts">{facts}</div>}
        </div>
      </header>
      {children}
    </article>
  );
}
