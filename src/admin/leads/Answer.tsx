import type { AttemptDto } from '../../contracts/lead.ts';
import { useLanguage } from '../texts.ts';

/** What a receiver said, for whoever wants to read it. */
export function Answer({ attempt }: { attempt: AttemptDto }) {
  const { t } = useLanguage();
  if (!attempt.answer) return null;
  return (
    <details>
      <summary>{t.leads.delivery.answer}</summary>
      <pre className="leads-answer" dir="auto">
        {attempt.answer}
      </pre>
    </details>
  );
}
