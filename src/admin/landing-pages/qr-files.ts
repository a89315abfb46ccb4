import type { LandingQr } from '../../contracts/landing.ts';

/** A QR code as squares with their margin, and the path of the dark ones. */
type Code = Pick<LandingQr, 'size' | 'path'>;

/** The least pixels of a side. A printer can still scale the drawing; the picture is sharp up to 8 cm at 300 dpi. */
const FILE_SIZE = 1024;

/** The code as a drawing, for posters. */
export const qrDrawing = ({ size, path }: Code): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${FILE_SIZE}" height="${FILE_SIZE}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
      `<rect width="${size}" height="${size}" fill="white"/><path d="${path}" fill="black"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );

/**
 * The code as a PNG picture, for media that take no drawing, such as a story. Each square has a whole number of pixels, so
 * that no edge is grey. Rejects where the browser has no memory for it.
 */
export function qrPicture({ size, path }: Code): Promise<Blob> {
  const scale = Math.ceil(FILE_SIZE / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    context.fillStyle = 'black';
    context.fill(new Path2D(path));
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('The picture is too large.'))));
  });
}
