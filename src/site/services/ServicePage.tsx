import type { ReactNode } from 'react';
import type { ReviewsView } from '../../contracts/review.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { calendarFor } from '../../domain/booking/calendar.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import type { SiteTexts } from '../../i18n/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BookingActions } from './BookingActions.tsx';
import { FinalCall } from './FinalCall.tsx';
import { Instrument } from './Instrument.tsx';
import { LeadForm } from './LeadForm.tsx';
import { MetaResults } from './MetaResults.tsx';
import { Offer } from './Offer.tsx';
import { Questions } from './Questions.tsx';
import { ServiceHero } from './ServiceHero.tsx';
import { ServiceReviews } from './ServiceReviews.tsx';
import { SpotifyExamples } from './SpotifyExamples.tsx';
import { SpotifyResults } from './SpotifyResults.tsx';
import { Stats } from './Stats.tsx';
import { Steps } from './Steps.tsx';
import { type Service, simulatorPlatform } from './service.ts';
import { Trust } from './Trust.tsx';
import { type ServiceTexts, servicesTexts } from './texts.ts';
import { Value } from './Value.tsx';

interface ServicePageProps {
  locale: Locale;
  service: Service;
  t: SiteTexts;
  site: SiteFacts;
  reviews: ReviewsView;
  /** A further section, before the questions. */
  children?: ReactNode;
}

/** A landing page, with its sections in the documented order. */
export function ServicePage({ locale, service, t, site, reviews, children }: ServicePageProps) {
  const texts = servicesTexts(locale, t.services, site.costs);
  const { shared } = texts;
  const page: ServiceTexts = texts[service];
  const bookingUrl = calendarFor(site.bookingUrls, service);
  const own = service === 'spotify';
  const metaClaim = site.claims.of('meta-showcase');
  const spotifyClaim = site.claims.of('spotify-showcase');
  return (
    <div className={`service-${service}`}>
      <ServiceHero
        service={service}
        t={page.hero}
        instrument={<Instrument locale={locale} service={service} t={texts} />}
      >
        <LeadForm
          locale={locale}
          service={service}
          t={shared.form}
          title={texts[service].form.title}
          link={texts[service].form.link}
        >
          <BookingActions
            locale={locale}
            service={service}
            t={texts}
            bookingUrl={bookingUrl}
            contact={t.contact}
          />
        </LeadForm>
      </ServiceHero>
      <Value locale={locale} service={service} company={site.company} t={page.value} guide={shared.guide} />
      <Stats
        locale={locale}
        service={service}
        t={shared.stats}
        title={page.stats.title}
        claims={site.claims}
      />
      <Steps eyebrow={shared.steps.eyebrow} t={page.steps} />
      <ServiceReviews
        locale={locale}
        service={service}
        t={shared.reviews}
        title={page.reviews.title}
        labels={t.feeds.reviews}
        inLanguage={t.feeds.inLanguage}
        timeout={t.feeds.reasons.timeout}
        reviews={reviews}
        samples={site.demo ? (own ? texts.spotify.samples : [shared.sample]) : []}
        samplesNote={own ? texts.spotify.reviews.examples : shared.reviews.examples}
      />
      <Offer service={service} eyebrow={shared.offer.eyebrow} t={page.offer} />
      {service === 'meta' && metaClaim && (
        <MetaResults
          locale={locale}
          eyebrow={shared.results.eyebrow}
          t={texts.meta.results}
          claim={metaClaim}
        />
      )}
      {own && <SpotifyExamples t={texts.spotify.examples} />}
      {own && spotifyClaim && (
        <SpotifyResults
          locale={locale}
          eyebrow={shared.results.eyebrow}
          t={texts.spotify.results}
          claim={spotifyClaim}
        />
      )}
      <Trust eyebrow={shared.trust.eyebrow} t={page.trust} />
      {children}
      <Questions locale={locale} shared={shared.faq} t={page.faq} />
      <FinalCall service={service} title={texts[service].final.title} text={texts[service].final.text}>
        {service === 'spotify' ? (
          <>
            <ButtonLink href="#lead">{shared.book}</ButtonLink>
            <ButtonLink tone="quiet" href={localizePath(locale, '/#contact')}>
              {shared.write}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink href={simulatorHref({ platform: simulatorPlatform[service] ?? 'youtube' })}>
              {texts[service].final.action}
            </ButtonLink>
            <ButtonLink tone="quiet" href="#lead">
              {shared.book}
            </ButtonLink>
          </>
        )}
      </FinalCall>
    </div>
  );
}
