import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { artistAsked } from '../domain/landing/artist-pixels.ts';
import type { LandingView } from '../domain/landing/counts/landing-view.ts';
import { landingPageTags } from '../domain/landing/landing-tags.ts';
import { playerSources } from '../domain/landing/links/players.ts';
import { type Locale, localizePath } from '../domain/locale/locale.ts';
import { tagSources } from '../domain/tag-id/tag-sources.ts';
import { artistConsent } from '../i18n/dictionaries/artist-consent/index.ts';
import { artistQuestion } from '../i18n/landing/artist-question.ts';
import { landingTexts } from '../i18n/landing/landing-texts.ts';
import { textsOf } from '../i18n/site-texts.ts';
import type { ArtistAsk } from '../site/consent/artist-ask.ts';
import { ConsentBanner } from '../site/consent/ConsentBanner.tsx';
import consentStyles from '../site/consent/consent.css?inline';
import artistStyles from '../site/consent/consent-artist.css?inline';
import { DraftBack, DraftBar } from '../site/landing/DraftBar.tsx';
import draftBarStyles from '../site/landing/draft-bar.css?inline';
import { landingFrame } from '../site/landing/frame.ts';
import { LandingPage } from '../site/landing/LandingPage.tsx';
import landingConsentStyles from '../site/landing/landing-consent.css?inline';
import { landingHead } from '../site/landing/landing-head.ts';
import { landingModel } from '../site/landing/landing-model.ts';
import { pageStyle } from '../site/landing/page-style.ts';
import reminderStyles from '../site/landing/reminder.css?inline';
import { fontStyles, templateStyles } from '../site/landing/styles.ts';
import { iconInPage } from '../site/layout/icon-in-page.ts';
import { JsonLd } from '../site/structured-data/JsonLd.tsx';
import { musicAlbum, musicEvent, musicGroup } from '../site/structured-data/music.ts';
import { conformityAt } from './accessibility-audit.ts';
import { hreflang, htmlDocument, landingScriptsAfterPaint, ogLocales, pageStyles } from './html-document.ts';
import type { Page } from './page.ts';

/** A landing page. The HTTP front has already loaded it by its slug; without its data there is no page. */
export const landingPage: Page = (context) => {
  const { locale, site, landing: view, landingForm: answer, landingReminder: reminded, draft } = context;
  if (view?.locale !== locale) return undefined;
  const tags = landingPageTags(view.shared, site.tags);
  const { brand } = site;
  const artist = askFor(view, brand);
  const asks = artist !== undefined || Object.keys(tags).length > 0;
  const frame = landingFrame(view, brand, {
    sent: answer?.outcome,
    reminded,
    reminds: site.mailsPlans,
    reminderKey: site.reminderKey,
    conformity: conformityAt(Date.now()),
  });
  const showsReminder = reminded !== undefined || landingModel(view, frame).reminder !== undefined;
  const before = (
    <>
      {view.isExample && <p className="draft-bar">{landingTexts[locale].example}</p>}
      {draft && <DraftBar draft={draft} locale={locale} brand={brand} />}
      {asks && (
        <ConsentBanner
          t={textsOf(locale, site.content).consent}
          tags={tags}
          cookiesHref={localizePath(locale, '/cookies')}
          artist={artist}
        />
      )}
    </>
  );
  return htmlDocument({
    locale,
    head: <Head view={view} siteUrl={site.url} />,
    elements: [
      landingScriptsAfterPaint(
        ...(asks ? (['consent'] as const) : []),
        ...(artist ? (['artist'] as const) : []),
        'landing',
      ),
      // One style element, which includes the page's own colours: the content security policy allows no style
      // attribute.
      pageStyles(
        `@media (scripting:none){${fontStyles}}`,
        // First, so that a template can override them.
        ...(showsReminder ? [reminderStyles] : []),
        templateStyles(view.template),
        // Landing pages do not load the site's style sheet, and most have no cookie banner.
        ...(asks ? [consentStyles, landingConsentStyles] : []),
        ...(artist ? [artistStyles] : []),
        ...(draft || view.isExample ? [draftBarStyles] : []),
        pageStyle(view),
      ),
    ],
    attributes: {
      'data-page': view.id,
      'data-variant': view.variant,
      // A reminder is no lead: its answer is only a part of the view.
      'data-form': answer?.outcome.kind ?? (reminded && 'reminder'),
      'data-event': answer?.lead,
      'data-way': answer?.channel,
      'data-converted': answer?.converted ? '' : undefined,
    },
    body: [
      before,
      <LandingPage key="page" view={view} frame={frame} />,
      draft && <DraftBack key="back" locale={locale} />,
    ]
      .map((part: ReactNode) => renderToStaticMarkup(part))
      .join(''),
    sources: [playerSources(view), ...tagSources(tags), ...tagSources(artist?.question.tags ?? {})],
  });
};

/** The question for the artist who has own pixels on the page; `undefined`: none. */
function askFor(view: LandingView, brand: string): ArtistAsk | undefined {
  const { artistTags: tags, shared, texts, id, locale } = view;
  const artist = artistAsked(shared, texts);
  return (
    tags && {
      question: { page: id, tags, artist, brand },
      words: artistQuestion(locale, artistConsent[locale], { artist, brand, tags }),
    }
  );
}

function Head({ view, siteUrl }: { view: LandingView; siteUrl: string }) {
  const { locale, languages } = view;
  const head = landingHead(view, { url: siteUrl });
  const { image, description } = head;
  const address = (language: Locale) => siteUrl + localizePath(language, `/p/${view.slug}`);
  const others = languages.filter((language) => language !== locale);
  const facts = { view, image: image.url, description };
  const subject = {
    'album-release': musicAlbum,
    'music-event': musicEvent,
    'music-artist': undefined,
    'music-promotion': undefined,
  }[view.template]?.(facts);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={description} />
      {view.isExample && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={view.address} />
      {others.length > 0 &&
        languages.map((language) => (
          <link key={language} rel="alternate" {...hreflang(language)} href={address(language)} />
        ))}
      {others.length > 0 && languages[0] && (
        <link rel="alternate" {...hreflang('x-default')} href={address(languages[0])} />
      )}
      <link rel="icon" href={iconInPage} type="image/svg+xml" />
      <meta name="theme-color" content={head.themeColour} />
      <meta property="og:type" content={head.kind} />
      <meta property="og:site_name" content={head.artist} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={view.address} />
      <meta property="og:locale" content={ogLocales[locale]} />
      {others.map((language) => (
        <meta key={language} property="og:locale:alternate" content={ogLocales[language]} />
      ))}
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd things={subject ? [musicGroup(facts), subject] : [musicGroup(facts)]} />
    </>
  );
}
