import { fill } from '../../../i18n/format.ts';
import type { Fact, Reading, Wording } from './calculator-definition.ts';
import { Meters } from './Meters.tsx';

interface ResultProps extends Wording {
  /** `undefined` while a field is empty or invalid. */
  reading: Reading | undefined;
}

/** A result: the main figure in large type, the sentence with it, the formula, the targets, and a chart. */
export function Result({ t, reading }: ResultProps) {
  if (!reading) {
    return (
      <div className="calculator-result">
        <p className="calculator-figure" aria-hidden="true">
          –
        </p>
        <p className="calculator-sentence">{t.waiting}</p>
      </div>
    );
  }
  return (
    <div className="calculator-result">
      <div className="calculator-answer">
        <p>
          <span className="calculator-figure figures" translate="no">
            {reading.figure}
          </span>{' '}
          <span className="block mt-1 font-size-small text-muted">{reading.caption}</span>
        </p>
        <p className="calculator-sentence figures">{reading.sentence}</p>
      </div>
      <Working title={t.working} lines={reading.working} />
      {reading.facts.length > 0 && (
        <dl className="calculator-facts figures">
          {reading.facts.map((fact) => (
            <FactRow key={fact.label} t={t} fact={fact} />
          ))}
        </dl>
      )}
      <Meters {...reading.chart} />
    </div>
  );
}

/** The formula with its numbers. */
export function Working({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="calculator-working figures">
      <p className="sr-only">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function FactRow({ t, fact: { label, text, target, reached } }: Pick<Wording, 't'> & { fact: Fact }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
      <dd className={`calculator-verdict ${reached ? 'is-reached' : 'is-missed'}`}>
        {reached ? t.onTarget : t.offTarget}
        <span className="block font-normal text-muted">{fill(t.target, { target })}</span>
      </dd>
    </div>
  );
}
