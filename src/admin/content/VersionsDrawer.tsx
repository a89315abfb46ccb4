import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VersionsPage } from '../../contracts/content.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import * as versions from '../editor/Versions.tsx';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { Question } from '../ui/feedback/Question.tsx';
import { inLanguage } from '../ui/language-words.ts';
import { Pager } from '../ui/Pager.tsx';
import { hasStandard } from './content-names.ts';
import { versionsQuery } from './content-queries.ts';
import { flattened, type Texts, valuesOf } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';
import { usePartName } from './use-part-name.ts';
import { useWritten } from './use-written.tsx';

interface VersionsDrawerProps {
  editor: PartEditor;
  opened: boolean;
  close: () => void;
}

/** The changes of the draft, and the published versions of the part in the shown language. */
export function VersionsDrawer({ editor, opened, close }: VersionsDrawerProps) {
  const { locale, t } = useLanguage();
  const words = t.content.versions;
  const nameOf = usePartName();
  const [view, setView] = useState({ page: 1, pageSize: 25 });
  const answer = useQuery({ ...versionsQuery(editor.key, editor.locale, view), enabled: opened });
  const { items = [], total = 0 } = answer.data ?? {};
  return (
    <versions.VersionsDrawer
      opened={opened}
      close={close}
      title={fill(words.title, {
        part: nameOf(editor.key),
        language: inLanguage(locale, editor.locale),
      })}
      answer={answer}
      empty={answer.data?.total === 0 ? (hasStandard(editor.key) ? words.none : words.noneYet) : undefined}
      before={<DraftChanges editor={editor} />}
      pager={
        total > view.pageSize && (
          <Pager
            total={total}
            page={view.page}
            pageSize={view.pageSize}
            go={(to) => setView({ ...view, page: 1, ...to })}
          />
        )
      }
    >
      {items.map((version) => (
        <PartVersion key={version.number} editor={editor} version={version} close={close} />
      ))}
    </versions.VersionsDrawer>
  );
}

/** The changes that publishing the draft would make, one per text. */
function DraftChanges({ editor }: { editor: PartEditor }) {
  const words = useLanguage().t.content;
  const { changesOf } = useWritten(editor);
  const { changed, online, texts } = editor;
  const changes = changed.map((name) => ({
    field: name,
    before: name in online ? (online[name] ?? '') : null,
    after: name in texts ? (texts[name] ?? '') : null,
  }));
  return (
    <section className="version" aria-label={words.preview.draft}>
      <h3>{words.preview.draft}</h3>
      {changed.length === 0 ? (
        <p className="editor-hint">{words.versions.unchanged}</p>
      ) : (
        <versions.ChangeList changes={changesOf(changes, online, texts)} />
      )}
    </section>
  );
}

interface PartVersionProps {
  editor: PartEditor;
  version: VersionsPage['items'][number];
  close: () => void;
}

/** A published version of a part. Restoring it over a draft that differs asks for confirmation. */
function PartVersion({ editor, version, close }: PartVersionProps) {
  const { t } = useLanguage();
  const words = t.content.versions;
  const client = useQueryClient();
  const { changesOf } = useWritten(editor);
  const { key, locale, part, stored, store } = editor;
  const { number, changes } = version;
  const [asking, setAsking] = useState(false);
  const isOnline = stored.version?.number === number;
  const restore = useMutation({
    mutationFn: async () => {
      await store.flush();
      const { version: base } = await store.settled(locale);
      await callApi('POST /content/{part}/restore', {
        params: { part: key },
        body: { locale, number, version: base },
      });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['content'] });
      toastDone(fill(words.restored, { number }));
      close();
    },
  });
  const after = flattened(valuesOf(part, stored.default, version));
  const before: Texts = {
    ...after,
    ...Object.fromEntries(changes.map(({ field, before: was }) => [field, was ?? ''])),
  };
  const ask = () => (editor.changed.length > 0 ? setAsking(true) : restore.mutate());
  return (
    <versions.Version
      {...version}
      by={version.by ?? t.content.saving.unknown}
      isOnline={isOnline}
      restore={isOnline || asking ? undefined : ask}
      restoring={restore}
    >
      {version.content === null && (
        <p className="editor-hint">{hasStandard(key) ? words.standard : words.taken}</p>
      )}
      {changes.length === 0 ? (
        <p className="editor-hint">{words.same}</p>
      ) : (
        <details>
          <summary>
            {fill(words.changes[changes.length === 1 ? 0 : 1] ?? '', { count: changes.length })}
          </summary>
          <versions.ChangeList changes={changesOf(changes, before, after)} />
        </details>
      )}
      {asking && (
        <Question
          confirm={words.replace}
          busy={restore.isPending}
          answer={() => restore.mutate()}
          cancel={() => setAsking(false)}
        >
          {words.ask}
        </Question>
      )}
    </versions.Version>
  );
}
