import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { isPartKey, isWrittenPart, type PartKey } from '../../domain/content/parts.ts';
import { isLocale, type Locale } from '../../domain/locale/locale.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { useRoom } from '../ui/use-room.ts';
import { contentListQuery } from './content-queries.ts';
import { PartPage } from './PartScreen.tsx';
import { PartsList, PartsMenu } from './PartsList.tsx';
import '../ui/media-picker/styles.css';
import './styles.css';

const ROOT = '/dashboard/content';
const FIRST: PartKey = 'hero';
/** The width below which editor and preview are shown in turn, in CSS pixels; content.css has the same. */
const ONE_COLUMN = 640;

/** The texts of the public site: its parts, the editor of the open one, and the page that shows it. */
export function ContentSection({ tabs }: { tabs: ReactNode }) {
  const { locale: spoken, t } = useLanguage();
  const { '*': typed = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery(contentListQuery);
  const [room, width] = useRoom();
  const narrow = useNarrow() || width < ONE_COLUMN;
  /** The editor of the open part renders its actions into this element, beside the heading. */
  const [actions, setActions] = useState<HTMLElement | null>(null);
  if (typed !== '' && !isPartKey(typed)) return <Navigate to={ROOT} replace />;
  const part = typed === '' ? FIRST : typed;
  const wanted = params.get('text');
  const locale: Locale = isLocale(wanted) ? wanted : spoken;
  const addressOf = (to: PartKey) => `${ROOT}/${to}?text=${locale}`;
  return (
    <div ref={room} className="editor content">
      <Heading actions={<div ref={setActions} className="admin-actions content-actions" />}>
        {t.sections.content}
      </Heading>
      {tabs}
      {data ? (
        <div className="content-columns">
          {/* A guide shows its headings there. */}
          {!isWrittenPart(part) && <PartsList list={data} current={part} addressOf={addressOf} />}
          <PartPage
            key={part}
            part={part}
            locale={locale}
            show={(to) => setParams({ text: to }, { replace: true })}
            menu={<PartsMenu list={data} current={part} addressOf={addressOf} />}
            narrow={narrow}
            actions={actions}
            open={params.get('item') ?? undefined}
          />
        </div>
      ) : error ? (
        <Failed error={error} retry={refetch} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}
