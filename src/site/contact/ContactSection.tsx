import type { ContactFormOutcome, SiteFacts } from '../../contracts/site.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { PlatformMark } from '../../ui/platform-mark.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ReplyDeadline } from './ReplyDeadline.tsx';

const partners = [
  { platform: 'youtube', name: 'YouTube Ads' },
  { platform: 'meta', name: 'Meta Ads' },
  { platform: 'tiktok', name: 'TikTok Ads' },
  { platform: 'spotify', name: 'Spotify Ads' },
] as const;

interface ContactSectionProps {
  locale: Locale;
  t: PageDictionary;
  site: SiteFacts;
  outcome?: ContactFormOutcome | undefined;
}

export function ContactSection({ locale, t, site, outcome }: ContactSectionProps) {
  const text = t.home.contact;
  return (
    <section id="contact" className="section on-dark" aria-labelledby="contact-title" data-content="contact">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-6">
          <SectionHeading id="contact-title" eyebrow={text.eyebrow} title={text.title} />
          <p className="max-w-prose text-lead text-muted">
            <MarkedText marks={parseMarks(text.text)} />
          </p>
          <ReplyDeadline locale={locale} t={t.contact} site={site} />
        </div>
        <div className="lg:row-span-2">
          <ContactForm locale={locale} t={t.contact} site={site} outcome={outcome} path="/" />
        </div>
        <div className="lg:self-end">
          <h3 className="mb-4 font-text text-small font-semibold tracking-normal text-muted">
            {text.partnersTitle}
          </h3>
          <ul className="border-t border-line">
            {partners.map(({ platform, name }) => (
              <li
                key={platform}
                className="grid grid-cols-[auto_7rem_1fr] items-baseline gap-3 border-b border-line py-2.5"
              >
                <PlatformMark platform={platform} />
                <span className="font-semibold">{name}</span>
                <span className="text-small text-muted">{text.partners[platform]}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-small text-muted">
            <MarkedText marks={parseMarks(text.partnersNote)} />
          </p>
        </div>
      </div>
    </section>
  );
}
