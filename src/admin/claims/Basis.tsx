import type { ClaimDto } from '../../contracts/claim.ts';
import { useLanguage } from '../texts.ts';

/** What proves a claim: its text, or a link to it in a new tab. */
export function Basis({ claim: { basis }, none }: { claim: ClaimDto; none?: string }) {
  const { locale, t } = useLanguage();
  if (!basis) return <span className="claims-muted">{none ?? t.claims.noBasis}</span>;
  const text = <bdi>{basis.text[locale]}</bdi>;
  if (basis.kind !== 'link' || basis.url === null) return text;
  return (
    <a href={basis.url} className="claims-basis" target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
