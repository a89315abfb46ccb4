import type { Locale } from '../../domain/locale/locale.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { useLanguage } from '../texts.ts';
import type { Texts } from './part-texts.ts';

interface SearchResultProps {
  /** The address of the page. */
  address: string;
  /** The language of the texts. */
  language: Locale;
  texts: Texts;
  /** The set of the page's fields, such as `home`. */
  set: string;
}

/** Title and description of a page as a search engine shows them: no page shows them itself. */
export function SearchResult({ address, language, texts, set }: SearchResultProps) {
  const { t } = useLanguage();
  const shown = (name: string) => written(language, texts[`${set}${name}`] ?? '');
  return (
    <section className="content-result" aria-label={t.content.preview.result} lang={language}>
      <span className="content-result-address">{location.host + address}</span>
      <strong>{shown('Title')}</strong>
      <span>{shown('Description')}</span>
    </section>
  );
}

/** A text that is being typed may name a figure that there is not: it is shown as it is typed. */
function written(language: Locale, text: string): string {
  try {
    return fillFigures(language, text);
  } catch {
    return text;
  }
}
