import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LandingDetail } from '../../contracts/landing.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { TranslatedSecretLink } from '../ui/TranslatedSecretLink.tsx';
import { landingPageKey } from './landing-queries.ts';

/** The secret link to the figures for the artist, in a language of choice: at first the page's own. */
export function FiguresLink({ page }: { page: LandingDetail }) {
  const { t } = useLanguage();
  const words = t.landing.figuresLink;
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { id, figureLinks, languages } = page;
  return (
    <>
      <Button variant="default" leftSection={<Icon name="link" />} onClick={() => setAsked(true)}>
        {words.title}
      </Button>
      <Modal
        opened={asked}
        onClose={() => setAsked(false)}
        title={words.title}
        centered
        closeButtonProps={{ 'aria-label': t.common.close }}
      >
        <TranslatedSecretLink
          words={words}
          text={words.text}
          label={words.language}
          first={languages[0]}
          open={figureLinks}
          setOpen={(open) =>
            client.setQueryData<LandingDetail>(
              landingPageKey(id),
              (now) => now && { ...now, figureLinks: open },
            )
          }
          make={(locale) =>
            callApi('POST /landing-pages/{id}/figure-links', { params: { id }, body: { locale } })
          }
          revokeAll={() => callApi('DELETE /landing-pages/{id}/figure-links', { params: { id } })}
          revoked={words.revoked}
        />
      </Modal>
    </>
  );
}
