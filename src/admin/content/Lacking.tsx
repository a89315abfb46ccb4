import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { inLanguage, listed } from '../ui/language-words.ts';
import { FallbackChoice } from './FallbackChoice.tsx';
import type { PartEditor } from './use-part-editor.ts';
import { useTextNames } from './use-text-names.ts';

/** The missing texts of the shown language, in words, and their substitutes. */
export function Lacking({ editor }: { editor: PartEditor }) {
  const { locale, t } = useLanguage();
  const { nameOf } = useTextNames(editor);
  if (editor.locale === 'fr') return null;
  const { draft: french } = editor.drafts.locales.fr;
  const names = [...new Set(editor.stored.missing.map((name) => nameOf(name, french)))];
  return (
    <>
      {names.length > 0 && (
        <p className="content-note" data-role="warning">
          <Icon name="warning" />
          {fill(t.content.languages.lacks, {
            language: inLanguage(locale, editor.locale),
            fields: listed(locale, names),
          })}
        </p>
      )}
      <FallbackChoice editor={editor} />
    </>
  );
}
