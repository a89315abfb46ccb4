import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Icon } from '../ui/Icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Waiting } from '../ui/Waiting.tsx';

/** Pixels of the file, in which a poster's printer can still scale it: it is a drawing. */
const FILE_SIZE = 1024;

interface QrCodeProps {
  id: string;
  /** For the name of the file. */
  slug: string;
  /** Called when the code is shown, and when it is closed. */
  onShow?: (shown: boolean) => void;
}

/** The QR code of the page's address: shown, and saved as a drawing for posters. */
export function QrCode({ id, slug, onShow }: QrCodeProps) {
  const { t } = useLanguage();
  const words = t.landing.qr;
  const [shown, setShown] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['landing-pages', 'qr', id, slug],
    queryFn: ({ signal }) => callApi('GET /landing-pages/{id}/qr', { params: { id }, signal }),
    enabled: shown,
  });
  const show = (now: boolean) => {
    setShown(now);
    onShow?.(now);
  };
  const save = () => {
    const copy = drawing.current?.cloneNode(true) as SVGSVGElement | undefined;
    if (!copy) return;
    copy.removeAttribute('class');
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', String(FILE_SIZE));
    copy.setAttribute('height', String(FILE_SIZE));
    saveFile(new Blob([copy.outerHTML], { type: 'image/svg+xml' }), `${slug}-qr.svg`);
  };
  return (
    <>
      <button type="button" className="landing-link" onClick={() => show(true)}>
        {words.show}
      </button>
      <Modal
        opened={shown}
        onClose={() => show(false)}
        title={words.title}
        centered
        closeButtonProps={{ 'aria-label': t.common.close }}
      >
        {error && <Failed error={error} retry={refetch} />}
        {!data && !error && <Waiting />}
        {data && (
          <div className="landing-qr">
            <svg
              ref={drawing}
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
            <Button variant="default" leftSection={<Icon name="download" />} onClick={save}>
              {words.save}
            </Button>
          </div>
        )}
      </Modal>
    </>
  );
}
