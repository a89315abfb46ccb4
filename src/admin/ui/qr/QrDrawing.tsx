import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '../../toast.ts';
import { Icon } from '../Icon.tsx';
import { saveFile } from '../save-file.ts';
import './qr.css';

interface QrDrawingProps {
  code: Code & { url: string };
  /** The beginning of the names of saved files. */
  name: string;
  words: Readonly<Record<'alt' | 'save' | 'savePicture' | 'failed', string>>;
}

/** A QR code with its address, which can be saved as SVG for posters or as PNG. */
export function QrDrawing({ code, name, words }: QrDrawingProps) {
  const savePicture = useMutation({
    mutationFn: qrPicture,
    onSuccess: (picture) => saveFile(picture, `${name}-qr.png`),
    onError: () => toastFailure(words.failed, 'failure'),
  });
  return (
    <Stack gap="sm" align="center">
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={words.alt}
        shapeRendering="crispEdges"
        className="qr-code"
      >
        <rect width={code.size} height={code.size} fill="white" />
        <path d={code.path} fill="black" />
      </svg>
      <p className="admin-address">{code.url}</p>
      <Stack gap={8}>
        <Button
          variant="default"
          leftSection={<Icon name="download" />}
          onClick={() => saveFile(qrDrawing(code), `${name}-qr.svg`)}
        >
          {words.save}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="download" />}
          loading={savePicture.isPending}
          onClick={() => savePicture.mutate(code)}
        >
          {words.savePicture}
        </Button>
      </Stack>
    </Stack>
  );
}

/** A QR code: its size in modules including the margin, and the SVG path of the dark modules. */
interface Code {
  size: number;
  path: string;
}

/** The minimum side length of the PNG in pixels: sharp up to 8 cm at 300 dpi. The SVG can be scaled for print. */
const FILE_SIZE = 1024;

/** Returns the code as SVG, for posters. */
const qrDrawing = ({ size, path }: Code): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${FILE_SIZE}" height="${FILE_SIZE}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
      `<rect width="${size}" height="${size}" fill="white"/><path d="${path}" fill="black"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );

/**
 * Returns the code as PNG, for media that accept no SVG, such as a story. Each module has a whole number of pixels, so
 * that no edge is grey. Rejects if the browser runs out of memory.
 */
function qrPicture({ size, path }: Code): Promise<Blob> {
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
