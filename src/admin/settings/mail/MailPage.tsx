import { useState } from 'react';
import { Loaded } from '../Loaded.tsx';
import { MailForm } from './MailForm.tsx';
import { MailOriginal } from './MailOriginal.tsx';
import { MailQueue } from './MailQueue.tsx';
import { MailTest } from './MailTest.tsx';

/** The mail settings: mail server, notifications, test message and its source, and the latest messages. */
export function MailPage() {
  const [unsaved, setUnsaved] = useState(false);
  return (
    <Loaded name="mail">
      {(settings) => (
        <div className="settings-stack">
          <MailForm latest={settings} onUnsaved={setUnsaved} />
          <MailTest suggested={settings.notifyTo} waits={unsaved} />
          <MailOriginal />
          <MailQueue />
        </div>
      )}
    </Loaded>
  );
}
