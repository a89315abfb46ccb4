import { Button } from '@mantine/core';
import { useState } from 'react';
import { mayManage } from '../../domain/account/role.ts';
import { isLegalPart } from '../../domain/content/legal-parts.ts';
import { isWrittenPart } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import { useMay } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { code, listed } from '../ui/language-words.ts';
import { sourceLanguage } from '../ui/SourceText.tsx';
import { PublishDialog } from './blocks/PublishDialog.tsx';
import { ScheduleButton } from './Schedule.tsx';
import type { PartEditor } from './use-part-editor.ts';
import { usePublish, usePublishWords } from './use-publish.ts';

interface ActionsProps {
  editor: PartEditor;
  /** The languages in which this part has an unpublished draft. */
  waiting: readonly Locale[];
  reveal: (field: string) => void;
  ask: (what: 'versions' | 'discard') => void;
  /** Whether the buttons share the width of a phone. */
  narrow: boolean;
}

/** The actions on the whole part; the primary button names the texts that it publishes. */
export function Actions({ editor, waiting, reveal, ask, narrow }: ActionsProps) {
  const { locale, t } = useLanguage();
  const words = t.content;
  const publish = usePublish(editor, reveal);
  const action = usePublishWords(editor, waiting);
  const hasDraft = editor.stored.draft !== null;
  const isIdentical = editor.changed.length === 0;
  const reason = 'content-nothing';
  const manages = useMay(mayManage);
  const mayPutOnline = !isLegalPart(editor.key) || manages;
  const [asking, setAsking] = useState(false);
  const { scheduled } = editor.stored;
  return (
    <>
      {waiting.length > 0 && (
        <span
          className="editor-pill"
          data-state="changed"
          title={fill(words.state.draftsIn, { languages: listed(locale, waiting.map(code)) })}
        >
          <Icon name="draft" />
          {fill(waiting.length === 1 ? words.state.draft : words.state.drafts, { count: waiting.length })}
        </span>
      )}
      <Button variant="default" leftSection={<Icon name="history" />} onClick={() => ask('versions')}>
        {words.versions.action}
      </Button>
      {hasDraft && (
        <Button variant="default" leftSection={<Icon name="remove" />} onClick={() => ask('discard')}>
          {words.discard.action}
        </Button>
      )}
      {!narrow && mayPutOnline && <ScheduleButton editor={editor} reveal={reveal} />}
      <Button
        className="content-publish"
        disabled={isIdentical || scheduled !== null || !mayPutOnline}
        aria-describedby={isIdentical || !mayPutOnline ? reason : undefined}
        data-busy={publish.isPending || undefined}
        aria-disabled={publish.isPending || undefined}
        onClick={() => {
          if (publish.isPending) return;
          if (isWrittenPart(editor.key) && editor.locale === sourceLanguage) setAsking(true);
          else publish.mutate(undefined);
        }}
      >
        {publish.isPending ? words.publish.busy : action}
      </Button>
      {asking && (
        <PublishDialog
          editor={editor}
          close={() => setAsking(false)}
          publish={(how) => publish.mutate(how)}
        />
      )}
      {mayPutOnline && isIdentical && (
        <span id={reason} className="admin-hidden">
          {words.publish.nothing}
        </span>
      )}
      {!mayPutOnline && (
        <span id={reason} className="editor-hint">
          {words.publish.admins}
        </span>
      )}
    </>
  );
}
