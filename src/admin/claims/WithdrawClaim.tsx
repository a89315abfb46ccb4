import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClaimDto } from '../../contracts/claim.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { claimsQuery } from '../api/claims.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/CallFailure.tsx';
import { useClaimWords } from './use-claim-words.ts';

/** Takes a claim off every page. It asks nothing: confirming the claim brings it back. */
export function WithdrawClaim({ claim, done }: { claim: ClaimDto; done: () => void }) {
  const { t } = useLanguage();
  const { name } = useClaimWords();
  const queries = useQueryClient();
  const words = t.claims.form;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('POST /claims/{id}/withdraw', { params: { id: claim.id }, body: { version: claim.version } }),
    onSuccess: () => {
      toastDone(fill(words.withdrawn, { claim: name(claim) }));
      void queries.invalidateQueries({ queryKey: claimsQuery.queryKey });
      done();
    },
  });
  return (
    <div className="claims-withdraw">
      {error && <CallFailure error={error} />}
      <Button variant="subtle" color="red" loading={isPending} onClick={() => mutate()}>
        {words.withdraw}
      </Button>
    </div>
  );
}
