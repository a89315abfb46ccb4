import { parseMarks } from '../../domain/content/marks.ts';
import type { SiteTexts, Testimonial } from '../../i18n/site-texts.ts';
import { MarkedText } from '../../ui/marked-text.tsx';

interface TestimonialsProps {
  t: SiteTexts['agency']['testimonials'];
  items: readonly Testimonial[];
  /** The level of the title: 2 on a page of its own sections, 3 below the title of the reviews. */
  level: 2 | 3;
}

/**
 * Testimonials that the agency collected and published with the consent of their persons. They are no reviews: without
 * a rating, and in no count (docs/product.md, Reviews).
 */
export function Testimonials({ t, items, level }: TestimonialsProps) {
  if (items.length === 0) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div data-content="testimonials">
      <Heading className="text-h4">{t.title}</Heading>
      <p className="mt-2 max-w-prose text-small text-muted">{t.note}</p>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {items.map(({ id, text, name, role }) => (
          <li key={id} className="flex flex-col gap-4 rounded-card border border-line bg-raised p-6">
            <blockquote className="wrap-anywhere">
              <MarkedText marks={parseMarks(text)} />
            </blockquote>
            <p className="mt-auto text-small text-muted wrap-anywhere">
              <bdi className="block font-semibold text-ink">{name}</bdi>
              {role}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
