import { type LandingContent, newContent } from '../../src/domain/landing/landing-page.ts';
import type { Locale } from '../../src/domain/locale/locale.ts';

/** A content that can be published in the given languages. */
export function landingContent(title = 'Nova', languages: readonly Locale[] = ['fr']): LandingContent {
  const [first = 'fr'] = languages;
  const { shared, texts, ...rest } = newContent(first, title);
  const written = texts[first];
  if (!written) throw new Error('A new content has no texts.');
  const all = languages.map((locale) => [
    locale,
    {
      ...written,
      title: locale === first ? title : `${title} ${locale}`,
      description: 'Le nouvel album.',
      action: 'Écouter',
    },
  ]);
  return {
    ...rest,
    shared: {
      ...shared,
      artist: 'Nova',
      actionLink: 'https://open.spotify.com/album/4uLU6hMCjMI75M1A2tKUQC',
      platforms: [
        {
          id: 'aaaa1111',
          platform: 'spotify',
          verb: 'listen',
          url: 'https://open.spotify.com/album/1',
          presave: '',
        },
        {
          id: 'bbbb2222',
          platform: 'deezer',
          verb: 'listen',
          url: 'https://www.deezer.com/album/1',
          presave: '',
        },
      ],
    },
    texts: Object.fromEntries(all),
  };
}
