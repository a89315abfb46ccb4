import { Flex } from '@mantine/core';
import { isWrittenPart } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { keyOfStep } from '../editor/drafts.ts';
import { LanguageChoice } from '../editor/PreviewChoices.tsx';
import { SavedState } from '../editor/SavedState.tsx';
import { UndoButtons } from '../editor/UndoButtons.tsx';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { hasStandard } from './content-names.ts';
import type { PartEditor } from './use-part-editor.ts';

interface EditorBarProps {
  editor: PartEditor;
  /** How many texts a language lacks. */
  missingIn: (locale: Locale) => number;
  show: (locale: Locale) => void;
}

/** The choice of language, undo and redo, and the saved state of the draft. */
export function EditorBar({ editor, missingIn, show }: EditorBarProps) {
  const { t } = useLanguage();
  const words = t.content;
  const { store, drafts, stored } = editor;
  const isChanged = editor.changed.length > 0;
  const step = (way: 'back' | 'forward') => {
    const of = keyOfStep(drafts, way);
    if (of === undefined) return;
    store.step(way);
    if (of !== editor.locale) show(of);
  };
  return (
    <div className="content-bar">
      <LanguageChoice
        label={words.languages.label}
        value={editor.locale}
        onChange={show}
        markOf={(of) =>
          missingIn(of) > 0 && (
            <Flex component="span" display="inline-flex" c="var(--warning)">
              {isWrittenPart(editor.key) ? (
                <span className="content-lacking" aria-hidden="true">
                  {missingIn(of)}
                </span>
              ) : (
                <Icon name="warning" />
              )}
              <span className="admin-hidden">{words.languages.missing}</span>
            </Flex>
          )
        }
      />
      <span>
        <UndoButtons canStep={(way) => keyOfStep(drafts, way) !== undefined} step={step} />
      </span>
      <SavedState
        saving={editor.saving}
        stored={isChanged ? stored.draft : null}
        unchanged={
          stored.version
            ? words.saving.online
            : hasStandard(editor.key)
              ? words.saving.standard
              : words.saving.none
        }
        conflict={words.saving.conflict}
        disputed={editor.draft.theirs !== undefined}
      />
    </div>
  );
}
