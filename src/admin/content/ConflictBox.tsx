import { openPlaces } from '../editor/drafts.ts';
import { useLanguage } from '../texts.ts';
import { ConflictChoices } from '../ui/form/ConflictChoices.tsx';
import { placeOf } from './content-names.ts';
import { flattened, itemIds, type Texts } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';
import { useWritten } from './use-written.tsx';

/** Whether the item of a text was removed. */
function isGone(name: string, texts: Texts): boolean {
  const { item } = placeOf(name);
  return item !== undefined && !itemIds(texts).includes(item);
}

/** Two editors changed the same texts: both texts of each, and the decision with which to go on. */
export function ConflictBox({ editor }: { editor: PartEditor }) {
  const words = useLanguage().t.content.conflict;
  const { nameOf, written, shown } = useWritten(editor);
  const { draft, texts: mine, store, locale, stored } = editor;
  if (!draft.theirs) return null;
  const theirs = flattened(draft.theirs.draft);
  const side = (name: string, texts: Texts) => (isGone(name, texts) ? words.removed : shown(name, texts));
  return (
    <ConflictChoices
      title={words.title}
      by={stored.draft?.by ?? null}
      lang={locale}
      disputed={openPlaces(draft).map((name) => ({
        name,
        label: nameOf(name, isGone(name, mine) ? theirs : mine),
        mine: side(name, mine),
        theirs: side(name, theirs),
        stamp: JSON.stringify([written(name, mine), written(name, theirs)]),
      }))}
      decide={(sides) => store.decide(locale, sides)}
    />
  );
}
