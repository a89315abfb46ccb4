import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LandingDetail } from '../../contracts/landing.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { code, inLanguage } from '../ui/language-words.ts';
import { SecretLink } from '../ui/SecretLink.tsx';
import { Segments } from '../ui/Segments.tsx';
import { landingPageKey } from './landing-queries.ts';

/** The secret link to the figures for the artist, in a language of choice: at first the page's own. */
export function FiguresLink({ page }: { page: LandingDetail }) {
  const { locale, t } = useLanguage();
  const words = t.landing.figuresLink;
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { id, figureLinks, languages } = page;
  const [language, setLanguage] = useState<Locale>(languages[0] ?? locale);
  return (
    <>
      <Button variant="default" leftSection={<Icon name="link" />} onClick={() => setAsked(true)}>
        {t.landing.preview.link}
      </Button>
      <Modal
        opened={asked}
        onClose={() => setAsked(false)}
        title={words.title}
        centered
        closeButtonProps={{ 'aria-label': t.common.close }}
      >
        <SecretLink
          words={t.landing.artistLink}
          text={words.text}
          open={figureLinks}
          setOpen={(open) =>
            client.setQueryData<LandingDetail>(
              landingPageKey(id),
              (now) => now && { ...now, figureLinks: open },
            )
          }
          make={() =>
            callApi('POST /landing-pages/{id}/figure-links', {
              params: { id },
              body: { locale: language },
            })
          }
          revokeAll={() => callApi('DELETE /landing-pages/{id}/figure-links', { params: { id } })}
          revoked={words.revoked}
        >
          <Segments
            label={words.language}
            value={language}
            onChange={setLanguage}
            options={locales.map((of) => ({ value: of, title: inLanguage(locale, of), label: code(of) }))}
          />
        </SecretLink>
      </Modal>
    </>
  );
}
