import { useState } from 'react';
import type { SecretLink as Made } from '../../contracts/secret-link.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { useLanguage } from '../texts.ts';
import { Segments } from './fields/Segments.tsx';
import { code, inLanguage } from './language-words.ts';
import { SecretLink, type SecretLinkProps } from './SecretLink.tsx';

interface TranslatedSecretLinkProps extends Omit<SecretLinkProps, 'make' | 'children'> {
  /** The label of the choice, and the initial language. */
  label: string;
  first: Locale | undefined;
  make: (locale: Locale) => Promise<Made>;
}

/** A secret link to a page in a selectable language; by default the user's. */
export function TranslatedSecretLink({ label, first, make, ...link }: TranslatedSecretLinkProps) {
  const { locale } = useLanguage();
  const [language, setLanguage] = useState<Locale>(first ?? locale);
  return (
    <SecretLink {...link} make={() => make(language)}>
      <Segments
        label={label}
        value={language}
        onChange={setLanguage}
        options={locales.map((of) => ({ value: of, title: inLanguage(locale, of), label: code(of) }))}
      />
    </SecretLink>
  );
}
