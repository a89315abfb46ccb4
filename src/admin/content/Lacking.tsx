import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { inLanguage } from '../ui/language-words.ts';
import { sourceLanguage } from '../ui/SourceText.tsx';
import { Typed } from '../ui/Typed.tsx';
import { FallbackChoice } from './FallbackChoice.tsx';
import type { PartEditor } from './use-part-editor.ts';
import { useTextNames } from './use-text-names.ts';

/** The missing texts of the shown language, each with the French one, and their substitutes. */
export function Lacking({ editor }: { editor: PartEditor }) {
  const { locale, t } = useLanguage();
  const { nameOf, written } = useTextNames(editor);
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
