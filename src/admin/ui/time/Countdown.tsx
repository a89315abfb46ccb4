import { Alert } from '@mantine/core';
import { useEffect, useState } from 'react';
import { fill, intlTag } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';

/** A countdown to the next allowed attempt. Screen readers announce only its start and its end. */
export function Countdown({ seconds }: { seconds: number }) {
  const { locale, t } = useLanguage();
  const words = t.shared.wait;
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const sentence = (rest: number) => fill(words.text, { time: inWords(rest, intlTag(locale)) });
  return (
    <Alert color={left > 0 ? 'red' : 'teal'} role="none">
      <span className="admin-hidden" role="alert">
        {left > 0 ? sentence(seconds) : words.over}
      </span>
      <span aria-hidden="true">{left > 0 ? sentence(left) : words.over}</span>
    </Alert>
  );
}

/** Formats a duration as `1 minute 5 secondes`. */
function inWords(seconds: number, tag: string): string {
  const part = (count: number, unit: 'minute' | 'second') =>
    count === 0 ? '' : new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return [part(Math.floor(seconds / 60), 'minute'), part(seconds % 60, 'second')].filter(Boolean).join(' ');
}
