import { Button, Checkbox, Modal, Switch, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArtistPixelsDto } from '../../../contracts/landing/artist-pixels.ts';
import { mayManage } from '../../../domain/account/role.ts';
import { artistPlatformNames } from '../../../domain/landing/artist-pixels.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useMay } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { LeaveDialog } from '../../ui/feedback/LeaveDialog.tsx';
import { DayField } from '../../ui/fields/DayField.tsx';
import { SecretField } from '../../ui/fields/SecretField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TranslatedSecretLink } from '../../ui/TranslatedSecretLink.tsx';
import { atLeast } from '../../ui/time/at-least.ts';
import { useMoments } from '../../ui/time/use-moments.ts';
import { artistPixelsQuery } from '../landing-queries.ts';

/** Proper names. */
const names = { meta: 'Meta', tiktok: 'TikTok' } as const;

/**
 * The artist's own pixels of a page, for administrators. They have a form of their own, because versions of the page never hold a
 * token, in a dialog, because the page's editor already has the router's only guard of unsaved values.
 */
export function ArtistPixels({ page }: { page: string }) {
  const { artistPixels: words, publish } = useLanguage().t.landing;
  const may = useMay(mayManage);
  const { data } = useQuery({ ...artistPixelsQuery(page), enabled: may });
  const [isOpen, setOpen] = useState(false);
  if (!may || !data) return null;
  return (
    <section aria-labelledby="artist-pixels">
      <h2 id="artist-pixels">{words.title}</h2>
      <p className="editor-hint">{words.text}</p>
      <Button
        variant="default"
        size="xs"
        className="landing-artist-open"
        aria-describedby="artist-pixels"
        onClick={() => setOpen(true)}
      >
        {publish.tags.configure}
      </Button>
      {isOpen && <PixelForm page={page} latest={data} close={() => setOpen(false)} />}
    </section>
  );
}

interface PixelFormProps {
  page: string;
  latest: ArtistPixelsDto;
  close: () => void;
}

function PixelForm({ page, latest, close }: PixelFormProps) {
  const words = useLanguage().t.landing.artistPixels;
  const moments = useMoments();
  const queries = useQueryClient();
  const query = artistPixelsQuery(page);
  const form = useForm({
    latest,
    draftOf: ({ isOn, contractOn, metaPixel, tiktokPixel }) => ({
      ...{ isOn, metaPixel, tiktokPixel, contractOn: contractOn ?? '' },
      ...{ metaToken: '', tiktokToken: '', metaClear: false, tiktokClear: false },
    }),
    problems: () => ({}),
    send: ({ metaClear, tiktokClear, contractOn, metaToken, tiktokToken, ...draft }, version) =>
      atLeast(
        callApi('PUT /landing-pages/{id}/artist-pixels', {
          params: { id: page },
          body: {
            ...draft,
            version,
            contractOn: contractOn || null,
            ...(metaClear ? { metaToken: null } : metaToken !== '' && { metaToken }),
            ...(tiktokClear ? { tiktokToken: null } : tiktokToken !== '' && { tiktokToken }),
          },
        }),
      ),
    onSaved: (saved) => {
      queries.setQueryData(query.queryKey, saved);
      toastDone(words.saved);
      close();
    },
    refresh: () => void queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const [asked, setAsked] = useState(false);
  return (
    <Modal
      opened
      closeOnClickOutside={false}
      title={words.title}
      onClose={() => (form.unsaved ? setAsked(true) : close())}
    >
      <form className="landing-artist" noValidate onSubmit={form.onSubmit} aria-label={words.title}>
        <Switch
          label={words.on}
          description={words.onText}
          checked={form.draft.isOn}
          onChange={({ currentTarget }) => form.change({ isOn: currentTarget.checked })}
        />
        <DayField
          name="contractOn"
          label={words.contract}
          description={words.contractText}
          value={form.draft.contractOn}
          error={form.errors['contractOn']}
          onChange={(contractOn) => form.change({ contractOn })}
        />
        {artistPlatformNames.map((name) => {
          const stored = latest[`${name}Token`];
          return (
            <div key={name} className="landing-artist-platform">
              <TextInput
                {...form.field(`${name}Pixel`)}
                label={words[name]}
                autoComplete="off"
                spellCheck={false}
              />
              <SecretField
                {...form.field(`${name}Token`)}
                stored={stored}
                label={fill(words.token, { name: names[name] })}
                description={stored.set ? words.stored : words.tokenText}
                disabled={form.draft[`${name}Clear`]}
              />
              {stored.set && (
                <Checkbox
                  label={fill(words.clear, { name: names[name] })}
                  checked={form.draft[`${name}Clear`]}
                  onChange={({ currentTarget }) => form.change({ [`${name}Clear`]: currentTarget.checked })}
                />
              )}
            </div>
          );
        })}
        {latest.byArtistAt !== null && (
          <p className="editor-hint">{fill(words.byArtist, { moment: moments.long(latest.byArtistAt) })}</p>
        )}
        <FormFoot form={form} />
      </form>
      <ArtistAccess page={page} latest={latest} />
      <LeaveDialog guard={{ asked, stay: () => setAsked(false), leave: close }} />
    </Modal>
  );
}

/** The one-time link with which the artist enters the pixels and tokens. */
function ArtistAccess({ page, latest }: Pick<PixelFormProps, 'page' | 'latest'>) {
  const words = useLanguage().t.landing.artistPixels.link;
  const queries = useQueryClient();
  const { queryKey } = artistPixelsQuery(page);
  const params = { id: page };
  return (
    <section className="landing-artist-link" aria-labelledby="artist-pixels-link">
      <h3 id="artist-pixels-link">{words.title}</h3>
      <TranslatedSecretLink
        words={words}
        text={words.text}
        label={words.language}
        first={undefined}
        open={latest.openLinks}
        setOpen={(openLinks) =>
          queries.setQueryData<ArtistPixelsDto>(queryKey, (now) => now && { ...now, openLinks })
        }
        make={(locale) =>
          callApi('POST /landing-pages/{id}/artist-pixels/links', { params, body: { locale } })
        }
        revokeAll={() => callApi('DELETE /landing-pages/{id}/artist-pixels/links', { params })}
        revoked={words.revoked}
      />
    </section>
  );
}
