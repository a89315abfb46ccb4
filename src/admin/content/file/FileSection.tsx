import { Alert, Button, FileButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { ContentFile, FilePreview } from '../../../contracts/content-file.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { Filled } from '../../ui/fields/Typed.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { datedName, saveFile } from '../../ui/save-file.ts';
import { entryKey } from './FileEntries.tsx';
import { FilePlaces } from './FilePlaces.tsx';
import { Imports } from './Imports.tsx';
import '../../editor/editor.css';
import '../content-page.css';
import './file.css';

const MOST_BYTES = 8 * 1024 * 1024;

/** A file that was read and compared with the stored texts. */
interface ReadFile {
  file: ContentFile;
  preview: FilePreview;
}

/** All texts of the site as one file: its export, the import with its preview, and the imports that can be undone. */
export function FileSection({ tabs }: { tabs: ReactNode }) {
  const { t } = useLanguage();
  const words = t.contentFile;
  const client = useQueryClient();
  const exported = useMutation({
    mutationFn: () => callApi('GET /content/file', {}),
    onSuccess: (file) =>
      saveFile(
        new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }),
        datedName(words.file, 'json'),
      ),
    onError: (error) => toastFailure(messageOf(error, t)),
  });
  const forget = useRef<() => void>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [wrong, setWrong] = useState<string>();
  const read = useMutation({
    mutationFn: async (chosen: File): Promise<ReadFile | undefined> => {
      setWrong(undefined);
      if (chosen.size > MOST_BYTES) return void setWrong(words.tooLarge);
      const file = parsed(await chosen.text());
      if (!file) return void setWrong(words.notJson);
      return { file, preview: await callApi('POST /content/file/preview', { body: file }) };
    },
    onError: (error) => setWrong(messageOf(error, t)),
  });
  const act = useMutation({
    mutationFn: ({ file, preview, chosen }: ReadFile & { chosen: ReadonlySet<string> }) =>
      callApi('POST /content/file', { body: { file, ...chosenIn(preview, chosen) } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['content'] });
      read.reset();
      // The pressed button is gone with the preview.
      choose.current?.focus();
      toastDone(words.done);
    },
    onError: (error) => toastFailure(messageOf(error, t)),
  });
  return (
    <div className="content-page content-file">
      <Heading>{t.sections.content}</Heading>
      {tabs}
      <section aria-labelledby="file-export">
        <h2 id="file-export">{words.title}</h2>
        <p className="admin-muted">{words.text}</p>
        <Button loading={exported.isPending} onClick={() => exported.mutate()}>
          {words.export}
        </Button>
      </section>
      <section aria-labelledby="file-import">
        <h2 id="file-import">{words.imp}</h2>
        <p className="admin-muted">{words.impText}</p>
        <FileButton
          accept="application/json,.json"
          onChange={(chosen) => {
            if (chosen) read.mutate(chosen);
            // So that choosing the same file again is a change.
            forget.current?.();
          }}
          resetRef={forget}
        >
          {(props) => (
            <Button {...props} ref={choose} variant="default" loading={read.isPending}>
              {read.data ? words.again : words.choose}
            </Button>
          )}
        </FileButton>
        <p role="status" className="content-file-status">
          {read.isPending && <Filled text={words.reading} typed={{ name: read.variables.name }} />}
        </p>
        {wrong !== undefined && (
          <Alert color="red" role="alert" icon={<Glyph name="danger" />}>
            {wrong}
          </Alert>
        )}
        {read.data && (
          <FilePlaces
            key={read.submittedAt}
            {...read.data}
            busy={act.isPending}
            take={(chosen) => read.data && act.mutate({ ...read.data, chosen })}
          />
        )}
      </section>
      <Imports />
    </div>
  );
}

/** Returns the chosen places of a preview, each with the draft version that was seen, and the chosen entries. */
const chosenIn = ({ places, entries }: FilePreview, chosen: ReadonlySet<string>) => ({
  places: places.flatMap(({ part, locale, draftVersion }) =>
    chosen.has(`${part}/${locale}`) ? [{ part, locale: locale as 'fr', draftVersion }] : [],
  ),
  entries: entries.flatMap(({ kind, name, state, seen }) =>
    state !== 'refused' && chosen.has(entryKey({ kind, name })) ? [{ kind, name, seen }] : [],
  ),
});

/** Returns the file of a text; `undefined` when it is none. The server checks the rest. */
function parsed(text: string): ContentFile | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isFile = typeof value === 'object' && value !== null && 'parts' in value && 'schema' in value;
    return isFile ? (value as ContentFile) : undefined;
  } catch {
    return undefined;
  }
}
