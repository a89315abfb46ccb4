import { Button, Modal } from '@mantine/core';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/CallFailure.tsx';
import { clockTime } from './clock-time.ts';
import { useSessionEnd } from './use-session-end.ts';

/** Prolongs the session while the user works, and warns ten minutes before it ends. */
export function SessionWatch() {
  const end = useSessionEnd();
  return end.soon ? <Warning {...end} /> : null;
}

function Warning({ endsAt, final, stay, staying, failure, close }: ReturnType<typeof useSessionEnd>) {
  const { locale, t } = useLanguage();
  const words = t.session.soon;
  return (
    <Modal
      opened
      onClose={final ? close : stay}
      title={words.title}
      centered
      zIndex={390}
      withCloseButton={false}
    >
      <div className="admin-stack">
        <p role="alert">{fill(final ? words.last : words.text, { time: clockTime(endsAt, locale) })}</p>
        {failure && <CallFailure error={failure} />}
        <div>
          <Button data-autofocus loading={staying} onClick={final ? close : stay}>
            {final ? words.close : words.stay}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
