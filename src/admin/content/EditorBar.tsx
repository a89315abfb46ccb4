import { type Locale, locales } from '../../domain/locale/locale.ts';
import { keyOfStep } from '../editor/drafts.ts';
import { UndoButtons } from '../editor/UndoButtons.tsx';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { code, inLanguage } from '../ui/language-words.ts';
import { Segments } from '../ui/Segments.tsx';
import { SavedState } from './SavedState.tsx';
import type { PartEditor } from './use-part-editor.ts';

interface EditorBarProps {
  editor: PartEditor;
  missingIn: (locale: Locale) => boolean;
  show: (locale: Locale) => void;
}

/** The language of the texts, the steps back and forward, and whether the draft is stored. */
export function EditorBar({ editor, missingIn, show }: EditorBarProps) {
  const { locale, t } = useLanguage();
  const words = t.content;
  const { store, drafts } = editor;
  const step = (way: 'back' | 'forward') => {
    const of = keyOfStep(drafts, way);
    if (of === undefined) return;
    store.step(way);
    if (of !== editor.locale) show(of);
  };
  return (
    <div className="content-bar">
      <Segments
        label={words.languages.label}
        value={editor.locale}
        onChange={show}
        options={locales.map((of) => ({
          value: of,
          title: inLanguage(locale, of),
          label: (
            <>
              {code(of)}
              {missingIn(of) && (
                <span className="content-lacking">
                  <Icon name="warning" />
                  <span className="admin-hidden">{words.languages.missing}</span>
                </span>
              )}
            </>
          ),
        }))}
      />
      <span className="content-steps">
        <UndoButtons canStep={(way) => keyOfStep(drafts, way) !== undefined} step={step} words={words} />
      </span>
      <SavedState editor={editor} />
    </div>
  );
}
