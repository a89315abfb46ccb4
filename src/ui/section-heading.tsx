import { Fragment } from 'react';

interface SectionHeadingProps {
  /** The id of the title, by which the section is labelled. */
  id: string;
  eyebrow: string;
  title: string;
}

/** The space between two sentences of a title. */
const BETWEEN_SENTENCES = /(?<=[.?!…]) (?=\p{Lu})/u;

/** The heading of a section: four bars, an eyebrow and a title. */
export function SectionHeading({ id, eyebrow, title }: SectionHeadingProps) {
  const sentences = title.split(BETWEEN_SENTENCES);
  return (
    <div className="max-w-3xl">
      <p className="mb-4 flex items-center gap-3 text-small text-muted">
        <svg viewBox="0 0 18 10" className="h-2.5 w-[1.125rem] fill-current" aria-hidden="true">
          <path d="M0 10V3h2v7zM5 10V0h2v10zM10 10V5h2v5zM15 10V2h2v8z" />
        </svg>
        {eyebrow}
      </p>
      <h2 id={id} className="text-h2">
        {sentences.length === 1
          ? title
          : sentences.map((sentence, index) => (
              // A line breaks between sentences before it breaks inside of one.
              <Fragment key={sentence}>
                {index > 0 && ' '}
                <span className="inline-block">{sentence}</span>
              </Fragment>
            ))}
      </h2>
    </div>
  );
}
