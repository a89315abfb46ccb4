import { useLanguage } from '../texts.ts';
import { ConflictChoices } from '../ui/form/ConflictChoices.tsx';
import { placeOf } from './content-names.ts';
import { openNames } from './drafts.ts';
import { itemIds, type Texts } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';
import { useTextNames } from './use-text-names.ts';
import { Written } from './Written.tsx';

/** Whether the item of a text was removed. */
function isGone(name: string, texts: Texts): boolean {
  const { item } = placeOf(name);
  return item !== undefined && !itemIds(texts).includes(item);
}

/** Two editors changed the same texts: both texts of each, and the decision with which to go on. */
export function ConflictBox({ editor }: { editor: PartEditor }) {
  const { t } = useLanguage();
  const words = t.content.conflict;
  const names = useTextNames(editor);
  const { draft, store, locale, stored } = editor;
  const { theirs } = draft;
  if (!theirs) return null;
  const side = (name: string, texts: Texts) => {
    if (isGone(name, texts)) return words.removed;
    return <Written editor={editor} name={name} texts={texts} none={words.nothing} />;
  };
  return (
    <ConflictChoices
      title={words.title}
      by={stored.draft?.by ?? null}
      lang={locale}
      disputed={openNames(draft).map((name) => ({
        name,
        label: names.nameOf(name, isGone(name, draft.draft) ? theirs.draft : draft.draft),
        mine: side(name, draft.draft),
        theirs: side(name, theirs.draft),
        stamp: JSON.stringify([names.written(name, draft.draft), names.written(name, theirs.draft)]),
      }))}
      decide={(sides) => store.decide(locale, sides)}
    />
  );
}
