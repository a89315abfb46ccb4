import type { AttemptDto } from '../../contracts/lead.ts';
import { useLanguage } from '../texts.ts';

/** The body of an automation's response, folded at first. */
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
