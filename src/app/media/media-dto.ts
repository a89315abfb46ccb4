import type { MediaDto, MediaFileDto } from '../../contracts/media.ts';
import { MEDIA_PATH } from '../../domain/media/file-name.ts';
import type { Picture, PictureFile } from '../ports/media.ts';

/** Returns a picture for the back office. */
export function mediaDto({
  problem,
  createdAt,
  createdBy: _,
  author,
  state,
  deletedAt,
  ...rest
}: Picture): MediaDto {
  return {
    ...rest,
    // With a size, only the picture for sharing is being resized again. The files are read after the row: by then, those of a
    // first resize may already exist, without the rest of its result.
    state: state === 'processing' && rest.width !== null ? 'ready' : state,
    error: problem,
    files: {
      avif: filesOf(rest.files, 'avif'),
      webp: filesOf(rest.files, 'webp'),
      jpeg: fileDto(rest.files.find(({ role, format }) => role === 'w960' && format === 'jpg')),
      share: fileDto(rest.files.find(({ role }) => role === 'share')),
      master: fileDto(rest.files.find(({ role }) => role === 'master')),
    },
    createdAt: new Date(createdAt).toISOString(),
    createdBy: author,
    deletedAt: deletedAt === null ? null : new Date(deletedAt).toISOString(),
  };
}

const filesOf = (files: readonly PictureFile[], wanted: PictureFile['format']): MediaFileDto[] =>
  files
    .filter(({ role, format }) => format === wanted && role !== 'master' && role !== 'share')
    .sort((a, b) => a.width - b.width)
    .flatMap((file) => fileDto(file) ?? []);

function fileDto(file: PictureFile | undefined): MediaFileDto | null {
  return file ? { url: `${MEDIA_PATH}${file.name}`, width: file.width, height: file.height } : null;
}
