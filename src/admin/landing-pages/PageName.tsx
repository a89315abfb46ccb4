import { Badge } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { LandingItem } from '../../contracts/landing.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { Typed } from '../ui/Typed.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { pagePath } from './use-landing-place.ts';

/** The title of a page, which opens its wizard, and its address below. */
export function PageName({ page }: { page: LandingItem }) {
  const { t } = useLanguage();
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
      {page.demo && <Badge data-state="sample">{t.landing.versions.sample}</Badge>}
      {page.slug !== null && <Address page={page} slug={page.slug} />}
    </span>
  );
}

/** The path of a page; of one that is online, with a button that copies the whole address. */
function Address({ page: { title, url }, slug }: { page: LandingItem; slug: string }) {
  const { t } = useLanguage();
  const { copy } = useCopy(t.landing.publish.copied);
  const name = fill(t.landing.list.copyAddress, { title });
  return (
    <span className="landing-slug">
      {`/p/${slug}`}
      {url !== null && (
        <button type="button" aria-label={name} title={name} onClick={() => void copy(url)}>
          <Icon name="copy" />
        </button>
      )}
    </span>
  );
}
