import { Link } from 'react-router';
import type { ClaimDto } from '../../contracts/claim.ts';
import { useLanguage } from '../texts.ts';
import { picturePath } from '../ui/media-picker/picture-path.ts';

/** The proof of a claim: its text, a link to it in a new tab, or its picture in the library. */
export function Basis({ claim: { basis }, none }: { claim: ClaimDto; none?: string }) {
  const { locale, t } = useLanguage();
  if (!basis) return <span className="claims-muted">{none ?? t.claims.noBasis}</span>;
  const text = <bdi>{basis.text[locale]}</bdi>;
  if (basis.kind === 'file' && basis.file !== null)
    return (
      <Link to={picturePath(basis.file)} className="claims-basis" data-touch>
        {text}
      </Link>
    );
  if (basis.kind !== 'link' || basis.url === null) return text;
  return (
    <a href={basis.url} className="claims-basis" data-touch target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
