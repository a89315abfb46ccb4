import type { ReactNode } from 'react';
import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import type { LandingTemplate } from '../../domain/landing/landing-page.ts';
import { LeadForm } from './LeadForm.tsx';
import { type LandingFrame, landingModel } from './landing-model.ts';
import type { TemplateProps } from './parts.tsx';
import { ReminderForm } from './ReminderForm.tsx';
import { AlbumRelease } from './templates/AlbumRelease.tsx';
import { MusicArtist } from './templates/MusicArtist.tsx';
import { MusicEvent } from './templates/MusicEvent.tsx';
import { MusicPromotion } from './templates/MusicPromotion.tsx';

const templates: Record<LandingTemplate, (props: TemplateProps) => ReactNode> = {
  'music-artist': MusicArtist,
  'album-release': AlbumRelease,
  'music-event': MusicEvent,
  'music-promotion': MusicPromotion,
};

/**
 * The content of a landing page: the same component for the public page, the artist's preview and the back office's
 * preview frame.
 */
export function LandingPage({ view, frame }: { view: LandingView; frame: LandingFrame }) {
  const Template = templates[view.template];
  const model = landingModel(view, frame);
  return (
    <Template model={model}>
      <ReminderForm model={model} />
      <LeadForm model={model} />
    </Template>
  );
}
