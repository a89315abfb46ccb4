import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { readOriginal } from '../../../domain/mail/read-original.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';

/** What the source of the received test message says about SPF, DKIM and DMARC. It is read in this browser and sent nowhere. */
export function MailOriginal() {
  const texts = useLanguage().t.settings.mail.original;
  const [source, setSource] = useState('');
  const findings = readOriginal(source);
  return (
    <section className="admin-card" aria-labelledby="original-title">
      <h2 id="original-title">{texts.title}</h2>
      <p className="admin-muted">{texts.text}</p>
      <Textarea
        label={texts.label}
        value={source}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
      />
      <div role="status">
        {source.trim() !== '' && !findings && <p className="settings-outcome">{texts.unreadable}</p>}
        {findings?.map(({ check, passes, found }) => (
          <p key={check} className="settings-outcome" data-state={passes ? 'delivered' : 'dead'}>
            <Glyph name={passes ? 'delivered' : 'dead'} />
            {passes ? texts.passes[check] : fill(texts.fails[check], { found: found ?? texts.absent })}
          </p>
        ))}
      </div>
    </section>
  );
}
