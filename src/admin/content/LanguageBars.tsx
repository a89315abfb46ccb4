import { type Locale, locales } from '../../domain/locale/locale.ts';

interface LanguageBarsProps {
  complete: readonly Locale[];
  /** The bars in words, for screen readers. */
  words: string;
}

/** Four bars in the order FR EN ES PT: a bar is dark where its language is complete. */
export function LanguageBars({ complete, words }: LanguageBarsProps) {
  return (
    <span className="content-bars">
      <svg viewBox="0 0 24 13" width="24" height="13" aria-hidden="true">
        {locales.map((locale, place) => (
          <rect
            key={locale}
            x={place * 7}
            width="3"
            height="13"
            rx="1"
            data-on={complete.includes(locale) || undefined}
          />
        ))}
      </svg>
      <span className="admin-hidden">{words}</span>
    </span>
  );
}
