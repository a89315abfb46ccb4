import { Box, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ClaimDto, ClaimRegister as Register } from '../../contracts/claim.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { claimsQuery } from '../api/claims.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Records } from '../ui/list/Records.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { useRoom } from '../ui/use-room.ts';
import { Contradiction } from './Contradiction.tsx';
import { useClaimColumns } from './claim-columns.tsx';
import { inSegment, rowsOf, segments } from './segments.ts';
import { useClaimPlace } from './use-claim-place.ts';

/** Below this width, in CSS pixels, a contradiction in a table would be cut off. */
const TABLE_FROM = 820;

/** Every figure that the agency claims, contradictions first. */
export function ClaimRegister() {
  const { t } = useLanguage();
  const { segment, show } = useClaimPlace();
  const { data, error, refetch } = useQuery(claimsQuery);
  const [box, room] = useRoom();
  const narrow = useNarrow();
  const columns = useClaimColumns();
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
  const rows = rowsOf(inSegment(data.items, segment));
  return (
    <Box ref={box} className="admin-stack claims-register" mt="lg">
      <Group className="claims-bar" gap="0.75rem 1.5rem" justify="space-between">
        <Segments claims={data.items} />
        <p className="admin-muted">{data.demo ? t.claims.demoNote : t.claims.note}</p>
      </Group>
      <Coverage coverage={data.coverage} />
      {rows.length > 0 ? (
        <Records
          label={t.claims.title}
          className="claims-records"
          list={{ rows, idOf: ([{ id }]) => id }}
          columns={columns}
          cards={narrow || room < TABLE_FROM}
          detail={(row) => row.length > 1 && <Contradiction sides={row} demo={data.demo} />}
        />
      ) : (
        <Empty text={t.claims.none.text}>
          <Button variant="default" onClick={() => show('all')}>
            {t.claims.none.all}
          </Button>
        </Empty>
      )}
    </Box>
  );
}

/** The claim that the site measures itself: it needs no confirmation, and is shown from a number of campaigns on. */
function Coverage({ coverage: { judged, inside, withoutResult, least } }: Pick<Register, 'coverage'>) {
  const { locale, t } = useLanguage();
  const number = (count: number) => formatNumber(locale, count);
  return (
    <p className="admin-muted">
      {fill(t.claims.coverage, {
        ...{ judged: number(judged), inside: number(inside) },
        ...{ open: number(withoutResult), least: number(least) },
      })}
    </p>
  );
}

/** The states as buttons with their counts. A state without claims is omitted, unless it is selected. */
function Segments({ claims }: { claims: readonly ClaimDto[] }) {
  const { locale, t } = useLanguage();
  const { segment, show } = useClaimPlace();
  const words = t.claims.segments;
  return (
    <fieldset className="claims-segments">
      <legend className="admin-hidden">{words.label}</legend>
      {segments
        .map((name) => ({ name, count: rowsOf(inSegment(claims, name)).length }))
        .filter(({ name, count }) => count > 0 || name === segment)
        .map(({ name, count }) => (
          <button key={name} type="button" aria-pressed={name === segment} onClick={() => show(name)}>
            {words[name]} <span className="admin-figure">{formatNumber(locale, count)}</span>
          </button>
        ))}
    </fieldset>
  );
}
