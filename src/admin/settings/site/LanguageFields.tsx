import { TextInput } from '@mantine/core';
import { type Locale, locales } from '../../../domain/locale/locale.ts';
import { useLanguage } from '../../texts.ts';
import { inLanguage } from '../../ui/language-words.ts';

interface LanguageFieldsProps {
  name: string;
  label: string;
  values: Record<Locale, string>;
  /** The error message of the last attempt to save. It is shown at each language that is still blank. */
  error: string | undefined;
  change: (values: Record<Locale, string>) => void;
}

/** The fields of a short text of the legal notice, one for each language. */
export function LanguageFields({ name, label, values, error, change }: LanguageFieldsProps) {
  const { locale } = useLanguage();
  return (
    <>
      {locales.map((lang) => (
        <TextInput
          key={lang}
          name={`${name}.${lang}`}
          label={`${label} (${inLanguage(locale, lang)})`}
          lang={lang}
          value={values[lang]}
          error={values[lang].trim() === '' && error}
          required
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ ...values, [lang]: currentTarget.value })}
        />
      ))}
    </>
  );
}
