import type { ClaimDto } from '../../contracts/claim.ts';
import { useLanguage } from '../texts.ts';
import type { Column } from '../ui/list/Records.tsx';
import { Basis } from './Basis.tsx';
import { ClaimLink } from './ClaimLink.tsx';
import { Checked, Until } from './Days.tsx';
import { StatePill } from './StatePill.tsx';
import type { ClaimRow } from './segments.ts';
import { labelsOf, useClaimWords } from './use-claim-words.ts';

const alone = ([claim, ...rivals]: ClaimRow): ClaimDto | undefined =>
  rivals.length === 0 ? claim : undefined;

/** The columns of the register: the figure first and largest. Of claims that contradict each other, what they share. */
export function useClaimColumns() {
  const { locale, t } = useLanguage();
  const { value, places } = useClaimWords();
  const labels = t.claims.columns;
  return [
    {
      key: 'value',
      label: labels.value,
      cell: (row) => (
        <span className="claims-value">
          {alone(row) ? <ClaimLink claim={row[0]} /> : row.map(value).join(' / ')}
        </span>
      ),
      width: 'word',
      card: 'title',
    },
    {
      key: 'label',
      label: labels.label,
      cell: (row) => (
        <span className="claims-label" dir="auto">
          {labelsOf(row, locale)}
          {alone(row) && <span className="claims-places">{places(row[0])}</span>}
        </span>
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
