import { Button, Drawer } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LandingVersionSummary } from '../../contracts/landing.ts';
import { titleOf } from '../../domain/landing/landing-content.ts';
import { fill } from '../../i18n/format.ts';
import { differences } from '../editor/value-paths.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/CallFailure.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { code } from '../ui/language-words.ts';
import { Moment } from '../ui/Moment.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { versionQuery, versionsQuery } from './landing-queries.ts';
import type { LandingEditor } from './use-landing-editor.ts';
import { useOnline } from './use-online.tsx';
import { useWritten } from './use-written.ts';

interface VersionsDrawerProps {
  editor: LandingEditor;
  opened: boolean;
  close: () => void;
}

/** The published versions of a page, newest first. Each can become the draft again; a step back takes that back. */
export function VersionsDrawer({ editor, opened, close }: VersionsDrawerProps) {
  const { t } = useLanguage();
  const words = t.landing.versions;
  const { data, error, isPending, refetch } = useQuery({ ...versionsQuery(editor.page.id), enabled: opened });
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size="34rem"
      title={words.title}
      closeButtonProps={{ 'aria-label': t.common.close }}
      classNames={{ body: 'landing-versions' }}
    >
      {opened && isPending && <Waiting />}
      {error && <Failed error={error} retry={refetch} />}
      {data?.versions.length === 0 && <Empty text={words.none} />}
      <ol className="version-list">
        {data?.versions.map((version) => (
          <Version key={version.number} editor={editor} version={version} close={close} />
        ))}
      </ol>
    </Drawer>
  );
}

interface VersionProps {
  editor: LandingEditor;
  version: LandingVersionSummary;
  close: () => void;
}

function Version({ editor, version, close }: VersionProps) {
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
  return (
    <li className="version">
      <div className="version-head">
        <h3>{fill(words.number, { number })}</h3>
        {page.live?.number === number && (
          <span className="landing-pill" data-state="live">
            {words.current}
          </span>
        )}
        <span className="landing-hint">
          {by ?? (page.demo ? words.sample : words.unknown)}, <Moment at={at} show="hour" />
        </span>
      </div>
      <p className="landing-hint">
        {t.landing.templates[template]} · {languages.map(code).join(', ')}
      </p>
      <details onToggle={({ currentTarget }) => currentTarget.open && void refetch()}>
        <summary>{words.compare}</summary>
        {before && changes.length === 0 && <p className="landing-hint">{words.same}</p>}
        <dl className="version-changes">
          {before &&
            changes.map((path) => (
              <div key={path}>
                <dt>{nameOf(path)}</dt>
                <dd data-side="before">{written(before, path)}</dd>
                <dd data-side="after">{written(values, path)}</dd>
              </div>
            ))}
        </dl>
      </details>
      {restore.error && <CallFailure error={restore.error} />}
      <div className="admin-actions">
        <Button size="xs" variant="default" loading={restore.isPending} onClick={() => restore.mutate()}>
          {words.restore}
        </Button>
        {page.live?.number !== number && (
          <Button
            size="xs"
            variant="default"
            loading={republish.isPending}
            onClick={() => republish.mutate({ number }, { onSuccess: close })}
          >
            {words.republish}
          </Button>
        )}
      </div>
    </li>
  );
}
