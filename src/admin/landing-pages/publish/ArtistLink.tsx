import { useQueryClient } from '@tanstack/react-query';
import type { LandingDetail } from '../../../contracts/landing/landing.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { SecretLink } from '../../ui/SecretLink.tsx';
import { landingPageKey } from '../landing-queries.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';
import { Unstored } from './use-publish.ts';

/** The secret link to the draft for the artist's approval. */
export function ArtistLink({ editor }: { editor: LandingEditor }) {
  const words = useLanguage().t.landing.artistLink;
  const client = useQueryClient();
  const { id, previews } = editor.page;
  return (
    <SecretLink
      words={words}
      text={words.text}
      open={previews}
      setOpen={(open) =>
        client.setQueryData<LandingDetail>(landingPageKey(id), (now) => now && { ...now, previews: open })
      }
      make={async () => {
        // Stores the draft first, so that the artist sees the latest texts.
        if (!(await editor.store.flush())) throw new Unstored();
        return callApi('POST /landing-pages/{id}/previews', {
          params: { id },
          body: { locale: editor.language },
        });
      }}
      failureOf={(error) => (error instanceof Unstored ? words.unstored : undefined)}
      revokeAll={() => callApi('DELETE /landing-pages/{id}/previews', { params: { id } })}
      revoked={words.revoked}
    />
  );
}
