import { Loaded } from '../Loaded.tsx';
import { MailForm } from './MailForm.tsx';
import { MailQueue } from './MailQueue.tsx';
import { MailTest } from './MailTest.tsx';

/** The mail settings: mail server, notifications, test message, and the last messages. */
export function MailPage() {
  return (
    <Loaded name="mail">
      {(settings) => (
        <div className="settings-stack">
          <MailForm latest={settings} />
          <MailTest suggested={settings.notifyTo} />
          <MailQueue />
        </div>
      )}
    </Loaded>
  );
}
