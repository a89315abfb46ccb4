import type { ClaimDto } from '../../contracts/claim.ts';
import { useLanguage } from '../texts.ts';

/** Strokes on a grid of 16: each state has a shape of its own beside its word. */
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
export function StatePill({ state }: { state: ClaimDto['state'] }) {
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
