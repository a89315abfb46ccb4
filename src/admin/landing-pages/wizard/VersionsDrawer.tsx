import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LandingVersionSummary } from '../../../contracts/landing/landing.ts';
import { titleOf } from '../../../domain/landing/landing-content.ts';
import { fill } from '../../../i18n/format.ts';
import * as versions from '../../editor/Versions.tsx';
import { differences } from '../../editor/value-paths.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { code } from '../../ui/language-words.ts';
import { versionQuery, versionsQuery } from '../landing-queries.ts';
import { useOnline } from '../publish/use-online.tsx';
import type { LandingEditor } from './use-landing-editor.ts';
import { useWritten } from './use-written.ts';

interface VersionsDrawerProps {
  editor: LandingEditor;
  opened: boolean;
  close: () => void;
}

/** The published versions of a page, newest first. Each can be restored as the draft; undo reverts that. */
export function VersionsDrawer({ editor, opened, close }: VersionsDrawerProps) {
  const words = useLanguage().t.landing.versions;
  const answer = useQuery({ ...versionsQuery(editor.page.id), enabled: opened });
  return (
    <versions.VersionsDrawer
      opened={opened}
      close={close}
      title={words.title}
      answer={answer}
      empty={answer.data?.versions.length === 0 ? words.none : undefined}
    >
      {answer.data?.versions.map((version) => (
        <PageVersion key={version.number} editor={editor} version={version} close={close} />
      ))}
    </versions.VersionsDrawer>
  );
}

interface PageVersionProps {
  editor: LandingEditor;
  version: LandingVersionSummary;
  close: () => void;
}

function PageVersion({ editor, version, close }: PageVersionProps) {
  const { t } = useLanguage();
  const words = t.landing.versions;
  const client = useQueryClient();
  const { nameOf, written } = useWritten();
  const { page, values } = editor;
  const { number, template, by, at, languages } = version;
  const query = versionQuery(page.id, number);
  const { data, refetch } = useQuery({ ...query, enabled: false });
  const restore = useMutation({
    mutationFn: () => client.query({ ...query, staleTime: 'static' }),
    onSuccess: ({ content }) => {
      editor.replace({ ...content, template });
      toastDone(fill(words.restored, { number }));
      close();
    },
  });
  const { republish } = useOnline(page, titleOf(values));
  const before = data && { ...data.content, template };
  const changes = before ? differences(values, before) : [];
  const isOnline = page.live?.number === number;
  return (
    <versions.Version
      number={number}
      by={by ?? (page.demo ? words.sample : words.unknown)}
      at={at}
      isOnline={isOnline}
      restore={restore.mutate}
      restoring={restore}
      actions={
        !isOnline && (
          <Button
            size="xs"
            variant="default"
            loading={republish.isPending}
            onClick={() => republish.mutate({ number }, { onSuccess: close })}
          >
            {words.republish}
          </Button>
        )
      }
    >
      <p className="editor-hint">
        {t.landing.templates[template]} · {languages.map(code).join(', ')}
      </p>
      <details onToggle={({ currentTarget }) => currentTarget.open && void refetch()}>
        <summary>{words.compare}</summary>
        {before && changes.length === 0 && <p className="editor-hint">{words.same}</p>}
        {before && (
          <versions.ChangeList
            changes={changes.map((path) => ({
              path,
              label: nameOf(path),
              before: written(before, path),
              after: written(values, path),
            }))}
          />
        )}
      </details>
    </versions.Version>
  );
}
