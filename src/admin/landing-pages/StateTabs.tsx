import type { LandingPageList } from '../../contracts/landing.ts';
import { landingParts } from '../../domain/landing/landing-list.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Segments } from '../ui/Segments.tsx';
import type { LandingListView } from './landing-list.tsx';

interface StateTabsProps {
  list: LandingListView;
  counts: LandingPageList['counts'] | undefined;
}

/** The states of pages with their counts; deleted pages only where there are any. */
export function StateTabs({ list, counts }: StateTabsProps) {
  const { locale, t } = useLanguage();
  const words = t.landing.list.parts;
  const shown = landingParts.filter(
    (part) => part !== 'deleted' || list.state.state === 'deleted' || (counts?.deleted ?? 0) > 0,
  );
  return (
    <div className="landing-states">
      <Segments
        label={t.landing.list.state}
        value={list.state.state}
        onChange={(state) => list.set({ state })}
        options={(['', ...shown] as const).map((part) => ({
          value: part,
          label: (
            <>
              {words[part || 'all']}
              {counts && (
                <span className="admin-figure landing-states-count">
                  {formatNumber(locale, counts[part || 'all'])}
                </span>
              )}
            </>
          ),
        }))}
      />
    </div>
  );
}
