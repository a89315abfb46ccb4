import { calendarFor } from '../domain/booking/calendar.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { PlannerTeaser } from '../site/planner/PlannerTeaser.tsx';
import { plannerPageTexts } from '../site/planner/page-texts.ts';
import teaserStyles from '../site/planner/teaser.css?inline';
import examplesStyles from '../site/services/examples.css?inline';
import { ServicePage } from '../site/services/ServicePage.tsx';
import { type Service, serviceNames, servicePath } from '../site/services/service.ts';
import servicesStyles from '../site/services/services.css?inline';
import { servicesTexts } from '../site/services/texts.ts';
import { Sound } from '../site/sound/Sound.tsx';
import soundStyles from '../site/sound/sound.css?inline';
import { faqPage } from '../site/structured-data/faq-page.ts';
import { service as serviceThing } from '../site/structured-data/service.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(servicesStyles);
const spotifyStyles = siteStyles(examplesStyles, teaserStyles, servicesStyles, soundStyles);

/** The page of a service. The page of Spotify also contains the release planner and a sound to hear. */
export const servicePage =
  (service: Service): Page =>
  async (context) => {
    const { locale, site, feeds } = context;
    const t = textsOf(locale, site.content);
    const reviews = await feeds.reviews(locale);
    const page = servicesTexts(locale, t.services, site.costs)[service];
    const { title, description } = page.meta;
    const path = servicePath[service];
    const name = serviceNames[service];
    const isSpotify = service === 'spotify';
    return siteDocument(context, {
      path,
      title,
      description,
      tone: 'dark',
      jsonLd: [
        breadcrumb(site, locale, [{ name }]),
        serviceThing(site, locale, { path, name, description }),
        faqPage(site, locale, { path, items: page.faq.items }),
      ],
      calendars: [calendarFor(site.bookingUrls, service)],
      styles: isSpotify ? spotifyStyles : styles,
      scripts: isSpotify ? ['planner', 'services', 'sound'] : ['services'],
      ...(isSpotify && { sources: [{ 'media-src': ["'self'"] }] }),
      main: (
        <ServicePage
          {...{ locale, service, t, site, reviews }}
          sound={isSpotify && <Sound t={t.home.sound} />}
        >
          {isSpotify && <PlannerTeaser locale={locale} site={site} t={plannerPageTexts[locale].page} />}
        </ServicePage>
      ),
    });
  };
