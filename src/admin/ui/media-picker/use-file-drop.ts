import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/**
 * Accepts files that are dropped anywhere on the page, or pasted. Returns whether files are being dragged over the page.
 * A paste into a field is left to the field if the clipboard also contains text.
 */
export function useFileDrop(take: (files: File[]) => void, enabled = true): boolean {
  const [over, setOver] = useState(false);
  const accept = useEffectEvent(take);
  useEffect(() => {
    if (!enabled) return;
    /** The number of entered elements: `dragenter` of a child fires before `dragleave` of its parent. */
    let depth = 0;
    const settle = (change: number) => {
      depth = Math.max(0, depth + change);
      setOver(depth > 0);
    };
    const listeners: { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void } = {
      dragenter: ({ dataTransfer }) => hasFiles(dataTransfer) && settle(1),
      dragleave: ({ dataTransfer }) => hasFiles(dataTransfer) && settle(-1),
      dragover: (event) => {
        if (!hasFiles(event.dataTransfer)) return;
        // Without this, the browser would open the file instead of the page.
        event.preventDefault();
        if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      },
      drop: (event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        settle(-depth);
        accept([...(event.dataTransfer?.files ?? [])]);
      },
      paste: (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        const intoField = event.target instanceof Element && event.target.closest('input, textarea');
        if (files.length === 0 || (intoField && event.clipboardData?.types.includes('text/plain'))) return;
        event.preventDefault();
        accept(files);
      },
    };
    const entries = Object.entries(listeners) as [string, (event: Event) => void][];
    for (const [name, listener] of entries) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) window.removeEventListener(name, listener);
    };
  }, [enabled]);
  return over;
}
