import type { ReactNode } from 'react';
import type { OutlineEntry } from '../../domain/blocks/outline.ts';

interface PageContentsProps {
  title: string;
  entries: readonly OutlineEntry[];
  /** The language of the entries, where it is not the page's. */
  lang?: string;
  /** A decoration before each entry. */
  marks?: readonly ReactNode[];
}

/** The contents of a long text: beside it on wide screens, folded on phones. The style sheet marks the current section. */
export function PageContents({ title, entries, lang, marks }: PageContentsProps) {
  return (
    <nav className="page-contents" aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ol lang={lang}>
          {entries.map(({ id, text }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                {marks?.[index]}
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
