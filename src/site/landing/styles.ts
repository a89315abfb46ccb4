import type { LandingTemplate } from '../../domain/landing/landing-page.ts';
import brand from '../../ui/brand.css?inline';
import fonts from '../../ui/fonts.css?inline';
import colours from '../../ui/landing-colours.css?inline';
import picture from '../../ui/picture.css?inline';
import landing from './landing.css?inline';
import release from './templates/album-release.css?inline';
import releaseHero from './templates/album-release-hero.css?inline';
import artist from './templates/music-artist.css?inline';
import artistHero from './templates/music-artist-hero.css?inline';
import event from './templates/music-event.css?inline';
import eventDesk from './templates/music-event-desk.css?inline';
import eventHero from './templates/music-event-hero.css?inline';
import promotion from './templates/music-promotion.css?inline';
import promotionForm from './templates/music-promotion-form.css?inline';
import promotionHero from './templates/music-promotion-hero.css?inline';

const templates: Record<LandingTemplate, string> = {
  'music-artist': artistHero + artist,
  'album-release': releaseHero + release,
  'music-event': eventHero + eventDesk + event,
  'music-promotion': promotionHero + promotion + promotionForm,
};

/** The webfonts of a page without script; with script, the head's script loads them (decision record 0041). */
export const fontStyles = fonts;

/** The style sheet that all pages of a template have in common. */
export const templateStyles = (template: LandingTemplate): string =>
  brand + colours + picture + landing + templates[template];
