import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { glossarySearch } from '../../i18n/dictionaries/glossary-search/index.ts';
import { fill, formatNumber } from '../../i18n/format.ts';

interface GlossarySearchProps {
  locale: Locale;
  /** The number of terms of the glossary. */
  count: number;
}

/**
 * A field that hides the terms without what is typed (`search-terms.ts`), and the number of terms left. Without script
 * it is not shown: the page has every term, and the browser's own search finds them.
 */
export function GlossarySearch({ locale, count }: GlossarySearchProps) {
  const t = glossarySearch[locale];
  return (
    <>
      <search className="glossary-search">
        <label htmlFor="glossary-search" className="font-semibold">
          {t.label}
        </label>
        <input
          id="glossary-search"
          type="search"
          className="control"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <p
          role="status"
          className="figures text-small text-muted"
          data-glossary-count=""
          data-texts={JSON.stringify(t.count)}
        >
          {fill(t.count.other, { count: formatNumber(locale, count) })}
        </p>
      </search>
      <p className="glossary-none" data-glossary-none="" hidden>
        {t.none}{' '}
        <a href={localizePath(locale, '/questions')} className="link">
          {t.ask}
        </a>
      </p>
    </>
  );
}
