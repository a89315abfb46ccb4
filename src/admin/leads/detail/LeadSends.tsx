import type { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import type { LeadSendDto } from '../../../contracts/sends.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { failureWords } from '../../ui/feedback/failure-words.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';

const glyphs = {
  sent: 'delivered',
  waiting: 'pending',
  unclear: 'warning',
  dead: 'danger',
  unsent: 'not_configured',
} as const;

/** What ad platforms were told of a lead, under which proof, or why not. No value of an identifier is shown. */
export function LeadSends({ lead: { sends, consent } }: { lead: LeadDetailDto }) {
  const { none } = useLanguage().t.sends.lead;
  if (sends.length === 0)
    return (
      <p className="admin-muted">
        {consent?.marketing ? none.accepted : consent?.objected ? none.objected : none.refused}
      </p>
    );
  return (
    <ul className="leads-sends">
      {sends.map((send) => (
        <Send key={`${send.destination} ${send.artist} ${send.act}`} send={send} />
      ))}
    </ul>
  );
}

function Send({ send }: { send: LeadSendDto }) {
  const { t } = useLanguage();
  const words = t.sends;
  const moments = useMoments();
  const { destination, artist, act, state, reason, proof, fields, twin, at, expiresAt } = send;
  const details = [
    reason && words.unsent.reasons[reason],
    send.words && fill(words.words.quoted, { words: failureWords(t, send.words) }),
    state === 'unclear' && words.lead.unclearText,
    state === 'waiting' && fill(words.lead.until, { time: moments.short(expiresAt) }),
    state === 'sent' && fields.map((field) => words.fields.names[field]).join(', '),
  ].filter((detail) => detail !== null && detail !== false && detail !== '');
  return (
    <li data-state={state}>
      <Glyph name={glyphs[state]} />
      <div>
        <strong>
          {[
            words.destinations[destination],
            ...(artist ? [words.lead.artist] : []),
            words.lead.acts[act],
            fill(words.lead.states[state], { time: at === null ? '' : moments.short(at) }),
          ].join(' · ')}
        </strong>
        {details.length > 0 && <span className="admin-muted">{details.join(' · ')}</span>}
        <span className="admin-muted" title={proof}>
          {[fill(words.lead.proof, { proof: proof.slice(0, 4) }), ...(twin ? [words.lead.twin] : [])].join(
            ' · ',
          )}
        </span>
      </div>
    </li>
  );
}
