import { Link, useLocation } from 'react-router';
import type { LandingItem } from '../../contracts/landing.ts';
import { Typed } from '../ui/Typed.tsx';
import { pagePath } from './use-landing-place.ts';

/** The title of a page, which opens its wizard, and its address below. */
export function PageName({ page }: { page: LandingItem }) {
  const { search } = useLocation();
  const isGone = page.deletedAt !== null;
  return (
    <span className="landing-name">
      {isGone ? (
        <strong>
          <Typed>{page.title}</Typed>
        </strong>
      ) : (
        <Link to={pagePath(page.id)} state={{ list: search }}>
          <Typed>{page.title}</Typed>
        </Link>
      )}
      {page.slug !== null && <span className="landing-slug">{`/p/${page.slug}`}</span>}
    </span>
  );
}
