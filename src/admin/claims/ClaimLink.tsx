import { Link } from 'react-router';
import type { ClaimDto } from '../../contracts/claim.ts';
import { useLanguage } from '../texts.ts';
import { useClaimPlace } from './use-claim-place.ts';
import { useClaimWords } from './use-claim-words.ts';

/** The figure of a claim, which opens its form; the name of the link has its words as well. */
export function ClaimLink({ claim }: { claim: ClaimDto }) {
  const { locale } = useLanguage();
  const { linkTo } = useClaimPlace();
  const { value } = useClaimWords();
  return (
    <Link to={linkTo(claim.id)} className="claims-link">
      {value(claim)}
      <span className="admin-hidden"> {claim.label[locale]}</span>
    </Link>
  );
}
