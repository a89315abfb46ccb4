import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { QrDrawing } from '../../ui/qr/QrDrawing.tsx';

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
  return (
    <Modal opened={shown} onClose={close} title={words.title} centered>
      {error && <Failed error={error} retry={refetch} />}
      {!data && !error && <Waiting />}
      {data && <QrDrawing code={data} name={slug} words={words} />}
    </Modal>
  );
}
