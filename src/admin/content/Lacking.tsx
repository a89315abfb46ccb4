import { NativeSelect } from '@mantine/core';
import { fallbacks } from '../../domain/content/content.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Typed } from '../ui/fields/Typed.tsx';
import { Icon } from '../ui/Icon.tsx';
import { inLanguage } from '../ui/language-words.ts';
import { sourceLanguage } from '../ui/SourceText.tsx';
import { fallbackIn } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';
import { useWritten } from './use-written.tsx';

/** The missing texts of the shown language, each with its French text, and the choice of the fallback. */
export function Lacking({ editor }: { editor: PartEditor }) {
  const { locale, t } = useLanguage();
  const { nameOf, written } = useWritten(editor);
  if (editor.locale === 'fr') return null;
  const { french } = editor;
  const { missing } = editor.stored;
  return (
    <>
      {missing.length > 0 && (
        <div className="content-note" data-role="warning">
          <Icon name="warning" />
          <div>
            <p>{fill(t.content.languages.lacks, { language: inLanguage(locale, editor.locale) })}</p>
            <dl>
              {missing.map((name) => (
                <div key={name}>
                  <dt>{nameOf(name, french)}</dt>
                  <dd lang={sourceLanguage}>
                    <Typed>{written(name, french)}</Typed>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
      <FallbackChoice editor={editor} />
    </>
  );
}

/** The choice of the fallback for missing texts: the documented default, or the French text. */
function FallbackChoice({ editor }: { editor: PartEditor }) {
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
