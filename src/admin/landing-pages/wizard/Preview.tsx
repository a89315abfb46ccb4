import { Button, Group, Modal, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LandingSection } from '../../../domain/landing/landing-page.ts';
import { type Device, DeviceChoice, devices } from '../../editor/PreviewChoices.tsx';
import { useLanguage } from '../../texts.ts';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { pictureQuery } from '../../ui/media-picker/media-queries.ts';
import { ArtistLink } from '../publish/ArtistLink.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { type PreviewMoment, useDraftView } from './use-draft-view.ts';
import type { LandingEditor } from './use-landing-editor.ts';

interface PreviewProps {
  editor: LandingEditor;
  device: Device;
  choose: (device: Device) => void;
  section?: LandingSection | undefined;
}

/** The page as a visitor would see it, updated as the draft is typed. */
export function Preview({ editor, device, choose, section }: PreviewProps) {
  const { t } = useLanguage();
  const words = t.landing.preview;
  const [moment, setMoment] = useState<PreviewMoment>('before');
  const [asked, setAsked] = useState(false);
  const view = useDraftView(editor, moment);
  return (
    <section className="editor-preview" aria-label={t.editing.preview.label}>
      <Group className="editor-preview-bar" gap={8} justify="space-between">
        <DeviceChoice label={words.device} value={device} onChange={choose} names={words.devices} />
        {editor.values.shared.releaseAt !== null && (
          <Segments
            label={words.moment}
            value={moment}
            onChange={setMoment}
            options={[
              { value: 'before', label: words.before },
              { value: 'after', label: words.after },
            ]}
          />
        )}
        <Button
          variant="default"
          size="xs"
          ml="auto"
          leftSection={<Icon name="link" />}
          onClick={() => setAsked(true)}
        >
          {words.link}
        </Button>
      </Group>
      <div className="admin-stage" data-device={device} data-phone={device === 'phone' || undefined}>
        <PreviewFrame
          title={words.frame}
          view={view}
          width={devices[device]}
          section={section}
          label={section ? t.landing.sections[section] : ''}
        />
      </div>
      <Modal opened={asked} onClose={() => setAsked(false)} title={t.landing.artistLink.title} centered>
        <ArtistLink editor={editor} />
      </Modal>
    </section>
  );
}

/** The link preview of the page in social networks and messengers. */
export function ShareCard({ editor }: { editor: LandingEditor }) {
  const words = useLanguage().t.landing.share;
  const { picture, artist } = editor.values.shared;
  const { data } = useQuery({ ...pictureQuery(picture ?? ''), enabled: picture !== null });
  const share = picture === null ? undefined : (data?.files.share ?? undefined);
  const { title, description } = editor.texts;
  return (
    <section className="landing-share" aria-label={words.title}>
      <h2>{words.title}</h2>
      <div className="landing-share-row">
        <div className="landing-share-card">
          {share ? (
            <img src={share.url} width={share.width} height={share.height} alt="" loading="lazy" />
          ) : (
            <span className="landing-share-none">{words.drawn}</span>
          )}
          <Stack className="admin-breaks" gap={0} py="xs" px="sm" lh={1.35} fz="sm">
            <span className="editor-hint">{location.host}</span>
            <strong>{[title, artist].filter(Boolean).join(', ') || words.untitled}</strong>
            {description && <span className="editor-hint landing-share-text">{description}</span>}
          </Stack>
        </div>
        <p className="editor-hint">{share ? words.from : words.none}</p>
      </div>
    </section>
  );
}
