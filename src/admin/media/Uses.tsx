import { Box } from '@mantine/core';
import { Link } from 'react-router';
import type { MediaUse } from '../../contracts/media.ts';
import { isPartKey, isWrittenPart } from '../../domain/content/parts.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Typed } from '../ui/fields/Typed.tsx';

/** The path of the editor of each kind of content. */
const places: Record<MediaUse['kind'], (id: string) => string> = {
  content: (id) => `/dashboard/content/${id.split('/')[0]}`,
  claim: (id) => `/dashboard/content/claims/${encodeURIComponent(id)}`,
  landing: (id) => `/dashboard/landing-pages/${encodeURIComponent(id)}`,
  article: () => '/dashboard/wordpress-sync',
  review: (id) => `/dashboard/reviews?id=${encodeURIComponent(id)}`,
};

/** The places that show the picture, each with a link to its editor. */
export function Uses({ uses }: { uses: readonly MediaUse[] }) {
  const { locale, t } = useLanguage();
  const words = t.media.panel;
  // Parts of the site have names in each language of the back office.
  const nameOf = ({ kind, id, name }: MediaUse): string => {
    const [part = '', language = ''] = id.split('/');
    if (kind !== 'content' || !isPartKey(part)) return name;
    return `${isWrittenPart(part) ? part : t.content.parts[part]} (${language.toUpperCase()})`;
  };
  if (uses.length === 0) return <p className="admin-muted">{words.notUsed}</p>;
  return (
    <section className="media-uses">
      <h3>
        {fill(pluralForm(locale, words.used, uses.length), { count: formatNumber(locale, uses.length) })}
      </h3>
      <Box component="ul" mt={4}>
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <span>
              {words.kinds[use.kind]}{' '}
              <Link to={places[use.kind](use.id)} data-touch>
                <Typed>{nameOf(use)}</Typed>
              </Link>
            </span>
            <span className="admin-muted">{words.states[use.state]}</span>
          </li>
        ))}
      </Box>
    </section>
  );
}
