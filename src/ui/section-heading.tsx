import { Fragment } from 'react';

interface SectionHeadingProps {
  /** The id of the title, by which the section is labelled. */
  id: string;
  eyebrow?: string;
  title: string;
}

/** The space between two sentences of a title. */
const BETWEEN_SENTENCES = /(?<=[.?!…]) (?=\p{Lu})/u;

/** The heading of a section: an eyebrow, if it has one, and a title. */
export function SectionHeading({ id, eyebrow, title }: SectionHeadingProps) {
  const sentences = title.split(BETWEEN_SENTENCES);
  return (
    <div className="max-w-3xl">
      {eyebrow && <p className="mb-4 text-small text-muted">{eyebrow}</p>}
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
