import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isWrittenPart } from '../../../domain/content/parts.ts';
import { useLanguage } from '../../texts.ts';
import { code } from '../../ui/language-words.ts';
import { contentListQuery } from '../content-queries.ts';
import { usePartName } from '../use-part-name.ts';

/** The translations of all guides that French has left behind, each with how many passages, as links. */
export function StaleList() {
  const { t } = useLanguage();
  const words = t.content.stale;
  const nameOf = usePartName();
  const { data } = useQuery(contentListQuery);
  const guides = (data?.parts ?? [])
    .filter(({ part }) => isWrittenPart(part))
    .map(({ part, locales }) => ({ part, behind: locales.filter(({ missing }) => missing.length > 0) }))
    .filter(({ behind }) => behind.length > 0);
  if (guides.length === 0) return null;
  return (
    <section className="stale-list" aria-label={words.all}>
      <h2>{words.all}</h2>
      <ul>
        {guides.map(({ part, behind }) => (
          <li key={part}>
            <span>{nameOf(part)}</span>
            {behind.map((one) => (
              <Link key={one.locale} to={`/dashboard/content/${part}?text=${one.locale}`}>
                <span className="admin-hidden">{`${nameOf(part)}, `}</span>
                {code(one.locale)} <strong>{one.missing.length}</strong>
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
