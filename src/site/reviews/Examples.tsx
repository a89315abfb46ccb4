import type { AllReviewsTexts } from './texts.ts';

/** Invented testimonials, marked as examples. They have no rating: an invented rating would be a false figure. */
export function Examples({ t }: { t: AllReviewsTexts['examples'] }) {
  return (
    <section aria-labelledby="examples-title" className="page-width py-10 md:py-14">
      <h2 id="examples-title" className="text-h3">
        {t.title}
      </h2>
      <p className="mt-3 max-w-prose text-muted">{t.text}</p>
      <ul className="review-examples mt-6 md:mt-8">
        {t.items.map(({ text, author, about }) => (
          <li key={author} className="review-example">
            <span className="self-start rounded-full border border-control-line px-3 py-0.5 text-small">
              {t.badge}
            </span>
            <p>{text}</p>
            <p className="mt-auto text-small text-muted">
              <span className="block font-semibold text-ink">{author}</span>
              {about}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
