import type { ReactNode } from 'react';
import { guides } from '../../../domain/guide/guides.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import type { Calculator, Part, Wording } from './calculator-definition.ts';
import { FieldTile } from './FieldTile.tsx';
import { Result } from './Result.tsx';
import { readPart, type Typed, writeProblem } from './typed-inputs.ts';

interface CalculatorBodyProps extends Wording {
  calculator: Calculator;
  typed: Typed;
  /** Called with each change. Without it the fields are disabled, as in the page that the server sends. */
  onType?: (name: string, text: string) => void;
  /** Shown beside the source of the figures: the link to copy. */
  children?: ReactNode;
}

/** A calculator's fields and the results for their values. The server and the island render the same. */
export function CalculatorBody({ calculator, typed, onType, children, ...wording }: CalculatorBodyProps) {
  const { locale, t } = wording;
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => event.preventDefault()}>
      {onType ? (
        <p className="text-small text-muted">{t.live}</p>
      ) : (
        <>
          <p className="calculator-scripted text-small text-muted">{t.static}</p>
          <noscript>
            <p className="text-small text-muted">{t.scriptless}</p>
          </noscript>
        </>
      )}
      {calculator.parts.map((part) => (
        <CalculatorPart key={part.name} {...wording} part={part} typed={typed} onType={onType} />
      ))}
      <div className="calculator-foot">
        <p className="text-small text-muted">
          {fill(t.source, { date: formatDate(locale, updatedOn(calculator)) })}
        </p>
        {children}
      </div>
    </form>
  );
}

interface CalculatorPartProps extends Wording {
  part: Part;
  typed: Typed;
  onType: CalculatorBodyProps['onType'] | undefined;
}

function CalculatorPart({ part, typed, onType, ...wording }: CalculatorPartProps) {
  const { title, fields, choices, constants } = part.texts(wording);
  const { reading, problems } = readPart(wording, part, typed);
  return (
    <div className="calculator-part">
      <fieldset disabled={!onType} aria-labelledby={title ? `calc-${part.name}-title` : 'calc-title'}>
        {title && (
          <h3 id={`calc-${part.name}-title`} className="text-h4">
            {title}
          </h3>
        )}
        <div className="calculator-fields">
          {Object.entries(part.fields).map(([name, field]) => {
            const code = problems[name];
            return (
              <FieldTile
                key={name}
                name={name}
                field={field}
                label={fields[name] ?? name}
                choices={choices[name] ?? {}}
                text={typed[name] ?? ''}
                error={code && writeProblem(wording, field, code)}
                onType={onType}
              />
            );
          })}
          {constants.map(({ label, text }) => (
            <p key={label} className="calculator-tile calculator-constant">
              <span className="calculator-label">{label}</span>
              <span className="calculator-control figures">{text}</span>
            </p>
          ))}
        </div>
      </fieldset>
      <Result {...wording} reading={reading} />
    </div>
  );
}

/** The day on which the guide's content last changed, in milliseconds. */
function updatedOn({ id }: Calculator): number {
  const guide = guides.find((each) => 'calculator' in each && each.calculator === id);
  return Date.parse(guide?.updated ?? '');
}
