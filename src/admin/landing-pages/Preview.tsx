import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { LandingSection } from '../../domain/landing/landing-page.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { Segments } from '../ui/Segments.tsx';
import { ArtistLink } from './ArtistLink.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { type PreviewMoment, useDraftView } from './use-draft-view.ts';
import type { LandingEditor } from './use-landing-editor.ts';

/** Windows of visitors, in CSS pixels. The documented default is the desktop. */
const widths = { desktop: 1280, tablet: 768, mobile: 375 } as const;
export type Device = keyof typeof widths;
const devices = Object.keys(widths) as Device[];
const icons = { desktop: 'desktop', tablet: 'tablet', mobile: 'phone' } as const;

interface PreviewProps {
  editor: LandingEditor;
  device: Device;
  choose: (device: Device) => void;
  section?: LandingSection | undefined;
}

/** The page as a visitor sees it, with the draft as it is typed. */
export function Preview({ editor, device, choose, section }: PreviewProps) {
  const { t } = useLanguage();
  const words = t.landing.preview;
  const [moment, setMoment] = useState<PreviewMoment>('before');
  const [asked, setAsked] = useState(false);
  const view = useDraftView(editor, moment);
  return (
    <section className="landing-preview" aria-label={words.label}>
      <div className="landing-preview-bar">
        <Segments
          label={words.device}
          value={device}
          onChange={choose}
          options={devices.map((name) => ({
            value: name,
            title: words.devices[name].long,
            label: (
              <>
                <Icon name={icons[name]} />
                <span className="landing-device-name">{words.devices[name].short}</span>
              </>
            ),
          }))}
        />
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
          className="landing-preview-link"
          leftSection={<Icon name="link" />}
          onClick={() => setAsked(true)}
        >
          {words.link}
        </Button>
      </div>
      <div className="admin-stage" data-device={device} data-phone={device === 'mobile' || undefined}>
        <PreviewFrame
          title={words.frame}
          view={view}
          width={widths[device]}
          section={section}
          label={section ? t.landing.sections[section] : ''}
        />
      </div>
      <Modal
        opened={asked}
        onClose={() => setAsked(false)}
        title={t.landing.artistLink.title}
        centered
        closeButtonProps={{ 'aria-label': t.common.close }}
      >
        <ArtistLink editor={editor} />
      </Modal>
    </section>
  );
}
