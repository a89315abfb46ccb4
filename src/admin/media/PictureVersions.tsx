import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MediaDto } from '../../contracts/media.ts';
import { emptyOf } from '../../domain/documents/values.ts';
import { type PictureTexts, pictureFields } from '../../domain/media/picture.ts';
import { callApi } from '../api/call-api.ts';
import { ChangeList, Version, VersionList } from '../editor/Versions.tsx';
import { differences } from '../editor/value-paths.ts';
import { useLanguage } from '../texts.ts';
import { useWritten } from './use-written.tsx';

interface PictureVersionsProps {
  picture: MediaDto;
  /** Absent: nothing can be restored, since the picture is deleted. */
  restore: ((texts: PictureTexts) => void) | undefined;
}

/** The earlier texts of a picture, newest first. Each can be restored, which is a change like any other. */
export function PictureVersions({ picture, restore }: PictureVersionsProps) {
  const words = useLanguage().t.media.versions;
  const { nameOf, written } = useWritten();
  const [opened, setOpened] = useState(false);
  const { id, version, demo } = picture;
  const answer = useQuery({
    // Each change of the picture adds a version.
    queryKey: ['media', 'versions', id, version],
    queryFn: ({ signal }) => callApi('GET /media/{id}/versions', { params: { id }, signal }),
    enabled: opened,
  });
  const restoring = useMutation({ mutationFn: async (texts: PictureTexts) => restore?.(texts) });
  const versions = answer.data?.versions;
  return (
    <details className="media-versions" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary data-touch>{words.title}</summary>
      {opened && (
        <VersionList answer={answer} empty={versions?.length === 0 ? words.none : undefined}>
          {versions?.map(({ number, by, at, content }, place) => {
            const before = versions[place + 1]?.content ?? emptyOf(pictureFields);
            const isCurrent = place === 0;
            return (
              <Version
                key={number}
                number={number}
                by={by ?? (demo ? words.sample : words.unknown)}
                at={at}
                isOnline={isCurrent}
                restore={isCurrent || !restore ? undefined : () => restoring.mutate(content)}
                restoring={restoring}
              >
                <ChangeList
                  changes={differences(before, content).map((path) => ({
                    path,
                    label: nameOf(path),
                    before: versions[place + 1] && written(before, path),
                    after: written(content, path),
                  }))}
                />
              </Version>
            );
          })}
        </VersionList>
      )}
    </details>
  );
}
