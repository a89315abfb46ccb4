import { useEffect, useRef } from 'react';

/** Device pixels of each side. */
const SIDE = 96;

/** A small drawing of a file that is not on the server yet. An address of its bytes would be refused by the page's policy. */
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
  // A browser that cannot read the file leaves the place empty.
  const picture = await globalThis.createImageBitmap?.(file).catch(() => undefined);
  if (!picture) return;
  const { width, height } = picture;
  const side = Math.min(width, height);
  target()
    ?.getContext('2d')
    ?.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  picture.close();
}
