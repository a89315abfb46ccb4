import type { MediaDto } from '../../contracts/media.ts';

type Point = MediaDto['focal'];

/** Steps of the arrow keys as shares of the picture, without and with Shift. */
const STEP = 0.01;
const WIDE_STEP = 0.1;

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A share from 0 to 1, in hundredths. */
const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** Returns the point after an arrow key; `undefined` for every other key. */
export function moved({ x, y }: Point, key: string, wide: boolean): Point | undefined {
  const direction = directions[key];
  const step = wide ? WIDE_STEP : STEP;
  return direction && { x: share(x + direction.x * step), y: share(y + direction.y * step) };
}

/** Returns the point of a picture under the pointer; outside the picture, the nearest point on its edge. */
export const pointAt = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  clientX: number,
  clientY: number,
): Point => ({ x: share((clientX - left) / width), y: share((clientY - top) / height) });
