import { useQueries } from '@tanstack/react-query';
import type { MediaDto } from '../../../contracts/media.ts';
import { pictureQuery } from './media-queries.ts';
import type { Upload } from './upload-queue.ts';

/** The stages of a file that the head of the list counts, in the order in which it names them. */
export interface UploadCounts {
  ready: number;
  sending: number;
  waiting: number;
  preparing: number;
  refused: number;
  lost: number;
}

/** Counts the files of each stage. Pictures that are being prepared are asked for until they are ready. */
export function useUploadCounts(all: readonly Upload[]): UploadCounts {
  const ids = all.flatMap(({ state }) => (state.kind === 'stored' ? [state.picture] : []));
  const pictures = useQueries({ queries: ids.map((id) => pictureQuery(id)) });
  const stored = new Map(ids.map((id, at) => [id, pictures[at]?.data]));
  const stages = all.map((upload) => stageOf(upload, stored));
  const of = (stage: keyof UploadCounts) => stages.filter((one) => one === stage).length;
  return {
    ready: of('ready'),
    sending: of('sending'),
    waiting: of('waiting'),
    preparing: of('preparing'),
    refused: of('refused'),
    lost: of('lost'),
  };
}

function stageOf({ state }: Upload, stored: Map<string, MediaDto | undefined>): keyof UploadCounts {
  if (state.kind !== 'stored') return state.kind;
  const picture = stored.get(state.picture);
  if (picture?.state === 'failed') return 'refused';
  return picture?.state === 'ready' ? 'ready' : 'preparing';
}
