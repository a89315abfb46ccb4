import { useQuery } from '@tanstack/react-query';
import type { PartKey } from '../../domain/content/parts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { partQuery } from './content-queries.ts';
import { PartScreen, type PartScreenProps } from './PartScreen.tsx';

type PartPageProps = Omit<PartScreenProps, 'detail'> & { part: PartKey };

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
