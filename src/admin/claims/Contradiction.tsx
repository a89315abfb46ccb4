import { Box, Button, Group, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import type { ClaimDto, Settlement } from '../../contracts/claim.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { claimsQuery } from '../api/claims.ts';
import { changeMessage } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { toastWithAction } from '../ui/feedback/action-toast.tsx';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { labelsOf, useClaimWords } from '../ui/use-claim-words.ts';
import { Basis } from './Basis.tsx';
import { useClaimPlace } from './use-claim-place.ts';

interface ContradictionProps {
  sides: readonly ClaimDto[];
  demo: boolean;
}

/** Claims with different figures under the same words, side by side, with the actions that settle the contradiction. */
export function Contradiction({ sides, demo }: ContradictionProps) {
  const { locale, t } = useLanguage();
  const id = useId();
  const { linkTo } = useClaimPlace();
  const { value, places } = useClaimWords();
  const queries = useQueryClient();
  const words = t.claims.rivals;
  const [first] = sides;
  const undo = useMutation({
    mutationFn: ({ id, version }: ClaimDto) =>
      callApi('POST /claims/{id}/split', { params: { id }, body: { version } }),
    onSuccess: (register) => queries.setQueryData(claimsQuery.queryKey, register),
    onError: (error) => toastFailure(changeMessage(error, t)),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Settlement) => callApi('POST /claims/settle', { body }),
    onSuccess: (register, { way, id }) => {
      queries.setQueryData(claimsQuery.queryKey, register);
      const kept = register.items.find((claim) => claim.id === id);
      if (way === 'keep' && kept && canUndo(kept, sides))
        toastWithAction({
          message: fill(words.kept, { value: value(kept) }),
          label: t.common.cancel,
          act: () => undo.mutate(kept),
        });
      else toastDone(way === 'keep' && kept ? fill(words.kept, { value: value(kept) }) : words.noneDone);
    },
  });
  if (!first) return null;
  return (
    <section className="claims-rivals" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{fill(words.title, { label: labelsOf(sides, locale) })}</h2>
      <p>{demo && sides.every(({ shown }) => shown) ? words.demoText : words.text}</p>
      <ul>
        {sides.map((side) => (
          <li key={side.id} className="claims-side">
            <Box component="p" lts="-0.03em" lh={1} fw={800} fz={36} ff="heading">
              {value(side)}
            </Box>
            <Stack className="admin-breaks" gap={0} miw={0}>
              <strong>{places(side)}</strong>
              <span className="claims-muted" dir="auto">
                {side.label[locale]}
              </span>
            </Stack>
            <div className="claims-side-foot">
              <Basis claim={side} none={words.noBasis} />
              <Button
                variant="default"
                disabled={isPending}
                onClick={() => mutate({ way: 'keep', id: side.id })}
              >
                {fill(words.keep, { value: value(side) })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {error && <CallFailure error={error} />}
      <Group className="claims-ways" gap="0.25rem 1.125rem">
        <span>{words.words}</span>
        {sides.map((side) => (
          <Link key={side.id} to={linkTo(side.id)} data-touch>
            {fill(words.wordsOf, { value: value(side) })}
          </Link>
        ))}
        <button type="button" disabled={isPending} onClick={() => mutate({ way: 'none', id: first.id })}>
          {words.none}
        </button>
      </Group>
    </section>
  );
}

/** Whether splitting the kept claim restores exactly this contradiction: its followers are these sides and no others. */
const canUndo = (kept: ClaimDto, sides: readonly ClaimDto[]): boolean =>
  kept.followers.length === sides.length - 1 &&
  sides.every(({ id }) => id === kept.id || kept.followers.some((follower) => follower.id === id));
