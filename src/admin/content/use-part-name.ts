import { useQuery } from '@tanstack/react-query';
import { isGuidePart, type PartKey } from '../../domain/content/parts.ts';
import { isBuiltIn } from '../../domain/guide/guides.ts';
import { useLanguage } from '../texts.ts';
import { partName } from './content-names.ts';
import { contentListQuery } from './content-queries.ts';

/** Returns the function that names a part: a guide that the agency added has the name that its French text gives it. */
export function usePartName(): (part: PartKey) => string {
  const { t } = useLanguage();
  const { data } = useQuery(contentListQuery);
  return (part) =>
    isGuidePart(part) && !isBuiltIn(part)
      ? (data?.parts.find((one) => one.part === part)?.name ?? part)
      : partName(t.content, part);
}
