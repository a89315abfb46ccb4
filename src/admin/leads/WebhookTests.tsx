import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { webhooksQuery } from './lead-queries.ts';
import { WebhookTest } from './WebhookTest.tsx';

/** The dialog with all automations; those that have an address can be tested. */
export function WebhookTests({ close }: { close: () => void }) {
  const { t } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(webhooksQuery);
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={t.leads.tools.webhooks}
      closeButtonProps={{ 'aria-label': t.common.close }}
    >
      <div className="admin-stack">
        <p className="admin-muted">{t.leads.webhooks.text}</p>
        {isPending && <Waiting />}
        {error && <Failed error={error} retry={refetch} />}
        {data && (
          <ul className="leads-webhooks">
            {data.map((webhook) => (
              <WebhookTest key={webhook.destination} webhook={webhook} />
            ))}
          </ul>
        )}
        {data?.some(({ host }) => host === null) && (
          <Link to="/dashboard/settings/webhooks" onClick={close} className="leads-set-up">
            {t.leads.webhooks.toSettings}
          </Link>
        )}
      </div>
    </Modal>
  );
}
