import { type Mark, MarkedText } from './marked-text.tsx';
import { SourceLink } from './source-link.tsx';

interface AccordionProps {
  /** The browser keeps at most one item of the same name open. */
  name: string;
  /** An answer is plain text, or text with marks. */
  items: readonly {
    question: string;
    answer: string | readonly Mark[];
    source?: { href: string; text: string };
  }[];
  /** The level of the questions' headings: 3 below a section's title, 2 if the page consists of the questions. */
  level?: 2 | 3;
  /** Whether the first answer is shown from the start. */
  firstOpen?: boolean;
}

/** Native `details` elements of one group: a click, Enter or Space opens and closes them, with or without script. */
export function Accordion({ name, items, level = 3, firstOpen = false }: AccordionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="accordion">
      {items.map(({ question, answer, source }, index) => (
        <details
          key={question}
          name={name}
          open={firstOpen && index === 0}
          className="group border-t border-line last:border-b"
        >
          <summary className="flex min-h-14 items-center justify-between gap-6 py-4 hover:text-signal">
            <Heading className="text-h4">{question}</Heading>
            <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
              <path d="M1.5 8h13M8 1.5v13" className="accordion-sign stroke" />
            </svg>
          </summary>
          <p className="max-w-prose pb-6 text-muted">
            {typeof answer === 'string' ? answer : <MarkedText marks={answer} />}
            {source && (
              <>
                {' '}
                <SourceLink source={source} />
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}
