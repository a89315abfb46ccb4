import { useLanguage } from '../texts.ts';
import { ChangeList } from './ChangeList.tsx';
import type { PartEditor } from './use-part-editor.ts';

/** The changes that publishing the draft would make, text by text. */
export function DraftChanges({ editor }: { editor: PartEditor }) {
  const { t } = useLanguage();
  const words = t.content;
  const { changed, online, texts } = editor;
  return (
    <section className="version" aria-label={words.preview.draft}>
      <h3>{words.preview.draft}</h3>
      {changed.length === 0 ? (
        <p className="content-hint">{words.versions.unchanged}</p>
      ) : (
        <ChangeList
          editor={editor}
          changes={changed.map((name) => ({
            field: name,
            before: name in online ? (online[name] ?? '') : null,
            after: name in texts ? (texts[name] ?? '') : null,
          }))}
          before={online}
          after={texts}
        />
      )}
    </section>
  );
}
