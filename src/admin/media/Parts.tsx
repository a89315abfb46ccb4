import { Link } from 'react-router';
import { mediaParts } from '../../domain/media/picture.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import type { MediaListView } from './media-list.tsx';

/** A link for each part of the library, with the number of its pictures under the present search. */
export function Parts({ list }: { list: MediaListView }) {
  const { locale, t } = useLanguage();
  const { state, addressOf, page } = list;
  return (
    <nav className="media-parts" aria-label={t.media.filter.parts}>
      {mediaParts.map((part) => (
        <Link
          key={part}
          to={{ search: addressOf({ use: part, page: 1 }) }}
          {...(state.use === part && { 'aria-current': 'page' as const })}
        >
          {t.media.parts[part]}{' '}
          <span className="admin-figure">{page && formatNumber(locale, page.counts[part])}</span>
        </Link>
      ))}
    </nav>
  );
}
