import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { inLanguage } from '../ui/language-words.ts';
import { Pager } from '../ui/Pager.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { versionsQuery } from './content-queries.ts';
import { DraftChanges } from './DraftChanges.tsx';
import type { PartEditor } from './use-part-editor.ts';
import { VersionRow } from './VersionRow.tsx';

interface VersionsDrawerProps {
  editor: PartEditor;
  opened: boolean;
  close: () => void;
}

/** The changes of the draft, and the published versions of the part in the shown language. */
export function VersionsDrawer({ editor, opened, close }: VersionsDrawerProps) {
  const { locale, t } = useLanguage();
  const words = t.content.versions;
  const [view, setView] = useState({ page: 1, pageSize: 25 });
  const { data, error, isPending, refetch } = useQuery({
    ...versionsQuery(editor.key, editor.locale, view),
    enabled: opened,
  });
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size="34rem"
      title={fill(words.title, {
        part: t.content.parts[editor.key],
        language: inLanguage(locale, editor.locale),
      })}
      closeButtonProps={{ 'aria-label': t.common.close }}
      classNames={{ body: 'content-versions' }}
    >
      <DraftChanges editor={editor} />
      {isPending && opened && <Waiting />}
      {error && <Failed error={error} retry={refetch} />}
      {data?.total === 0 && <Empty text={words.none} />}
      {data && data.total > 0 && (
        <>
          <ol className="version-list">
            {data.items.map((version) => (
              <VersionRow key={version.number} editor={editor} version={version} close={close} />
            ))}
          </ol>
          {data.total > view.pageSize && (
            <Pager
              total={data.total}
              page={view.page}
              pageSize={view.pageSize}
              go={(to) => setView({ ...view, page: 1, ...to })}
            />
          )}
        </>
      )}
    </Drawer>
  );
}
