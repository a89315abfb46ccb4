import type { ReactNode } from 'react';
import { PlatformMark } from '../../ui/platform-mark.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import type { Service } from './service.ts';
import type { ServiceTexts } from './texts.ts';

interface ServiceHeroProps {
  service: Service;
  t: ServiceTexts['hero'];
  instrument: ReactNode;
  /** The lead form. */
  children: ReactNode;
}

/** Headline, instrument and form. On a phone the instrument is between headline and form. */
export function ServiceHero({ service, t, instrument, children }: ServiceHeroProps) {
  const [first, last] = t.title;
  return (
    <section id="hero" className="service-hero on-dark" aria-labelledby="hero-title">
      <svg className="absolute size-0" aria-hidden="true" focusable="false">
        <linearGradient id="platform-glow" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="platform-glow-top" />
          <stop offset="1" className="platform-glow-bottom" />
        </linearGradient>
      </svg>
      <div className="page-width hero-grid">
        <div className="hero-words">
          <p className="mb-3 flex items-center gap-3 text-small text-muted md:mb-5">
            <PlatformMark platform={service} />
            {t.slogan}
          </p>
          <h1 id="hero-title" className="service-title font-extrabold">
            {first} <span className="service-accent">{last}</span>
          </h1>
          <p className="mt-5 max-w-xl text-lead md:mt-8">{unbroken(t.description)}</p>
        </div>
        <div className="hero-instrument">{instrument}</div>
        <div className="hero-form">{children}</div>
      </div>
    </section>
  );
}
