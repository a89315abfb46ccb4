import { emptyOf } from '../../domain/documents/values.ts';
import { pictureFields } from '../../domain/media/picture.ts';
import { pictureName } from '../../domain/media/picture-name.ts';
import type { Picture } from '../ports/media.ts';

/** Returns a new picture of the library, whose bytes are stored and not resized yet. `file`: name of the file. */
export const newPicture = ({
  file,
  ...given
}: Pick<Picture, 'id' | 'createdAt' | 'createdBy' | 'author'> &
  Partial<Pick<Picture, 'alt'>> & { file: string }): Picture => ({
  ...emptyOf(pictureFields),
  name: pictureName(file),
  state: 'processing',
  problem: null,
  width: null,
  height: null,
  bytes: null,
  colour: null,
  files: [],
  uses: [],
  copyOf: null,
  deletedAt: null,
  version: 1,
  demo: false,
  ...given,
});
