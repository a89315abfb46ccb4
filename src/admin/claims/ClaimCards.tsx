import { useLanguage } from '../texts.ts';
import { RowCard } from '../ui/RowCard.tsx';
import { Basis } from './Basis.tsx';
import { ClaimLink } from './ClaimLink.tsx';
import type { ClaimRowsProps } from './ClaimTable.tsx';
import { Contradiction } from './Contradiction.tsx';
import { Checked, Until } from './Days.tsx';
import { StatePill } from './StatePill.tsx';
import { labelsOf, useClaimWords } from './use-claim-words.ts';

/** The register as cards, for narrow windows. */
export function ClaimCards({ rows, demo }: ClaimRowsProps) {
  const { locale, t } = useLanguage();
  const { value, places } = useClaimWords();
  const words = t.claims.columns;
  return (
    <ul className="row-cards" aria-label={t.claims.title}>
      {rows.map(([claim, ...rivals]) => {
        if (!claim) return null;
        const alone = rivals.length === 0;
        const facts = [
          ...(claim.scope ? [{ label: words.scope, value: claim.scope[locale], wide: true }] : []),
          ...(claim.basis ? [{ label: words.basis, value: <Basis claim={claim} />, wide: true }] : []),
          ...(claim.checkedAt ? [{ label: words.checked, value: <Checked claim={claim} /> }] : []),
          ...(claim.validUntil ? [{ label: words.until, value: <Until claim={claim} /> }] : []),
        ];
        return (
          <RowCard
            key={claim.id}
            className={alone ? 'claims-card' : 'claims-card claims-open'}
            head={
              <>
                <p className="claims-value">
                  {alone ? <ClaimLink claim={claim} /> : [claim, ...rivals].map(value).join(' / ')}
                </p>
                <StatePill state={claim.state} />
                <p className="claims-label" dir="auto">
                  {labelsOf([claim, ...rivals], locale)}
                  {alone && <span className="claims-places">{places(claim)}</span>}
                </p>
              </>
            }
            {...(alone && facts.length > 0 && { facts })}
          >
            {!alone && <Contradiction sides={[claim, ...rivals]} demo={demo} />}
          </RowCard>
        );
      })}
    </ul>
  );
}
