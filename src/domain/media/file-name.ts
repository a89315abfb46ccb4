/** The roles of a picture's files: three widths for pages, one for social networks, the largest, and two of third parties' pictures. */
const fileRoles = ['w480', 'w960', 'w1600', 'share', 'master', 'portrait', 'cover'] as const;
export type FileRole = (typeof fileRoles)[number];

const fileFormats = ['avif', 'webp', 'jpg'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Path under which the files are served. */
export const MEDIA_PATH = '/media/';

/** The content type of each format. */
export const formatTypes: Record<FileFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const FILE_NAME = new RegExp(`^[0-9a-f]{16}-(?:${fileRoles.join('|')})\\.(${fileFormats.join('|')})$`);

/**
 * Returns the name of a file. It begins with the hash of the content, so that the content of a name never changes.
 * @param sha256 of the content, in hexadecimal
 */
export const fileName = (sha256: string, role: FileRole, format: FileFormat): string =>
  `${sha256.slice(0, 16)}-${role}.${format}`;

/** Returns the format of a file by its name; `undefined` for any text that is not such a name. */
export const formatOf = (name: string): FileFormat | undefined =>
  FILE_NAME.exec(name)?.[1] as FileFormat | undefined;
