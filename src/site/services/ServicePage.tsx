import type { ReactNode } from 'react';
import type { ReviewsView } from '../../contracts/reviews/review.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { calendarFor } from '../../domain/booking/calendar.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import type { SiteTexts } from '../../i18n/site-texts.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { QuestionsSection } from '../../ui/questions-section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { BookingActions } from './BookingActions.tsx';
import { Instrument } from './Instrument.tsx';
import { LeadForm } from './LeadForm.tsx';
import { Offer } from './Offer.tsx';
import { MetaResults, SpotifyResults } from './Results.tsx';
import { ServiceHero } from './ServiceHero.tsx';
import { ServiceReviews } from './ServiceReviews.tsx';
import { SpotifyExamples } from './SpotifyExamples.tsx';
import { Stats } from './Stats.tsx';
import { Steps } from './Steps.tsx';
import { type Service, simulatorPlatform } from './service.ts';
import { type ServiceTexts, type SharedTexts, servicesTexts } from './texts.ts';
import { Value } from './Value.tsx';

interface ServicePageProps {
  locale: Locale;
  service: Service;
  t: SiteTexts;
  site: SiteFacts;
  reviews: ReviewsView;
  /** The section with an example of a sound. */
  sound?: ReactNode;
  /** A further section, before the questions. */
  children?: ReactNode;
}

/** A landing page, with its sections in the documented order. */
export function ServicePage({ locale, service, t, site, reviews, sound, children }: ServicePageProps) {
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
      {sound}
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
      <Offer eyebrow={shared.offer.eyebrow} t={page.offer} />
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
      <FinalCall title={texts[service].final.title} text={texts[service].final.text}>
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

interface FinalCallProps {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** The last section of a landing page, with its calls to action. */
function FinalCall({ title, text, children }: FinalCallProps) {
  return (
    <section id="start" className="pb-16 md:pb-28" aria-labelledby="start-title">
      <div className="page-width">
        <div className="final on-dark">
          <div className="flex flex-col items-start gap-6 px-6 py-10 md:p-14">
            <h2 id="start-title" className="max-w-3xl text-h2">
              {title}
            </h2>
            <p className="text-lead text-muted">{text}</p>
            <div className="actions">{children}</div>
          </div>
        </div>
      </div>
    </section>
  );
}

interface QuestionsProps {
  locale: Locale;
  shared: SharedTexts['faq'];
  t: ServiceTexts['faq'];
}

/** The questions about this service; one answer is open at a time. */
function Questions({ locale, shared, t }: QuestionsProps) {
  const more = { text: shared.more, href: localizePath(locale, '/faq') };
  return (
    <QuestionsSection eyebrow={shared.eyebrow} title={t.title} more={more}>
      <Accordion name="faq" items={t.items} />
    </QuestionsSection>
  );
}

interface TrustProps {
  eyebrow: string;
  t: ServiceTexts['trust'];
}

/** The agency's guarantees, and a text about the results that it cannot guarantee. */
function Trust({ eyebrow, t }: TrustProps) {
  return (
    <section id="trust" className="section on-dark" aria-labelledby="trust-title">
      <div className="page-width grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.25fr]">
        <div className="flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start">
          <SectionHeading id="trust-title" eyebrow={eyebrow} title={t.title} />
          <p className="max-w-xl text-lead text-muted">{t.text}</p>
        </div>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {t.claims.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-6">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
