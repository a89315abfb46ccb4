import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClaimDto } from '../../contracts/claim.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { useClaimPlace } from './use-claim-place.ts';
import { useClaimWords } from './use-claim-words.ts';

/** Opens the form of a claim; the words of the whole claim are its name. */
export function ClaimLink({ claim, children }: { claim: ClaimDto; children: ReactNode }) {
  const { t } = useLanguage();
  const { linkTo } = useClaimPlace();
  const { name } = useClaimWords();
  return (
    <Link
      to={linkTo(claim.id)}
      className="claims-link"
      aria-label={fill(t.claims.open, { claim: name(claim) })}
    >
      {children}
    </Link>
  );
}
