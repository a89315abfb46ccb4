import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ReportRequest } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { ACCESSIBILITY_OBJECT } from '../../domain/report/content-report.ts';
import { ReportPage } from './ReportPage.tsx';
import { reportPageTexts } from './texts.ts';

describe.each(locales)('in %s, a page that takes reports', (locale) => {
  const t = reportPageTexts[locale];
  const shown = (request: ReportRequest, sendsMail: boolean) =>
    renderToStaticMarkup(<ReportPage locale={locale} t={t} request={request} sendsMail={sendsMail} />);

  it.each(['', ACCESSIBILITY_OBJECT])('says that a receipt was sent only when it was (%j)', (object) => {
    const sent = { object, outcome: { kind: 'sent' }, number: 3 } as const;
    expect(shown({ ...sent, receipt: true }, true)).toContain(t.sent.receipt);
    expect(shown({ ...sent, receipt: false }, true)).not.toContain(t.sent.receipt);
  });

  it('announces a mail only where a mail server is set', () => {
    for (const [object, words] of [
      ['', [t.leadReceipt, t.next.receipt.text]],
      [ACCESSIBILITY_OBJECT, [t.barrier.receipt.text]],
    ] as const)
      for (const text of words) {
        expect(shown({ object }, true)).toContain(text);
        expect(shown({ object }, false)).not.toContain(text);
      }
  });
});
