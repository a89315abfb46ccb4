import type { ContentChange } from '../../contracts/content.ts';
import { useLanguage } from '../texts.ts';
import { placeOf } from './content-names.ts';
import { isHidden, type Texts } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';
import { useTextNames } from './use-text-names.ts';
import { Written } from './Written.tsx';

interface ChangeListProps {
  editor: PartEditor;
  changes: readonly ContentChange[];
  /** All texts on either side: the names of items are looked up there. */
  before: Texts;
  after: Texts;
}

/** Texts before and after a change, each under its name. */
export function ChangeList({ editor, changes, before, after }: ChangeListProps) {
  const { t } = useLanguage();
  const words = t.content;
  const names = useTextNames(editor);
  const side = (name: string, texts: Texts, text: string | null) => {
    if (text === null) return words.conflict.removed;
    return (
      <Written editor={editor} name={name} texts={{ ...texts, [name]: text }} none={words.conflict.nothing} />
    );
  };
  // An item that is new or gone is visible: that says nothing.
  const shown = changes.filter(({ field, before: was, after: is }) => {
    const { item, key } = placeOf(field);
    if (item === undefined || key !== 'hidden') return true;
    return (
      was !== null &&
      is !== null &&
      isHidden({ ...before, [field]: was }, item) !== isHidden({ ...after, [field]: is }, item)
    );
  });
  return (
    <dl className="version-changes">
      {shown.map(({ field, before: was, after: is }) => (
        <div key={field}>
          <dt>{names.nameOf(field, is === null ? before : after)}</dt>
          {was !== null && (
            <dd data-side="before" lang={editor.locale}>
              <span className="admin-hidden">{`${words.versions.before} `}</span>
              {side(field, before, was)}
            </dd>
          )}
          <dd data-side="after" lang={editor.locale}>
            <span className="admin-hidden">{`${words.versions.after} `}</span>
            {side(field, after, is)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
