import { Button, Modal, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LandingQr } from '../../../contracts/landing/landing.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastFailure } from '../../toast.ts';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { saveFile } from '../../ui/save-file.ts';

interface QrCodeProps {
  id: string;
  /** For the name of the file. */
  slug: string;
  /** Called when the code opens and when it closes. */
  onShow?: (shown: boolean) => void;
}

/** A button that shows the QR code of a page's address. */
export function QrCode({ id, slug, onShow }: QrCodeProps) {
  const words = useLanguage().t.landing.qr;
  const [shown, setShown] = useState(false);
  const show = (now: boolean) => {
    setShown(now);
    onShow?.(now);
  };
  return (
    <>
      <button type="button" className="landing-link" onClick={() => show(true)}>
        {words.show}
      </button>
      <QrDialog id={id} slug={slug} shown={shown} close={() => show(false)} />
    </>
  );
}

interface QrDialogProps {
  id: string;
  slug: string;
  shown: boolean;
  close: () => void;
}

/** The QR code of the page's URL, which can be saved as SVG for posters or as PNG. */
export function QrDialog({ id, slug, shown, close }: QrDialogProps) {
  const { t } = useLanguage();
  const words = t.landing.qr;
  const { data, error, refetch } = useQuery({
    queryKey: ['landing-pages', 'qr', id, slug],
    queryFn: ({ signal }) => callApi('GET /landing-pages/{id}/qr', { params: { id }, signal }),
    enabled: shown,
  });
  const savePicture = useMutation({
    mutationFn: qrPicture,
    onSuccess: (picture) => saveFile(picture, `${slug}-qr.png`),
    onError: () => toastFailure(words.failed, 'failure'),
  });
  return (
    <Modal
      opened={shown}
      onClose={close}
      title={words.title}
      centered
      closeButtonProps={{ 'aria-label': t.common.close }}
    >
      {error && <Failed error={error} retry={refetch} />}
      {!data && !error && <Waiting />}
      {data && (
        <Stack gap="sm" align="center">
          <svg
            viewBox={`0 0 ${data.size} ${data.size}`}
            role="img"
            aria-label={words.alt}
            shapeRendering="crispEdges"
            className="landing-qr-code"
          >
            <rect width={data.size} height={data.size} fill="white" />
            <path d={data.path} fill="black" />
          </svg>
          <p className="admin-address">{data.url}</p>
          <Stack gap={8}>
            <Button
              variant="default"
              leftSection={<Icon name="download" />}
              onClick={() => saveFile(qrDrawing(data), `${slug}-qr.svg`)}
            >
              {words.save}
            </Button>
            <Button
              variant="default"
              leftSection={<Icon name="download" />}
              loading={savePicture.isPending}
              onClick={() => savePicture.mutate(data)}
            >
              {words.savePicture}
            </Button>
          </Stack>
        </Stack>
      )}
    </Modal>
  );
}

/** A QR code: its size in modules including the margin, and the SVG path of the dark modules. */
type Code = Pick<LandingQr, 'size' | 'path'>;

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
