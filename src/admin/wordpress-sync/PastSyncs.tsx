import { Flex, Stack, Table } from '@mantine/core';
import type { SyncDto } from '../../contracts/wordpress.ts';
import { useLanguage } from '../texts.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { Moment } from '../ui/time/Moment.tsx';

const STEP = 24;
const HEIGHT = 96;
/** The minimum height, so that a bar of few articles is visible. */
const LEAST = 3;
const kinds = ['added', 'changed', 'removed'] as const;

/** The past synchronisations as stacked bars, the newest on the right, with a table of the same figures. */
export function PastSyncs({ history }: { history: readonly SyncDto[] }) {
  const { t } = useLanguage();
  const { history: words, last } = t.wordpressSync;
  return (
    <Stack className="sync-history" gap={8}>
      <Bars history={history} />
      <Flex className="sync-legend" component="ul" gap="0.25rem 1rem" wrap="wrap" c="dimmed" fz={14}>
        {kinds.map((kind) => (
          <Flex component="li" gap={8} align="center" display="inline-flex" key={kind} data-kind={kind}>
            <span className="sync-mark" aria-hidden="true" />
            {words.columns[kind]}
          </Flex>
        ))}
        <Flex component="li" gap={8} align="center" display="inline-flex" data-kind="failed">
          <span className="sync-mark" aria-hidden="true" />
          {words.failure}
        </Flex>
      </Flex>
      <details>
        <summary>{words.table}</summary>
        <ScrollBox label={words.title}>
          <Table aria-label={words.title}>
            <Table.Thead>
              <Table.Tr>
                {(['when', 'state', ...kinds] as const).map((column) => (
                  <Table.Th key={column} scope="col">
                    {words.columns[column]}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {history.map((sync) => (
                <Table.Tr key={sync.id}>
                  <Table.Td>
                    <Moment at={sync.createdAt} show="full" />
                  </Table.Td>
                  <Table.Td>{sync.state === 'waiting' ? '' : last[sync.state]}</Table.Td>
                  {kinds.map((kind) => (
                    <Table.Td key={kind}>{sync[kind]}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollBox>
      </details>
    </Stack>
  );
}

function Bars({ history }: { history: readonly SyncDto[] }) {
  const most = Math.max(1, ...history.map(({ added, changed, removed }) => added + changed + removed));
  const places = Math.max(24, history.length);
  return (
    <svg
      viewBox={`0 0 ${places * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="sync-bars"
      aria-hidden="true"
    >
      {history.toReversed().map((sync, index) => {
        const x = (places - history.length + index) * STEP + 3;
        let y = HEIGHT;
        if (sync.state !== 'done')
          return (
            <rect
              key={sync.id}
              x={x}
              y={HEIGHT - 14}
              width={STEP - 6}
              height="12"
              rx="2"
              className="is-failed"
            />
          );
        return kinds.map((kind) => {
          if (sync[kind] === 0) return null;
          const height = Math.max(LEAST, (sync[kind] / most) * (HEIGHT - kinds.length * LEAST));
          y -= height;
          return (
            <rect
              key={`${sync.id}-${kind}`}
              x={x}
              y={y}
              width={STEP - 6}
              height={height}
              rx="2"
              className={`is-${kind}`}
            />
          );
        });
      })}
    </svg>
  );
}
