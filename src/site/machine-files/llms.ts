import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { rssPath } from '../../domain/site-map/machine-files.ts';
import { pageAddress } from '../../domain/site-map/page-address.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { feeSentence } from '../../i18n/money/fee-text.ts';
import { feeTexts } from '../../i18n/money/fee-texts.ts';

export interface LanguageSection {
  locale: Locale;
  /** The name of the language in that language. */
  language: string;
  pages: readonly { path: string; title: string; description: string }[];
}

/**
 * Returns `llms.txt` (llmstxt.org), with which assistants answer about the agency: a summary, then the pages of each
 * language. The summary is in English by convention, and contains only facts that the pages contain too.
 */
export function llms(site: SiteFacts, sections: readonly LanguageSection[]): string {
  const minimum = formatFigure('en', 'youtube.minimum');
  const metaMinimum = formatFigure('en', 'meta.minimum');
  const tiktokMinimum = formatFigure('en', 'tiktok.minimum');
  const spotifyFrom = formatFigure('en', 'spotify.from');
  return `# ${line(site.brand)}

> ${line(site.brand)} is an agency that creates and runs ad campaigns for independent artists, musicians and labels on YouTube, Meta (Facebook and Instagram), TikTok and Spotify.

- The site is written in French first, and in English, Spanish and Portuguese. Every page listed here exists in all four.
- Ad budgets start at ${minimum} a month. At least ${metaMinimum} is advised on Meta and ${tiktokMinimum} on TikTok; on Spotify, a campaign is possible from ${spotifyFrom}. ${feeSentence('en', feeTexts('en'), site.company.fee)}
- The simulator gives market averages; the guides and their calculators give the agency’s own. Neither is a guarantee.
- Views and streams come from ads that the platforms show to people: no fake views, no bots, no promised numbers.
- Contact: ${line(site.contactEmail)}
${sections.map((section) => `\n${languageSection(site, section)}`).join('')}`;
}

function languageSection(site: SiteFacts, { locale, language, pages }: LanguageSection): string {
  const links = pages.map(
    ({ path, title, description }) =>
      `- [${linkText(title)}](${pageAddress(site.url, locale, path)}): ${line(description)}`,
  );
  return [`## ${language}`, '', ...links, `- [RSS](${site.url}${rssPath(locale)})`, ''].join('\n');
}

/** Puts a text on one line. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim();
const linkText = (text: string) => line(text).replace(/[[\]\\]/g, '\\$&');
