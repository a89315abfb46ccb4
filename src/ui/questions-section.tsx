import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading.tsx';

interface QuestionsSectionProps {
  eyebrow: string;
  title: string;
  /** The link to all questions. */
  more: { text: string; href: string };
  /** The questions with their answers. */
  children: ReactNode;
}

/** Questions and answers beside a title, which stays in view on wide screens. */
export function QuestionsSection({ eyebrow, title, more, children }: QuestionsSectionProps) {
  return (
    <section id="faq" className="section" aria-labelledby="faq-title">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
        <div className="flex flex-col items-start gap-6 lg:sticky lg:top-24 lg:self-start">
          <SectionHeading id="faq-title" eyebrow={eyebrow} title={title} />
          <a href={more.href} className="link inline-flex min-h-11 items-center font-semibold">
            {more.text}
          </a>
        </div>
        {children}
      </div>
    </section>
  );
}
