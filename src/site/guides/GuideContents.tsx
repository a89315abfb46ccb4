import type { OutlineEntry } from '../../domain/guide/outline.ts';

interface GuideContentsProps {
  title: string;
  entries: readonly OutlineEntry[];
}

/** The contents of a guide: beside the text on wide screens, folded on phones. The style marks the current section. */
export function GuideContents({ title, entries }: GuideContentsProps) {
  return (
    <nav className="guide-contents" aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ol>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
