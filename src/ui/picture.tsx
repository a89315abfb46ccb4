interface PictureFile {
  url: string;
  width: number;
  height: number;
}

/** A picture of the media library, as the API describes it (`MediaDto`). */
export interface ShownPicture {
  width: number | null;
  height: number | null;
  colour: string | null;
  focal: { x: number; y: number };
  files: {
    avif: readonly PictureFile[];
    webp: readonly PictureFile[];
    jpeg: PictureFile | null;
  };
}

interface PictureProps {
  picture: ShownPicture;
  /** In the reader's language; empty for a decorative picture. */
  alt: string;
  /** The width that the picture takes, as the attribute `sizes`. */
  sizes: string;
  /** `eager` for the largest picture on the first screen: it is fetched before all others. */
  loading?: 'lazy' | 'eager';
  /** Crops the picture around the focal point to fill its box, whose shape the page sets. */
  cropped?: boolean;
}

/**
 * Renders a picture in the format that the browser prefers. Its size is set, so that nothing moves when it loads, and
 * its colour is shown until then. Returns null for a picture without files. The page imports `picture.css`.
 */
export function Picture({ picture, alt, sizes, loading = 'lazy', cropped = false }: PictureProps) {
  const { files, focal, colour } = picture;
  const largest = files.webp.at(-1) ?? files.avif.at(-1);
  const shown = files.jpeg ?? largest;
  if (!shown || !largest) return null;
  const classes = ['picture', cropped && 'picture-cropped', presetOf('x', focal.x), presetOf('y', focal.y)];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      {colour && (
        <svg
          className="picture-colour"
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <rect width="1" height="1" fill={colour} />
        </svg>
      )}
      <picture>
        {files.avif.length > 0 && <source type="image/avif" srcSet={setOf(files.avif)} sizes={sizes} />}
        {files.webp.length > 0 && <source type="image/webp" srcSet={setOf(files.webp)} sizes={sizes} />}
        <img
          src={shown.url}
          alt={alt}
          width={largest.width}
          height={largest.height}
          loading={loading}
          decoding="async"
          {...(loading === 'eager' && { fetchPriority: 'high' })}
        />
      </picture>
    </span>
  );
}

const setOf = (files: readonly PictureFile[]): string =>
  files.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** The class of a share, in steps of 10 %; the middle needs no class. */
function presetOf(axis: 'x' | 'y', share: number): string | undefined {
  const preset = Math.round(Math.min(1, Math.max(0, share)) * 10) * 10;
  return preset === 50 ? undefined : `focal-${axis}-${preset}`;
}
