import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '../../../domain/locale/locale.ts';
import { useLanguage } from '../../texts.ts';
import { passagesQuery } from './question-queries.ts';

interface PassageFieldProps {
  id: string;
  name: string;
  value: string;
  error: string | boolean | undefined;
  'aria-describedby': string;
  language: Locale;
  write: (passage: string) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** The passage of a wording, by its title; none for words that mean the same. */
export function PassageField({ language, write, ...input }: PassageFieldProps) {
  const words = useLanguage().t.questions.own;
  const { data } = useQuery(passagesQuery(language));
  const passages = data?.passages ?? [];
  const isUnknown = input.value !== '' && !passages.some(({ key }) => key === input.value);
  return (
    <NativeSelect
      {...input}
      data={[
        { value: '', label: words.noPassage },
        // Its title is not known yet, or there is no such passage.
        ...(isUnknown ? [{ value: input.value, label: input.value }] : []),
        ...passages.map(({ key, title, page }) => ({ value: key, label: `${title} (${page})` })),
      ]}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}
