import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SecretLink as Made } from '../../contracts/secret-link.ts';
import { fill } from '../../i18n/format.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from './feedback/CallFailure.tsx';
import { Question } from './feedback/Question.tsx';
import { useQuestion } from './feedback/use-question.ts';
import { useMoments } from './time/use-moments.ts';
import { useCopy } from './use-copy.ts';

export interface SecretLinkWords {
  create: string;
  copy: string;
  copied: string;
  /** With `{day}`. */
  expires: string;
  byHand: string;
  /** For one link and for several, with `{count}`. */
  open: readonly string[];
  revoke: string;
  /** The effect of revoking on the links that were sent. */
  revokeAsk: string;
}

export interface SecretLinkProps {
  words: SecretLinkWords;
  /** The text about the page behind the link. */
  text: string;
  /** How many links are open. */
  open: number;
  setOpen: (open: number) => void;
  make: () => Promise<Made>;
  /** The message for a failure of `make` that is not a refusal of the API. */
  failureOf?: (error: Error) => string | undefined;
  revokeAll: () => Promise<unknown>;
  /** The text after all links were revoked. */
  revoked: string;
  /** The inputs above the button that creates a link. */
  children?: ReactNode;
}

/** Creates a secret link, which is copied and shown once. All active links are revoked together. */
export function SecretLink({
  words,
  text,
  open,
  setOpen,
  make,
  failureOf,
  revokeAll,
  revoked,
  children,
}: SecretLinkProps) {
  const moments = useMoments();
  const { copy, refused } = useCopy(words.copied);
  const [made, setMade] = useState<Made>();
  const { asked, ask, close, back } = useQuestion<'revoke'>();
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
      close();
      toastDone(revoked);
    },
  });
  return (
    <div className="secret-link">
      <p className="secret-link-hint">{text}</p>
      {made && (
        <>
          <p className="admin-address">
            <a href={made.url} target="_blank" rel="noopener noreferrer">
              {made.url}
            </a>
          </p>
          <p className="secret-link-hint">
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
        {open > 0 && !asked && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            autoFocus={back('revoke')}
            onClick={() => ask('revoke')}
          >
            {words.revoke}
          </Button>
        )}
      </div>
      {open > 0 && asked && (
        <Question
          confirm={words.revoke}
          size="xs"
          busy={revoke.isPending}
          answer={() => revoke.mutate()}
          cancel={close}
          failure={revoke.error && <CallFailure error={revoke.error} />}
        >
          {words.revokeAsk}
        </Question>
      )}
      {create.error && <CallFailure error={create.error} message={failureOf?.(create.error)} />}
    </div>
  );
}
