import { useEffect, useState } from 'react';
import { type Fields, givenInputs } from '../../../domain/guide/calculator-fields.ts';
import { calculatorHref, parseCalculatorHref } from '../../../domain/guide/calculator-link.ts';
import { CopyLink } from '../../../ui/copy-link.tsx';
import { CalculatorBody } from './CalculatorBody.tsx';
import { type Calculator, fieldsOf, type Wording } from './calculator-definition.ts';
import { readPart, readTyped, type Typed, typedFrom, writeProblem } from './typed-inputs.ts';

interface CalculatorIslandProps extends Wording {
  calculator: Calculator;
}

/** A calculator that updates at every key. It opens with the inputs of the address, if the address contains any. */
export function CalculatorIsland({ calculator, ...wording }: CalculatorIslandProps) {
  const { locale, t } = wording;
  const fields = fieldsOf(calculator);
  const [typed, setTyped] = useState(() => typedFrom(locale, inputsOfAddress(fields)));
  const [changed, setChanged] = useState<string>();
  const announcement = useAnnouncement(
    changed === undefined ? undefined : sentenceOf(wording, calculator, typed, changed),
  );

  useEffect(() => {
    const follow = () => {
      const given = fieldsOf(calculator);
      if (parseCalculatorHref(given, location.hash)) setTyped(typedFrom(locale, inputsOfAddress(given)));
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [calculator, locale]);

  const type = (name: string, text: string) => {
    setTyped((before) => ({ ...before, [name]: text }));
    setChanged(name);
  };
  const { inputs } = readTyped(locale, fields, typed);
  const solved = calculator.parts.every((part) => readPart(wording, part, typed).reading);
  // Without the page's own query, which may contain this visitor's campaign.
  const address = location.origin + location.pathname + calculatorHref(inputs);
  return (
    <>
      <CalculatorBody {...wording} calculator={calculator} typed={typed} onType={type}>
        {solved && <CopyLink address={address} t={t} />}
      </CalculatorBody>
      {/* An error is an alert, a result is information (RGAA 7.5). */}
      <p role="status" className="sr-only">
        {announcement?.isError === false && announcement.text}
      </p>
      <p role="alert" className="sr-only">
        {announcement?.isError && announcement.text}
      </p>
    </>
  );
}

/** The inputs of the fragment; an input that it lacks has its initial value. */
const inputsOfAddress = (fields: Fields) => ({
  ...givenInputs(fields, 'initial'),
  ...parseCalculatorHref(fields, location.hash),
});

/** Returns the announcement for a change: the result of the changed part, or the errors in it. */
function sentenceOf(
  wording: Wording,
  calculator: Calculator,
  typed: Typed,
  changed: string,
): Announcement | undefined {
  const part = calculator.parts.find(({ fields }) => changed in fields);
  if (!part) return undefined;
  const { reading, problems } = readPart(wording, part, typed);
  if (reading) return { text: reading.sentence, isError: false };
  const errors = Object.entries(problems).flatMap(([name, code]) => {
    const field = part.fields[name];
    return field ? [writeProblem(wording, field, code)] : [];
  });
  return { text: errors.join(' '), isError: true };
}

/** What a live region reads out. */
interface Announcement {
  text: string;
  isError: boolean;
}

/** Long enough not to interrupt a screen reader at every key. */
const PAUSE_MS = 700;

/** Returns the newest announcement, once it has not changed for 700 ms; `undefined` before the first. */
function useAnnouncement(newest: Announcement | undefined): Announcement | undefined {
  const [announced, announce] = useState<Announcement>();
  const { text, isError } = newest ?? {};
  useEffect(() => {
    if (text === undefined || isError === undefined) return;
    const timer = setTimeout(() => announce({ text, isError }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isError]);
  return announced;
}
