import { type Locale, locales, localizePath } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';

interface LanguageSelectorProps {
  locale: Locale;
  path: string;
  query: Readonly<Record<string, string>>;
  /** The languages in which the page exists. The others lead to the guides: only a guide may lack a language. */
  languages: readonly Locale[];
  t: PageDictionary['layout']['language'];
}

/**
 * The four languages, each a link to this page in that language. `?lang=` marks an explicit choice, which the server
 * stores in a cookie, so that it works without script; with script, `used.client.ts` adds the query and the anchor.
 */
export function LanguageSelector({ locale, path, query, languages, t }: LanguageSelectorProps) {
  return (
    <div>
      <button
        type="button"
        className="icon-button border border-control-line text-small font-semibold uppercase"
        popoverTarget="languages"
        // The name begins with the visible text, so that voice control finds the button.
        aria-label={`${locale.toUpperCase()}, ${fill(t.current, { name: t.names[locale] })}`}
      >
        {locale}
      </button>
      <ul id="languages" popover="auto" className="language-list on-dark" aria-label={t.label}>
        {locales.map((language) => (
          <li key={language}>
            <a
              href={`${localizePath(language, languages.includes(language) ? path : '/guides')}?${new URLSearchParams({ ...query, lang: language })}`}
              lang={language}
              hrefLang={language}
              data-language={language}
              aria-current={language === locale ? 'true' : undefined}
              className="flex min-h-11 items-center gap-4 rounded-lg px-3 no-underline hover:bg-raised"
            >
              <span className="w-6 text-small font-semibold uppercase text-muted" aria-hidden="true">
                {language}
              </span>
              {t.names[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
