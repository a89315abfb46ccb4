import type { ClaimDto } from '../../contracts/claim.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { inSegment, rowsOf, segments } from './segments.ts';
import { useClaimPlace } from './use-claim-place.ts';

/** The states as buttons with their counts; one without claims is left out, unless it is shown. */
export function Segments({ claims }: { claims: readonly ClaimDto[] }) {
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
