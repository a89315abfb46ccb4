import { useEffect, useRef } from 'react';

/** Device pixels of each side. */
const SIDE = 96;

/** A thumbnail of a file that is not on the server yet, on a canvas: the CSP would block a URL of its bytes. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let left = false;
    void draw(file, () => (left ? null : canvas.current));
    return () => {
      left = true;
    };
  }, [file]);
  return <canvas ref={canvas} width={SIDE} height={SIDE} className="media-picture" />;
}

async function draw(file: File, target: () => HTMLCanvasElement | null): Promise<void> {
  // If the browser cannot decode the file, the canvas stays empty.
  const picture = await globalThis.createImageBitmap?.(file).catch(() => undefined);
  if (!picture) return;
  const { width, height } = picture;
  const side = Math.min(width, height);
  target()
    ?.getContext('2d')
    ?.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  picture.close();
}
