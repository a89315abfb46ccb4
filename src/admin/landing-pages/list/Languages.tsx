import type { LandingItem } from '../../../contracts/landing/landing.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { code, inLanguage, listed } from '../../ui/language-words.ts';

/** The four languages: filled if published or scheduled, outlined if begun, dashed if empty. */
export function Languages({
  page: { state, languages },
}: {
  page: Pick<LandingItem, 'state' | 'languages'>;
}) {
  const { locale, t } = useLanguage();
  const words = t.landing.languages;
  const isPublished = state !== 'draft';
  const names = listed(
    locale,
    languages.map((of) => inLanguage(locale, of)),
  );
  return (
    <span className="landing-languages">
      {locales.map((of) => (
        <span
          key={of}
          aria-hidden="true"
          data-language={languages.includes(of) ? (isPublished ? 'published' : 'begun') : 'none'}
        >
          {code(of)}
        </span>
      ))}
      <span className="admin-hidden">{fill(isPublished ? words.published : words.begun, { names })}</span>
    </span>
  );
}
