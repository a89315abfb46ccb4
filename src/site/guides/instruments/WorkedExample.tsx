import { givenInputs } from '../../../domain/guide/calculator-fields.ts';
import type { CalculatorId } from '../../../domain/guide/guides.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Part, Wording } from './calculator-definition.ts';
import { calculatorsById } from './calculators/calculators-by-id.ts';
import { Working } from './Result.tsx';
import { calculatorTexts } from './server-texts.ts';
import { writeInput } from './typed-inputs.ts';

interface WorkedExampleProps {
  locale: Locale;
  id: CalculatorId;
}

/** An example, computed with the calculator's own formula: inputs, formula with its numbers, result. */
export function WorkedExample({ locale, id }: WorkedExampleProps) {
  const wording = { locale, t: calculatorTexts(locale) };
  return (
    <aside className="worked-example" aria-labelledby="example-title">
      <h3 id="example-title" className="text-h4">
        {wording.t.example.title}
      </h3>
      {calculatorsById[id].parts.map((part) => (
        <ExamplePart key={part.name} {...wording} part={part} />
      ))}
    </aside>
  );
}

function ExamplePart({ part, ...wording }: Wording & { part: Part }) {
  const inputs = givenInputs(part.fields, 'example');
  const outcome = part.read(wording, inputs);
  // The example's inputs are part of this code, so an invalid one is a programming error.
  if (!outcome.ok) throw new Error(`The example of ${part.name}: ${outcome.field} is ${outcome.code}`);
  const { title, fields, choices, constants } = part.texts(wording);
  const { figure, caption, sentence, working } = outcome.value;
  const { t } = wording;
  return (
    <div className="worked-example-part">
      {title && <h4 className="font-semibold">{title}</h4>}
      <dl className="worked-example-inputs figures" aria-label={t.example.inputs}>
        {Object.entries(part.fields).map(([name, field]) => (
          <div key={name}>
            <dt>{fields[name]}</dt>
            <dd>{writeInput(wording, field, inputs[name] ?? '', choices[name])}</dd>
          </div>
        ))}
        {constants.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Working title={t.working} lines={working} />
      <p>
        <span className="sr-only">{t.example.result} </span>
        <span className="worked-example-figure figures">{figure}</span>{' '}
        <span className="text-small text-muted">{caption}</span>
      </p>
      <p className="figures">{sentence}</p>
    </div>
  );
}
