import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { LandingPreview } from '../../contracts/landing.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/CallFailure.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { useMoments } from './use-moments.ts';

interface SecretLinkProps {
  /** What the link shows. */
  text: string;
  /** How many links are open. */
  open: number;
  setOpen: (open: number) => void;
  make: () => Promise<LandingPreview>;
  revokeAll: () => Promise<unknown>;
  /** The sentence after all links were revoked. */
  revoked: string;
  /** What is chosen before a link is made. */
  children?: ReactNode;
}

/** Makes a secret link, which is shown once and copied; all that are open are revoked together. */
export function SecretLink({ text, open, setOpen, make, revokeAll, revoked, children }: SecretLinkProps) {
  const words = useLanguage().t.landing.artistLink;
  const moments = useMoments();
  const { copy, refused } = useCopy(words.copied);
  const [made, setMade] = useState<LandingPreview>();
  const create = useMutation({
    mutationFn: make,
    onSuccess: (link) => {
      setOpen(open + 1);
      setMade(link);
      void copy(link.url);
    },
  });
  const revoke = useMutation({
    mutationFn: revokeAll,
    onSuccess: () => {
      setOpen(0);
      setMade(undefined);
      toastDone(revoked);
    },
  });
  return (
    <div className="landing-artist">
      <p className="landing-hint">{text}</p>
      {made && (
        <>
          <p className="admin-address">{made.url}</p>
          <p className="landing-hint">
            {fill(words.expires, { day: moments.day(made.expiresAt) })} {refused && words.byHand}
          </p>
        </>
      )}
      {!made && children}
      {!made && open > 0 && <p>{fill(words.open[open === 1 ? 0 : 1] ?? '', { count: open })}</p>}
      <div className="admin-actions">
        {made ? (
          <Button variant="default" size="xs" onClick={() => void copy(made.url)}>
            {words.copy}
          </Button>
        ) : (
          <Button variant="default" size="xs" loading={create.isPending} onClick={() => create.mutate()}>
            {words.create}
          </Button>
        )}
        {open > 0 && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            loading={revoke.isPending}
            onClick={() => revoke.mutate()}
          >
            {words.revoke}
          </Button>
        )}
      </div>
      {(create.error ?? revoke.error) && <CallFailure error={create.error ?? revoke.error} />}
    </div>
  );
}
