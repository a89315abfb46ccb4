import { openPlaces } from '../../editor/drafts.ts';
import { readAt } from '../../editor/value-paths.ts';
import { useLanguage } from '../../texts.ts';
import { ConflictChoices } from '../../ui/form/ConflictChoices.tsx';
import { type LandingEditor, PAGE } from './use-landing-editor.ts';
import { useWritten } from './use-written.ts';

/** Shown when two editors changed the same values: both versions of each, and the choice between them. */
export function ConflictBox({ editor }: { editor: LandingEditor }) {
  const { t } = useLanguage();
  const words = t.landing.conflict;
  const { nameOf, written } = useWritten();
  const { draft, store, page } = editor;
  const { theirs } = draft;
  if (!theirs) return null;
  return (
    <ConflictChoices
      title={words.title}
      by={page.updatedBy}
      disputed={openPlaces(draft).map((path) => ({
        name: path,
        label: nameOf(path),
        mine: written(draft.draft, path),
        theirs: written(theirs.draft, path),
        stamp: JSON.stringify([readAt(draft.draft, path), readAt(theirs.draft, path)]),
      }))}
      decide={(sides) => store.decide(PAGE, sides)}
    />
  );
}
