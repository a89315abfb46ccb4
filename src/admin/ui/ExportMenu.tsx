import { Button, Menu } from '@mantine/core';
import { Glyph } from './Glyph.tsx';
import { datedName } from './save-file.ts';
import { useDownload } from './use-download.ts';

interface ExportMenuProps {
  /** The file name, without its day. */
  name: string;
  words: { title: string; csv: string; xlsx: string; done: string };
  /** The number of exported rows, in words. */
  rows?: string | undefined;
  /** Requests the file. @throws ApiError */
  load: (format: 'csv' | 'xlsx') => Promise<Response>;
  size?: 'sm';
}

/** Downloads rows of a list, in its order, as CSV or as a workbook in the user's language. */
export function ExportMenu({ name, words, rows, load, size }: ExportMenuProps) {
  const csv = useDownload(
    () => load('csv'),
    () => datedName(name, 'csv'),
    words.done,
  );
  const xlsx = useDownload(
    () => load('xlsx'),
    () => datedName(name, 'xlsx'),
    words.done,
  );
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          {...(size && { size })}
          loading={csv.isPending || xlsx.isPending}
          rightSection={<Glyph name="down" />}
        >
          {words.title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {rows !== undefined && <Menu.Label>{rows}</Menu.Label>}
        <Menu.Item onClick={() => csv.mutate()}>{words.csv}</Menu.Item>
        <Menu.Item onClick={() => xlsx.mutate()}>{words.xlsx}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
