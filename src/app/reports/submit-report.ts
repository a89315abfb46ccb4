import type { ReportAnswer, ReportSubmission } from '../../contracts/content-report.ts';
import { namelessReasons, readReportObject } from '../../domain/report/content-report.ts';
import { spamSign } from '../../domain/spam/spam.ts';
import type { RequestFacts } from '../leads/submit/lead-origin.ts';
import { reportNotice } from '../mail/agency-notices.ts';
import type { Ports } from '../ports/all-ports.ts';
import { failFields, ok, type Result, throttled } from '../result.ts';

/**
 * Stores a report of illegal content, and queues the receipt to its sender and the notice to the agency in the same
 * transaction. A report that was filled in as programs do is stored as suspect, and sends no mail: a legal notice is not
 * dropped because of a guess. Only some reasons allow a report without name and address (`namelessReasons`).
 */
export async function submitReport(
  ports: Ports,
  submission: ReportSubmission,
  facts: RequestFacts,
): Promise<Result<ReportAnswer, 'invalid_fields' | 'rate_limited'>> {
  const { object, address, reason, explanation, name, email } = submission;
  if (!namelessReasons.includes(reason) && (name === '' || email === ''))
    return failFields({
      ...(name === '' && { name: 'report_name' }),
      ...(email === '' && { email: 'contact_required.email' }),
    });
  const { locale } = facts;
  const subject = readReportObject(object);
  const suspect = spamSign(submission) !== undefined;
  let queued = false;
  const number = await ports.contentReports.add(
    {
      subject: subject.kind,
      subjectId: subject.id,
      address,
      reason,
      explanation,
      name: name || null,
      email: email || null,
      locale,
      receivedAt: ports.clock.now(),
      suspect,
    },
    (assigned, mayReceipt) => {
      if (suspect) return [];
      queued = email !== '' && mayReceipt;
      const receipt = { number: assigned, reason, address, ...ports.publisher() };
      const notice = reportNotice(ports, { number: assigned, reason });
      return [
        ...(queued
          ? [{ id: ports.ids.next(), to: email, ...ports.reportTexts.receipt(locale, receipt) }]
          : []),
        ...(notice ? [notice] : []),
      ];
    },
  );
  if (number === undefined) return throttled(3_600_000);
  ports.log.info({ report: number, suspect, requestId: facts.requestId }, 'content report stored');
  return ok({ number, receipt: queued && ports.mailSettings.mail().smtp !== null });
}
