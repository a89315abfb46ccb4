import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PartKey } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { partQuery } from './content-queries.ts';
import { PartScreen } from './PartScreen.tsx';

export interface PartPageProps {
  part: PartKey;
  /** The language of the texts. */
  locale: Locale;
  show: (locale: Locale) => void;
  /** The menu of the parts, where they have no column. */
  menu: ReactNode;
  /** There is room for one of editor and preview. */
  narrow: boolean;
  /** Where the buttons of the part stand. */
  actions: HTMLElement | null;
}

/** The editor of a part, once its texts are there. It stays when a later read fails: a person may be typing in it. */
export function PartPage({ part, ...rest }: PartPageProps) {
  const { data, error, refetch } = useQuery(partQuery(part));
  if (data) return <PartScreen detail={data} {...rest} />;
  return (
    <div className="content-editor">
      {rest.menu}
      {error ? <Failed error={error} retry={refetch} /> : <Waiting />}
    </div>
  );
}
