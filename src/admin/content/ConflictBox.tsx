import { Alert, Button } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { differing } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';
import { useTextNames } from './use-text-names.ts';
import { Written } from './Written.tsx';

/** Two editors of one text: both texts side by side, and the decision with which to go on. */
export function ConflictBox({ editor }: { editor: PartEditor }) {
  const { t } = useLanguage();
  const words = t.content.conflict;
  const names = useTextNames(editor);
  const { draft, store, locale } = editor;
  const { theirs } = draft;
  if (!theirs) return null;
  const shown = differing(draft.draft, theirs.draft);
  return (
    <Alert variant="default" role="alert" title={words.title} className="content-conflict">
      <p>{words.text}</p>
      <div className="content-sides">
        {shown.map((name) => (
          <section key={name} aria-label={names.nameOf(name, draft.draft)}>
            <h3>{names.nameOf(name, name in draft.draft ? draft.draft : theirs.draft)}</h3>
            <dl>
              <div>
                <dt>{words.mine}</dt>
                <dd lang={locale}>
                  <Written editor={editor} name={name} texts={draft.draft} none={words.nothing} />
                </dd>
              </div>
              <div>
                <dt>{words.theirs}</dt>
                <dd lang={locale}>
                  <Written editor={editor} name={name} texts={theirs.draft} none={words.nothing} />
                </dd>
              </div>
            </dl>
          </section>
        ))}
      </div>
      <div className="admin-actions">
        <Button variant="default" onClick={() => store.keepMine(locale)}>
          {words.keepMine}
        </Button>
        <Button variant="default" onClick={() => store.takeTheirs(locale)}>
          {words.takeTheirs}
        </Button>
      </div>
    </Alert>
  );
}
