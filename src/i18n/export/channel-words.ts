import type { SiteChannel } from '../../domain/channels/site-channel.ts';
import { ARTICLE_PAGES, OTHER_PAGES } from '../../domain/channels/site-channel.ts';
import { separatorIn } from '../../domain/lead/csv.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { adminChannels } from '../dictionaries/admin-channels/index.ts';

/** Returns the words of the file with the channels of the site in a language. They are those of the back office. */
export function channelWords(locale: Locale) {
  const { columns, file, channels, pages } = adminChannels[locale];
  return {
    separator: separatorIn(locale),
    headings: { ...columns, ...file.columns },
    allPages: file.allPages,
    channel: (channel: SiteChannel): string => channels[channel],
    page: (page: string): string =>
      page === ARTICLE_PAGES ? pages.articles : page === OTHER_PAGES ? pages.other : page,
  };
}
