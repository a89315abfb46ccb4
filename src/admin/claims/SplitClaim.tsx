import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClaimDto } from '../../contracts/claim.ts';
import { fill } from '../../i18n/format.ts';
import { formatClaim } from '../../i18n/format-claim.ts';
import { callApi } from '../api/call-api.ts';
import { claimsQuery } from '../api/claims.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { useClaimWords } from '../ui/use-claim-words.ts';

/** The figures that this claim has replaced since a contradiction was settled, with the button that splits them again. */
export function SplitClaim({ claim, done }: { claim: ClaimDto; done: () => void }) {
  const { locale, t } = useLanguage();
  const { value, places } = useClaimWords();
  const queries = useQueryClient();
  const words = t.claims.form;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('POST /claims/{id}/split', { params: { id: claim.id }, body: { version: claim.version } }),
    onSuccess: (register) => {
      toastDone(fill(words.splitDone, { value: value(claim) }));
      queries.setQueryData(claimsQuery.queryKey, register);
      done();
    },
  });
  return (
    <section className="claims-followers" aria-labelledby="claims-followers">
      <h3 id="claims-followers">{words.followers}</h3>
      <ul>
        {claim.followers.map(({ id, figure, upwards, places: pages }) => (
          <li key={id}>
            <strong className="admin-figure">{formatClaim(locale, figure, upwards)}</strong>{' '}
            <span className="claims-muted">{places({ places: pages, custom: false })}</span>
          </li>
        ))}
      </ul>
      <p className="admin-muted">{words.splitHint}</p>
      {error && <CallFailure error={error} />}
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {words.split}
      </Button>
    </section>
  );
}
