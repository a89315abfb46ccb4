import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useLanguage } from '../../texts.ts';
import { Filled } from '../../ui/fields/Typed.tsx';
import { Glyph } from '../../ui/Glyph.tsx';

interface FileDropProps {
  take: (file: File) => void;
  /** The name of the file that is being read. */
  reading: string | undefined;
  /** Whether a file is being dragged over the page. */
  over: boolean;
}

/** The place for a file: a drop anywhere on the page, or the system's file dialog. */
export function FileDrop({ take, reading, over }: FileDropProps) {
  const words = useLanguage().t.campaignImport;
  return (
    <section className="import-drop" data-over={over || undefined} aria-busy={reading !== undefined}>
      <Glyph name="upload" />
      <h2>{over ? words.drop.over : words.drop.title}</h2>
      <p>{words.drop.text}</p>
      <ChooseFile label={words.drop.choose} take={take} />
      <p role="status">
        {reading === undefined ? words.drop.kept : <Filled text={words.reading} typed={{ name: reading }} />}
      </p>
    </section>
  );
}

/** The button that opens the system's file dialog. */
export function ChooseFile({ label, take }: { label: string; take: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="default" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        // Not only CSV: another file gets a sentence that says what to do.
        accept=".csv,.tsv,.txt,.xlsx,.zip,text/csv"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) take(file);
          // Reset, so that choosing the same file again fires a change.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
