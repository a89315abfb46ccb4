import { Flex } from '@mantine/core';
import type { LandingItem } from '../../../contracts/landing/landing.ts';
import { LANDING_UNDO_DAYS, type LandingState } from '../../../domain/landing/landing-list.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';

const icons: Record<LandingState, IconName> = {
  draft: 'draft',
  live: 'saved',
  scheduled: 'clock',
  ended: 'dash',
};

interface StatePillProps extends Pick<LandingItem, 'state'> {
  /** Set if the page is deleted; it then has no public address. */
  deletedAt?: LandingItem['deletedAt'];
}

/** The state of a page: word, colour and an icon of its own shape. */
export function StatePill({ state, deletedAt = null }: StatePillProps) {
  const { t } = useLanguage();
  const moments = useMoments();
  if (deletedAt !== null)
    return (
      <Flex component="span" direction="column" gap={4} align="flex-start" display="inline-flex">
        <span className="editor-pill" data-state="ended">
          <Icon name="dash" />
          {t.landing.gone}
        </span>
        <span className="editor-hint">
          {fill(t.landing.goneUntil, { day: moments.day(restorableUntil(deletedAt)) })}
        </span>
      </Flex>
    );
  return (
    <span className="editor-pill" data-state={state}>
      <Icon name={icons[state]} />
      {t.landing.states[state]}
    </span>
  );
}

const DAY_MS = 86_400_000;

/** The last moment at which a deleted page can be restored, in epoch milliseconds. */
export const restorableUntil = (deletedAt: string | number): number =>
  new Date(deletedAt).getTime() + LANDING_UNDO_DAYS * DAY_MS;
