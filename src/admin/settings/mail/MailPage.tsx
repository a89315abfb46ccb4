import type { MailSettingsDto } from '../../../contracts/mail.ts';
import { Loaded } from '../Loaded.tsx';
import { MailForm } from './MailForm.tsx';
import { MailQueue } from './MailQueue.tsx';
import { MailTest } from './MailTest.tsx';

/** How mail leaves, who is told of what, a trial, and what became of the last messages. */
export function MailPage() {
  return (
    <Loaded<MailSettingsDto> name="mail">
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
