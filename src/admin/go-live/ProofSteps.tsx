import type { GoLiveCheckDto } from '../../contracts/go-live.ts';
import { proofSteps } from '../../domain/proof/proof.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** The steps that the made-up lead took, with their time. */
export function ProofSteps({ check }: { check: GoLiveCheckDto }) {
  const { locale, t } = useLanguage();
  const { counts = {} } = check.facts;
  return (
    <dl className="proof-steps">
      {proofSteps
        .filter((step) => step in counts)
        .map((step) => (
          <div key={step}>
            <dt>{t.shell.proof.steps[step]}</dt>
            <dd className="admin-figure">{formatNumber(locale, counts[step] ?? 0)} ms</dd>
          </div>
        ))}
    </dl>
  );
}
