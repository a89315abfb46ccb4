import { Button, Menu } from '@mantine/core';
import { callForBody } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { datedName } from '../ui/save-file.ts';
import { useDownload } from '../ui/use-download.ts';

/** Downloads all campaigns of a query, in its order, as CSV or as a workbook in the user's language. */
export function ExportMenu({ query }: { query: string }) {
  const { t } = useLanguage();
  const words = t.campaigns.export;
  const search = () => ({ query: new URLSearchParams(query) });
  const csv = useDownload(
    () => callForBody('GET /campaigns.csv', search()),
    () => datedName('campaigns', 'csv'),
    words.done,
  );
  const xlsx = useDownload(
    () => callForBody('GET /campaigns.xlsx', search()),
    () => datedName('campaigns', 'xlsx'),
    words.done,
  );
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          loading={csv.isPending || xlsx.isPending}
          rightSection={<Glyph name="down" />}
        >
          {words.title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => csv.mutate()}>{words.csv}</Menu.Item>
        <Menu.Item onClick={() => xlsx.mutate()}>{words.xlsx}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
