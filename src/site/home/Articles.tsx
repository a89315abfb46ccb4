import type { PageDictionary } from '../../i18n/dictionary.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';

interface ArticlesProps {
  t: PageDictionary['home']['articles'];
  newTab: string;
  blogUrl?: string | undefined;
}

/** The place of the three latest articles. */
export function Articles({ t, newTab, blogUrl }: ArticlesProps) {
  return (
    <section id="articles" className="section" aria-labelledby="articles-title">
      <div className="page-width">
        <SectionHeading id="articles-title" eyebrow={t.eyebrow} title={t.title} />
        <p className="mt-8 text-lead text-muted">
          {t.pending}{' '}
          {blogUrl && (
            <a href={blogUrl} className="link text-ink" target="_blank" rel="noopener">
              {t.blog}
              <span className="sr-only"> {newTab}</span>
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
