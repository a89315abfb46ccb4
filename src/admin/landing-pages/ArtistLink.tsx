import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LandingDetail } from '../../contracts/landing.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/CallFailure.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { landingPageKey } from './landing-queries.ts';
import type { LandingEditor } from './use-landing-editor.ts';
import { useMoments } from './use-moments.ts';

/** The secret link to the draft for the artist's approval. It is shown once; all of them are revoked together. */
export function ArtistLink({ editor }: { editor: LandingEditor }) {
  const { t } = useLanguage();
  const words = t.landing.artistLink;
  const client = useQueryClient();
  const moments = useMoments();
  const { copy, refused } = useCopy(words.copied);
  const { id, previews } = editor.page;
  const [made, setMade] = useState<{ url: string; expiresAt: string }>();
  const count = (change: (now: number) => number) =>
    client.setQueryData<LandingDetail>(
      landingPageKey(id),
      (now) => now && { ...now, previews: change(now.previews) },
    );
  const create = useMutation({
    mutationFn: async () => {
      // The artist sees what was typed last.
      await editor.store.flush();
      return callApi('POST /landing-pages/{id}/previews', {
        params: { id },
        body: { locale: editor.language },
      });
    },
    onSuccess: (link) => {
      count((now) => now + 1);
      setMade(link);
      void copy(link.url);
    },
  });
  const revoke = useMutation({
    mutationFn: () => callApi('DELETE /landing-pages/{id}/previews', { params: { id } }),
    onSuccess: () => {
      count(() => 0);
      setMade(undefined);
      toastDone(words.revoked);
    },
  });
  return (
    <div className="landing-artist">
      <p className="landing-hint">{words.text}</p>
      {made && (
        <>
          <p className="admin-address">{made.url}</p>
          <p className="landing-hint">
            {fill(words.expires, { day: moments.day(made.expiresAt) })} {refused && words.byHand}
          </p>
        </>
      )}
      {!made && previews > 0 && <p>{fill(words.open[previews === 1 ? 0 : 1] ?? '', { count: previews })}</p>}
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
        {previews > 0 && (
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
