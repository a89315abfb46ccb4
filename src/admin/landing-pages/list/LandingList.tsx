import { Box, Button, Flex } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { LandingPageList } from '../../../contracts/landing/landing.ts';
import { landingParts } from '../../../domain/landing/landing-list.ts';
import { landingTemplates } from '../../../domain/landing/landing-page.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { FilterForm } from '../../ui/fields/FilterForm.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ClearFilters, FilterInputs } from '../../ui/list/FilterInputs.tsx';
import { ListBody } from '../../ui/list/ListBody.tsx';
import { MoreFilters } from '../../ui/list/MoreFilters.tsx';
import { Records } from '../../ui/list/Records.tsx';
import { SortMenu } from '../../ui/SortMenu.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';
import { useRoom } from '../../ui/use-room.ts';
import { landingListsKey } from '../landing-queries.ts';
import { newPath } from '../use-landing-place.ts';
import { useLandingColumns } from './landing-columns.tsx';
import { type LandingListView, useLandingList } from './landing-list.tsx';
import { TemplateDrawing } from './TemplateDrawing.tsx';

/** The minimum width at which all columns fit side by side, in CSS pixels. */
const TABLE_WIDTH = 1000;
/** The filters that a phone folds. */
const menus = ['template', 'language'] as const;

/** The documented step 0: the pages that match the filters in the URL. */
export function LandingList() {
  const { t } = useLanguage();
  const words = t.landing.list;
  const { search } = useLocation();
  const [box, room] = useRoom();
  const narrow = useNarrow();
  const list = useLandingList();
  const { page, state } = list;
  useScheduledChange(page?.nextChange);
  const isCards = room < TABLE_WIDTH;
  const columns = useLandingColumns(isCards, list.showOwn);
  const sorting = isCards && <SortMenu names={words.sorts} sorting={state} change={list.set} />;
  const isNew = page !== undefined && page.counts.all + page.counts.deleted === 0 && list.active.length === 0;
  const create = (
    <Button component={Link} to={newPath} state={{ list: search }} leftSection={<Icon name="add" />}>
      {words.create}
    </Button>
  );
  return (
    <div ref={box} className="landing-list">
      <Heading actions={create}>{t.sections['landing-pages']}</Heading>
      <div className="admin-stack">
        {!isNew && (
          <div className="landing-filters">
            <FilterForm className="list-filters landing-find">
              <FilterInputs list={list} names={narrow ? ['q'] : ['q', ...menus]} />
              {narrow ? (
                <MoreFilters
                  id="landing-filters"
                  count={menus.filter((name) => list.active.includes(name)).length}
                  unfolds={false}
                  beside={sorting}
                >
                  <FilterInputs list={list} names={menus} />
                </MoreFilters>
              ) : (
                sorting
              )}
            </FilterForm>
            <StateTabs list={list} counts={page?.counts} />
            <ClearFilters list={list} label={words.clear} />
          </div>
        )}
        <ListBody
          list={list}
          className="admin-stack landing-rows"
          empty={<NoPages />}
          none={{ title: words.none.title, text: words.none.text, clear: words.clear }}
          foot={<p className="admin-muted">{words.foot}</p>}
        >
          <Records
            label={t.sections['landing-pages']}
            className="landing-records"
            list={list}
            columns={columns}
            cards={isCards}
          />
        </ListBody>
      </div>
    </div>
  );
}

function NoPages() {
  const { t } = useLanguage();
  const words = t.landing.list;
  return (
    <Empty title={words.empty.title} text={words.empty.text}>
      <Flex className="landing-empty" component="span" gap="sm" aria-hidden="true">
        {landingTemplates.map((template) => (
          <TemplateDrawing key={template} template={template} />
        ))}
      </Flex>
      <Button component={Link} to={newPath}>
        {words.create}
      </Button>
    </Empty>
  );
}

/** The longest delay that a browser's timer supports, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;
/** The server's clock may be a little behind the browser's, in milliseconds. */
const BEHIND_MS = 1000;

/**
 * Refetches the list when the next page is published or expires on schedule: no live event reports that.
 * @param nextChange the time of that change in the response of the list, ISO 8601
 */
function useScheduledChange(nextChange: string | null | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!nextChange) return;
    const wait = Math.max(0, Date.parse(nextChange) - Date.now()) + BEHIND_MS;
    if (wait > LONGEST_MS) return;
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: landingListsKey }), wait);
    return () => clearTimeout(timer);
  }, [client, nextChange]);
}

interface StateTabsProps {
  list: LandingListView;
  counts: LandingPageList['counts'] | undefined;
}

/** The states of pages with their counts; the deleted state only if there are deleted pages. */
function StateTabs({ list, counts }: StateTabsProps) {
  const { locale, t } = useLanguage();
  const words = t.landing.list.parts;
  const shown = landingParts.filter(
    (part) => part !== 'deleted' || list.state.state === 'deleted' || (counts?.deleted ?? 0) > 0,
  );
  return (
    <Box className="landing-states" miw={0} maw="100%">
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
                <Box className="admin-figure" component="span" opacity={0.8} fz="xs">
                  {formatNumber(locale, counts[part || 'all'])}
                </Box>
              )}
            </>
          ),
        }))}
      />
    </Box>
  );
}
