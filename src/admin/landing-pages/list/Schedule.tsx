import { Flex } from '@mantine/core';
import type { LandingItem } from '../../../contracts/landing/landing.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';

type Scheduled = Pick<LandingItem, 'state' | 'publishAt' | 'unpublishAt' | 'changed' | 'brokenLinks'>;

/** When a page is published and expires, and below it the warnings: a newer draft, broken links. */
export function Schedule({ page }: { page: Scheduled }) {
  const { t } = useLanguage();
  const words = t.landing.schedule;
  const moments = useMoments();
  const said = (): string => {
    const { state, publishAt, unpublishAt } = page;
    if (state === 'draft') return words.open;
    if (state === 'scheduled' && publishAt) return fill(words.from, { moment: moments.short(publishAt) });
    if (!unpublishAt) return words.endless;
    return fill(state === 'ended' ? words.ended : words.until, { moment: moments.short(unpublishAt) });
  };
  return (
    <span className="landing-schedule">
      <span>{said()}</span>
      {page.changed && page.state !== 'draft' && <span className="admin-muted">{words.changed}</span>}
      {page.brokenLinks > 0 && (
        <Flex component="span" gap={4} align="center" display="inline-flex" c="var(--warning)" fz="xs">
          <Icon name="warning" />
          {fill(words.broken[page.brokenLinks === 1 ? 0 : 1] ?? '', { count: page.brokenLinks })}
        </Flex>
      )}
    </span>
  );
}
