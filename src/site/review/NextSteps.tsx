import type { ReviewPageTexts } from './texts.ts';
import { WithEmail } from './WithEmail.tsx';

interface NextStepsProps {
  t: ReviewPageTexts['next'];
  email: string;
  methodHref: string;
}

/** The steps after a review is sent, in order. */
export function NextSteps({ t, email, methodHref }: NextStepsProps) {
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="text-h3">
        {t.title}
      </h2>
      <ol className="mt-5">
        {t.steps.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-4">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 text-muted">
              <WithEmail text={text} email={email} />
            </p>
          </li>
        ))}
      </ol>
      <a href={methodHref} className="link inline-flex min-h-11 items-center font-semibold">
        {t.method}
      </a>
    </section>
  );
}
