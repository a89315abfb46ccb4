import { guideOfTerm } from '../../domain/glossary/guides-of-terms.ts';
import type { GlossaryTerm } from '../../domain/glossary/terms.ts';
import type { GuideSlug } from '../../domain/guide/guides.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { intlTag } from '../../i18n/format.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { GlossarySearch } from './GlossarySearch.tsx';
import type { GlossaryTexts } from './texts.ts';

interface GlossaryPageProps {
  locale: Locale;
  t: GlossaryTexts;
  /** The short names of the guides in this language. */
  guideNames: Readonly<Partial<Record<GuideSlug, string>>>;
}

/** All terms in the alphabetical order of the language, by initial. Guides link to a term by its id. */
export function GlossaryPage({ locale, t, guideNames }: GlossaryPageProps) {
  const letters = byLetter(locale, t);
  return (
    <ReadingPage locale={locale} crumbs={[{ name: t.eyebrow }]} title={t.title} lead={t.lead}>
      <div className="page-width py-8 md:py-16">
        <GlossarySearch locale={locale} count={Object.keys(t.terms).length} />
        <nav aria-label={t.eyebrow} className="glossary-letters">
          {letters.map(([letter]) => (
            <a key={letter} href={`#letter-${letter}`} className="glossary-letter">
              {letter}
            </a>
          ))}
        </nav>
        {letters.map(([letter, terms]) => (
          <section key={letter} aria-labelledby={`letter-${letter}`} className="glossary-section">
            <h2 id={`letter-${letter}`} className="glossary-initial">
              {letter}
            </h2>
            <dl>
              {terms.map(({ id, term, definition }) => (
                <div key={id} id={id} className="glossary-term">
                  <dt>
                    <dfn>{term}</dfn>
                  </dt>
                  <dd>
                    <Definition locale={locale} text={definition} />
                    <GuideLink locale={locale} t={t} slug={guideOfTerm[id]} names={guideNames} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </ReadingPage>
  );
}

/** A definition with its figures in bold. */
function Definition({ locale, text }: { locale: Locale; text: string }) {
  return (
    text
      .split(/(\{[\w.|]+\})/)
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      .map((part, index) => (index % 2 === 0 ? part : <b key={index}>{fillFigures(locale, part)}</b>))
  );
}

interface GuideLinkProps {
  locale: Locale;
  t: GlossaryTexts;
  slug: GuideSlug | undefined;
  names: GlossaryPageProps['guideNames'];
}

function GuideLink({ locale, t, slug, names }: GuideLinkProps) {
  const name = slug && names[slug];
  if (!name) return null;
  return (
    <span className="glossary-guide">
      {' '}
      {t.guide}{' '}
      <a href={localizePath(locale, `/${slug}`)} className="link">
        {name}
      </a>
      .
    </span>
  );
}

interface Entry {
  id: GlossaryTerm;
  term: string;
  definition: string;
}

function byLetter(locale: Locale, { terms }: GlossaryTexts): [letter: string, terms: Entry[]][] {
  const { compare } = new Intl.Collator(intlTag(locale));
  const entries = Object.entries(terms) as [GlossaryTerm, Omit<Entry, 'id'>][];
  const sorted = entries.map(([id, entry]) => ({ id, ...entry })).sort((a, b) => compare(a.term, b.term));
  return [...Map.groupBy(sorted, ({ term }) => initialOf(term))];
}

/** The initial without its accent: `É` is listed under `E`. */
const initialOf = (term: string): string => (term.normalize('NFD')[0] ?? '').toUpperCase();
