import { NativeSelect, TextInput } from '@mantine/core';
import { EMAIL_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { useLanguage } from '../texts.ts';
import { languageNames } from '../ui/language-names.ts';

/** The recipient and the language of an invitation. */
export interface MailTo {
  email: string;
  locale: Locale;
}

interface MailFieldsProps {
  to: MailTo;
  change: (to: MailTo) => void;
  label: string;
  hint?: string;
  required?: boolean;
  error: string | undefined;
}

/** The client's address, and the language of the message. */
export function MailFields({ to, change, label, hint, required = false, error }: MailFieldsProps) {
  const words = useLanguage().t.reviews.links;
  return (
    <div className="links-mail">
      <TextInput
        type="email"
        label={label}
        description={hint}
        required={required}
        maxLength={EMAIL_MAX_LENGTH}
        autoComplete="off"
        value={to.email}
        error={error}
        onChange={({ currentTarget }) => change({ ...to, email: currentTarget.value })}
      />
      <NativeSelect
        label={words.mailLocale}
        value={to.locale}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ currentTarget }) =>
          change({ ...to, locale: locales.find((one) => one === currentTarget.value) ?? to.locale })
        }
      />
    </div>
  );
}
