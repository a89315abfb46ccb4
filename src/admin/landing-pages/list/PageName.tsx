import { Badge, Flex } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { LandingItem } from '../../../contracts/landing/landing.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { QrDialog } from '../publish/QrCode.tsx';
import { pagePath } from '../use-landing-place.ts';

/** The title of a page, which opens its wizard, and its address below. */
export function PageName({ page }: { page: LandingItem }) {
  const { t } = useLanguage();
  const { search } = useLocation();
  const isGone = page.deletedAt !== null;
  return (
    <Flex className="landing-name" component="span" direction="column" miw={112} lh={1.35}>
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
    </Flex>
  );
}

/** The path of a page. A published page also has buttons that copy the full URL and show its QR code. */
function Address({ page: { id, title, url }, slug }: { page: LandingItem; slug: string }) {
  const { t } = useLanguage();
  const { copy } = useCopy(t.landing.publish.copied);
  const [isQr, setQr] = useState(false);
  const named = (text: string) => ({ 'aria-label': fill(text, { title }), title: fill(text, { title }) });
  return (
    <span className="landing-slug">
      {`/p/${slug}`}
      {url !== null && (
        <span className="landing-slug-actions">
          <button type="button" {...named(t.landing.list.copyAddress)} onClick={() => void copy(url)}>
            <Icon name="copy" />
          </button>
          <button type="button" {...named(t.landing.list.qr)} onClick={() => setQr(true)}>
            <Icon name="qr" />
          </button>
          <QrDialog id={id} slug={slug} shown={isQr} close={() => setQr(false)} />
        </span>
      )}
    </span>
  );
}
