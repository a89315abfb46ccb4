/** The page of the media library. */
export const LIBRARY_PATH = '/dashboard/media';

/** The page of a picture in the media library, by its id. */
export const picturePath = (picture: string): string => `${LIBRARY_PATH}/${encodeURIComponent(picture)}`;
