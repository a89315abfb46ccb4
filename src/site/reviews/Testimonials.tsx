import type { PagePictures } from '../../contracts/page-pictures.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { SiteTexts, Testimonial } from '../../i18n/site-texts.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ReportLink } from './ReportLink.tsx';

interface TestimonialsProps {
  locale: Locale;
  t: SiteTexts['agency']['testimonials'];
  items: readonly Testimonial[];
  /** The pictures of the site, by id; a testimonial whose picture is missing is shown without one. */
  pictures?: PagePictures | undefined;
  /** The heading level of the title: 2 as a section of its own, 3 below the title of the reviews. */
  level: 2 | 3;
  /** Whether each has a link that reports it as illegal: the home page has no room for them. */
  reportable?: boolean;
}

/**
 * Testimonials that the agency collected, and published with the consent of the people quoted. They are not reviews:
 * they have no rating and are not counted (docs/product.md, Reviews).
 */
export function Testimonials({
  locale,
  t,
  items,
  pictures = {},
  level,
  reportable = false,
}: TestimonialsProps) {
  if (items.length === 0) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div id={reportable ? 'testimonials' : undefined} data-content="testimonials">
      <Heading className="text-h4">{t.title}</Heading>
      <p className="mt-2 max-w-prose text-small text-muted">{t.note}</p>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {items.map(({ id, text, name, role, picture }) => (
          <li key={id} className="flex flex-col gap-4 rounded-card border border-line bg-raised p-6">
            <blockquote className="wrap-anywhere">
              <MarkedText marks={parseMarks(text)} />
            </blockquote>
            <div className="mt-auto flex items-center gap-4">
              <Portrait locale={locale} picture={pictures[picture]} />
              <p className="min-w-0 text-small text-muted wrap-anywhere">
                <bdi className="block font-semibold text-ink">{name}</bdi>
                {role}
              </p>
            </div>
            {reportable && <ReportLink locale={locale} kind="testimonial" id={id} name={name} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The person's picture, round, beside the name. `pages/portrait-styles.ts` adds its styles. */
function Portrait({ locale, picture }: { locale: Locale; picture: PagePictures[string] | undefined }) {
  if (!picture) return null;
  const alt = picture.decorative ? '' : (picture.alt[locale] ?? '');
  return (
    <div className="portrait">
      <Picture picture={picture} alt={alt} sizes="56px" cropped />
    </div>
  );
}
