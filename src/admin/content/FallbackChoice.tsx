import { NativeSelect } from '@mantine/core';
import { fallbacks } from '../../domain/content/content.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { inLanguage } from '../ui/language-words.ts';
import { fallbackIn } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';

/** The text that a page shows where this language has none: the documented default, or the French one. */
export function FallbackChoice({ editor }: { editor: PartEditor }) {
  const { locale, t } = useLanguage();
  const words = t.content.fallback;
  return (
    <NativeSelect
      className="content-fallback"
      size="sm"
      label={fill(words.label, { language: inLanguage(locale, editor.locale) })}
      value={fallbackIn(editor.values)}
      data={fallbacks.map((value) => ({ value, label: words[value] }))}
      onChange={({ currentTarget }) => editor.replace({ ...editor.values, fallback: currentTarget.value })}
    />
  );
}
