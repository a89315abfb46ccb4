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
  /** Whether the title answers a pressed button, and has the focus. */
  answers?: boolean;
  children: ReactNode;
}

/** A page with a text to read: breadcrumb, title beside its facts, text. */
export function ReadingPage({
  locale,
  crumbs,
  title,
  lead,
  facts,
  answers = false,
  children,
}: ReadingPageProps) {
  return (
    <article className="reading">
      <header className="page-width reading-header">
        <Breadcrumb locale={locale} crumbs={crumbs} />
        <div className="reading-title">
          <div>
            {/* biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent */}
            <h1 tabIndex={answers ? -1 : undefined} autoFocus={answers} className="reading-heading">
              {title}
            </h1>
            {lead && <p>{typeof lead === 'string' ? unbroken(lead) : lead}</p>}
          </div>
          {facts && <div className="reading-facts">{facts}</div>}
        </div>
      </header>
      {children}
    </article>
  );
}
