import { Link } from 'react-router';
import type { MediaUse } from '../../contracts/media.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Typed } from '../ui/Typed.tsx';

/** Where each kind of content is edited. */
const places: Record<MediaUse['kind'], (id: string) => string> = {
  content: () => '/dashboard/content',
  landing: (id) => `/dashboard/landing-pages/${encodeURIComponent(id)}`,
  article: () => '/dashboard/wordpress',
  review: (id) => `/dashboard/reviews?id=${encodeURIComponent(id)}`,
};

/** The places that show the picture, each with the way there. */
export function Uses({ uses }: { uses: readonly MediaUse[] }) {
  const { locale, t } = useLanguage();
  const words = t.media.panel;
  if (uses.length === 0) return <p className="admin-muted">{words.notUsed}</p>;
  return (
    <section className="media-uses">
      <h3>
        {fill(pluralForm(locale, words.used, uses.length), { count: formatNumber(locale, uses.length) })}
      </h3>
      <ul>
        {uses.map(({ kind, id, name, state }) => (
          <li key={`${kind} ${id}`}>
            <span>
              {words.kinds[kind]}{' '}
              <Link to={places[kind](id)}>
                <Typed>{name}</Typed>
              </Link>
            </span>
            <span className="admin-muted">{words.states[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
