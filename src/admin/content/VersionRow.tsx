import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VersionsPage } from '../../contracts/content.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/CallFailure.tsx';
import { Moment } from '../ui/Moment.tsx';
import { Question } from '../ui/Question.tsx';
import { ChangeList } from './ChangeList.tsx';
import { flattened, type Texts, valuesOf } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';

interface VersionRowProps {
  editor: PartEditor;
  version: VersionsPage['items'][number];
  close: () => void;
}

/** A published version: number, account, time and changes. It can become the draft. */
export function VersionRow({ editor, version, close }: VersionRowProps) {
  const { t } = useLanguage();
  const words = t.content.versions;
  const client = useQueryClient();
  const { key, locale, part, stored, store } = editor;
  const [asking, setAsking] = useState(false);
  const isOnline = stored.version?.number === version.number;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await store.flush();
      const { version: base } = await store.settled(locale);
      await callApi('POST /content/{part}/restore', {
        params: { part: key },
        body: { locale, number: version.number, version: base },
      });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['content'] });
      toastDone(fill(words.restored, { number: version.number }));
      close();
    },
  });
  const after = flattened(valuesOf(part, stored.default, version));
  const before: Texts = {
    ...after,
    ...Object.fromEntries(version.changes.map(({ field, before: was }) => [field, was ?? ''])),
  };
  const count = version.changes.length;
  return (
    <li className="version">
      <div className="version-head">
        <h3>{fill(words.number, { number: version.number })}</h3>
        {isOnline && (
          <span className="content-pill" data-role="success">
            {words.current}
          </span>
        )}
        <span className="content-hint">
          {version.by ?? t.content.saving.unknown}, <Moment at={version.at} show="hour" />
        </span>
      </div>
      {version.content === null && <p className="content-hint">{words.standard}</p>}
      {count === 0 ? (
        <p className="content-hint">{words.same}</p>
      ) : (
        <details>
          <summary>{fill(words.changes[count === 1 ? 0 : 1] ?? '', { count })}</summary>
          <ChangeList editor={editor} changes={version.changes} before={before} after={after} />
        </details>
      )}
      {error && <CallFailure error={error} />}
      {!isOnline && !asking && (
        <Button
          size="xs"
          variant="default"
          loading={isPending}
          onClick={() => (editor.changed.length > 0 ? setAsking(true) : mutate())}
        >
          {words.restore}
        </Button>
      )}
      {asking && (
        <Question
          confirm={words.replace}
          busy={isPending}
          answer={() => mutate()}
          cancel={() => setAsking(false)}
        >
          {words.ask}
        </Question>
      )}
    </li>
  );
}
