import { Box } from '@mantine/core';
import { Link } from 'react-router';
import type { ClaimDto } from '../../contracts/claim.ts';
import { useLanguage } from '../texts.ts';
import type { Column } from '../ui/list/Records.tsx';
import { labelsOf, useClaimWords } from '../ui/use-claim-words.ts';
import { Basis } from './Basis.tsx';
import { Checked, Until } from './Days.tsx';
import type { ClaimRow } from './segments.ts';
import { useClaimPlace } from './use-claim-place.ts';

const alone = ([claim, ...rivals]: ClaimRow): ClaimDto | undefined =>
  rivals.length === 0 ? claim : undefined;

/** The columns of the register, the figure first. Claims that contradict each other are one row with their common values. */
export function useClaimColumns() {
  const { locale, t } = useLanguage();
  const { value, places } = useClaimWords();
  const labels = t.claims.columns;
  return [
    {
      key: 'value',
      label: labels.value,
      cell: (row) => (
        <Box className="admin-figure" component="span" lts="-0.02em" fw={750} fz={19} ff="heading">
          {alone(row) ? <ClaimLink claim={row[0]} /> : row.map(value).join(' / ')}
        </Box>
      ),
      width: 'word',
      card: 'title',
    },
    {
      key: 'label',
      label: labels.label,
      cell: (row) => (
        <Box className="admin-breaks" component="span" display="block" miw={128} fw={600} dir="auto">
          {labelsOf(row, locale)}
          {alone(row) && <span className="claims-places">{places(row[0])}</span>}
        </Box>
      ),
      width: 'text',
      card: 'subtitle',
    },
    {
      key: 'scope',
      label: labels.scope,
      cell: ([{ scope }]) =>
        scope && (
          <span className="claims-scope" dir="auto">
            {scope[locale]}
          </span>
        ),
      width: 'text',
      card: 'wide',
    },
    {
      key: 'basis',
      label: labels.basis,
      cell: (row) => (alone(row) ? <Basis claim={row[0]} /> : null),
      width: 'text',
      card: 'wide',
    },
    {
      key: 'checked',
      label: labels.checked,
      cell: (row) => {
        const { checkedAt = null, checkedBy = null } = alone(row) ?? {};
        return checkedAt && <Checked at={checkedAt} by={checkedBy} />;
      },
      width: 'date',
      card: 'fact',
    },
    {
      key: 'until',
      label: labels.until,
      cell: (row) => {
        const { validUntil = null } = alone(row) ?? {};
        return validUntil && <Until day={validUntil} state={row[0].state} />;
      },
      width: 'date',
      card: 'fact',
    },
    {
      key: 'state',
      label: labels.state,
      cell: ([{ state }]) => <StatePill state={state} />,
      width: 'badge',
      card: 'badge',
    },
  ] as const satisfies readonly Column<ClaimRow>[];
}

/** The figure of a claim, which opens its form; the name of the link has its words as well. */
function ClaimLink({ claim }: { claim: ClaimDto }) {
  const { locale } = useLanguage();
  const { linkTo } = useClaimPlace();
  const { value } = useClaimWords();
  return (
    <Link to={linkTo(claim.id)} className="claims-link" data-touch>
      {value(claim)}
      <span className="admin-hidden"> {claim.label[locale]}</span>
    </Link>
  );
}

/** SVG paths on a 16 × 16 grid: each state has its own shape beside its word. */
const shapes: Record<ClaimDto['state'], string> = {
  contradicted: 'M5.5 2h5L14 5.500v5L10.500 14h-5L2 10.500v-5zM8 5v3.500M8 11h.01',
  expired: 'M8 2.500L14 13H2zM8 6.500v3M8 11.250h.01',
  expiringSoon: 'M8 2.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11M8 5v3.250l2 1.250',
  unconfirmed: 'M8 2.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11',
  default: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  confirmed: 'M3.500 8.500l3 3 6-7',
  withdrawn: 'M4 8h8',
};

/** The state of a claim, in words with a shape and a tone. */
function StatePill({ state }: { state: ClaimDto['state'] }) {
  const { t } = useLanguage();
  return (
    <span className={`claims-pill is-${state}`}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" className="admin-icon">
        <path d={shapes[state]} />
      </svg>
      {t.claims.states[state]}
    </span>
  );
}
