import type { ReactNode } from 'react';
import type { LandingButton } from '../../domain/landing/counts/landing-target.ts';
import type { FeatureIcon as IconName } from '../../domain/landing/landing-page.ts';
import { accessibilityState } from '../../i18n/dictionaries/accessibility-state/index.ts';
import { Picture } from '../../ui/picture.tsx';
import type { LandingModel, Way } from './landing-model.ts';

/** Parts that the four templates share. Each template has its own styles for them. */

/** `children`: the sections that are the same in every template, rendered before the links to the networks. */
export interface TemplateProps {
  model: LandingModel;
  children: ReactNode;
}

const icons: Record<IconName, string> = {
  music: 'M9 18V5l11-2v13M9 18a3 3 0 1 1-3-3 3 3 0 0 1 3 3zm11-2a3 3 0 1 1-3-3 3 3 0 0 1 3 3z',
  headphones:
    'M3.5 17v-4.5a8.5 8.5 0 0 1 17 0V17M3.5 15h3v5.5h-1a2 2 0 0 1-2-2zM20.5 15h-3v5.5h1a2 2 0 0 0 2-2z',
  play: 'M6 3.5v17L20.5 12z',
  mic: 'M12 3a3 3 0 0 0-3 3v5.5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5M8.5 21.5h7',
  album:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM6.6 12A5.4 5.4 0 0 1 12 6.6',
  ticket: 'M3 6.5h18v3.2a2.3 2.3 0 0 0 0 4.6v3.2H3v-3.2a2.3 2.3 0 0 0 0-4.6zM15 6.5v2.2m0 2.2v2.2m0 2.2v2.2',
};

export const FeatureIcon = ({ icon }: { icon: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={icons[icon]} />
  </svg>
);

export const Arrow = () => (
  <svg className="arrow" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="M3 13 13 3M4.5 3H13v8.5" />
  </svg>
);

interface GoProps {
  way: { href?: string | undefined };
  /** The name under which a click is counted: a button, or the identifier of a row. */
  target: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link out of the page; plain text without an address. */
export const Go = ({ way, target, className, children }: GoProps) =>
  way.href ? (
    <a className={className} href={way.href} data-target={target}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  );

/** The link to the calendar file, and what the script says after a press: a screen reader hears nothing of a download. */
export const CalendarLink = ({ model, children }: { model: LandingModel; children: ReactNode }) => (
  <>
    <Go way={{ href: model.calendarHref }} target="calendar" className="quiet">
      {children}
    </Go>
    <span className="spoken" role="status" data-saved={model.t.date.saved} />
  </>
);

/** A link in the form of a button with an arrow. Rendered only with a text and an address. */
export const Act = ({ way, target, className }: { way: Way; target: LandingButton; className: string }) =>
  way.href && way.text !== '' ? (
    <Go way={way} target={target} className={className}>
      <span>{way.text}</span>
      <Arrow />
    </Go>
  ) : null;

/** The lines of a title, as the server measured them. On a wide screen they may form one line. */
export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.flatMap((line, index) => [
    index > 0 ? ' ' : '',
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one title never change their order
    <span className="line" key={index}>
      {line}
    </span>,
  ]);

/** The links to the networks, under "Suivre …" or the section's own title. */
export function Networks({ model, mark = false }: { model: LandingModel; mark?: boolean }) {
  const { networks, view, t, artist } = model;
  if (networks.length === 0) return null;
  const title = view.texts.social.title.trim() || t.followArtist.replace('{artist}', artist);
  return (
    <nav className="networks" aria-labelledby="networks">
      <p className="networks-title" id="networks">
        {title}
      </p>
      <ul>
        {networks.map(({ network, name, href }) => (
          <li key={network}>
            <Go way={{ href }} target={`social-${network}`} className="network">
              {mark && <span className={`mark of-${network}`} />}
              <span>{name}</span>
              <Arrow />
            </Go>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A small portrait beside a quotation, if it has one. */
export const Portrait = ({ quote }: { quote: LandingModel['quotes'][number] }) =>
  quote.picture ? (
    <span className="portrait">
      <Picture picture={quote.picture} alt={quote.picture.alt} sizes="48px" cropped />
    </span>
  ) : null;

/** A player that sends no request before the visitor's click, and names the vendor. Hidden without script. */
export function Player({ model }: { model: LandingModel }) {
  const { player, t } = model;
  if (!player) return null;
  const named = (text: string) => text.replaceAll('{platform}', player.platform);
  return (
    <div className="player" data-player={player.embed} data-title={named(t.player.title)} hidden>
      <button type="button" className="player-open">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={icons.play} />
        </svg>
        <span>{named(t.player.load)}</span>
      </button>
      <p className="player-note">{named(t.player.note)}</p>
    </div>
  );
}

/** The bar for in-app browsers, then the agency's signature. The bar never covers the main action. */
export function Footer({ model }: { model: LandingModel }) {
  const { t, brand, cookiesHref, legalHref, statementHref, reportHref } = model;
  return (
    <footer className="foot">
      <div className="in-app" data-in-app="" hidden>
        <p>{t.inApp.text}</p>
        <p className="in-app-ways">
          <a className="in-app-open" href={model.view.address} data-open="" hidden>
            {t.inApp.open}
          </a>
          <button type="button" className="in-app-copy" data-copied={t.inApp.copied} data-copy="" hidden>
            {t.inApp.copy}
          </button>
        </p>
        <p className="in-app-menu" data-menu="" hidden>
          <span aria-hidden="true">⋯ </span>
          {t.inApp.menu}
        </p>
      </div>
      <div className="signature">
        <a className="by" href={model.agencyHref} data-by="">
          {t.footer.by.replace('{brand}', brand)}
        </a>
        <a href={cookiesHref} data-manage-cookies="">
          {t.footer.cookies}
        </a>
        <a href={legalHref}>{t.footer.legal}</a>
        <a href={statementHref}>{accessibilityState[model.view.locale][model.conformity]}</a>
        <a href={reportHref} rel="nofollow">
          {t.footer.report}
        </a>
      </div>
    </footer>
  );
}
