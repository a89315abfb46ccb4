import { Button, Drawer, Flex, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { WordDiff } from '../ui/fields/WordDiff.tsx';
import { Moment } from '../ui/time/Moment.tsx';

interface VersionListProps {
  /** The state of the query of the versions. */
  answer: { isPending: boolean; error: Error | null; refetch: () => unknown };
  /** The text when there are no versions. */
  empty: string | undefined;
  /** Below the versions. */
  pager?: ReactNode;
  /** The versions, newest first, each a `Version`. */
  children: ReactNode;
}

/** The versions of a document, or the state of their query. */
export const VersionList = ({ answer, empty, pager, children }: VersionListProps) => (
  <>
    {answer.isPending && <Waiting />}
    {answer.error && <Failed error={answer.error} retry={answer.refetch} />}
    {empty !== undefined && <Empty text={empty} />}
    <ol className="version-list">{children}</ol>
    {pager}
  </>
);

interface VersionsDrawerProps extends VersionListProps {
  title: string;
  opened: boolean;
  close: () => void;
  /** Above the versions. */
  before?: ReactNode;
}

/** The published versions of a document. */
export function VersionsDrawer({ title, opened, close, before, ...list }: VersionsDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size="34rem"
      title={title}
      classNames={{ body: 'editor-versions' }}
    >
      {before}
      <VersionList {...list} />
    </Drawer>
  );
}

interface VersionProps {
  number: number;
  /** The account that published it, or a substitute for an unknown one. */
  by: string;
  at: string;
  isOnline: boolean;
  /** Copies the version into the draft; undefined while there is nothing to restore or a confirmation is open. */
  restore: (() => void) | undefined;
  restoring: { isPending: boolean; error: Error | null };
  /** Further actions, after the restore button. */
  actions?: ReactNode;
  /** The changes of the version. */
  children: ReactNode;
}

/** A published version: number, account, time and changes. */
export function Version(props: VersionProps) {
  const { number, by, at, isOnline, restore, restoring } = props;
  const words = useLanguage().t.editing.versions;
  return (
    <li className="version">
      <Group gap="0.25rem 0.625rem" align="baseline">
        <h3>{fill(words.number, { number })}</h3>
        {isOnline && (
          <span className="editor-pill" data-state="live">
            {words.current}
          </span>
        )}
        <span className="editor-hint">
          {by}, <Moment at={at} show="hour" />
        </span>
      </Group>
      {props.children}
      {restoring.error && <CallFailure error={restoring.error} />}
      {restore && (
        <div className="admin-actions">
          <Button size="xs" variant="default" loading={restoring.isPending} onClick={restore}>
            {words.restore}
          </Button>
          {props.actions}
        </div>
      )}
    </li>
  );
}

export interface ChangedValue {
  /** Its place in the document. */
  path: string;
  label: string;
  /** The values before and after; undefined hides that side. */
  before?: ReactNode;
  after?: ReactNode;
  /** Of two texts: they are shown as one, with the words that differ. */
  words?: readonly [before: string, after: string];
  /** The language of the values, if they are texts. */
  lang?: string;
}

/** Values before and after a change, each under its name. */
export function ChangeList({ changes }: { changes: readonly ChangedValue[] }) {
  const words = useLanguage().t.editing.versions;
  return (
    <Flex className="version-changes" component="dl" direction="column" gap={14}>
      {changes.map(({ path, label, lang, words: texts, ...sides }) => (
        <div key={path}>
          <dt>{label}</dt>
          {texts && (
            <dd data-side="words" lang={lang}>
              <WordDiff before={texts[0]} after={texts[1]} />
            </dd>
          )}
          {(texts ? [] : (['before', 'after'] as const)).map(
            (side) =>
              sides[side] !== undefined && (
                <dd key={side} data-side={side} lang={lang}>
                  <span className="admin-hidden">{`${words[side]} `}</span>
                  {sides[side]}
                </dd>
              ),
          )}
        </div>
      ))}
    </Flex>
  );
}
