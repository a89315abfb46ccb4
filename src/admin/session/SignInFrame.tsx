import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { localizePath } from '../../domain/locale/locale.ts';
import { waveform } from '../../ui/waveform.ts';
import { useLanguage } from '../texts.ts';
import { Mark } from '../ui/Mark.tsx';

const BARS = 48;

/** The layout of the pages without a session: the card with the brand, and a link to the site. */
export function SignInFrame({ brand, children }: { brand: string; children: ReactNode }) {
  const { locale, t } = useLanguage();
  return (
    <div className="sign-in">
      <main className="sign-in-card">
        <Mark brand={brand} />
        {children}
        <Anchor href={localizePath(locale, '/')} className="sign-in-home">
          {t.signIn.home}
        </Anchor>
      </main>
      <svg
        viewBox={`0 0 ${BARS * 8} 24`}
        preserveAspectRatio="none"
        className="sign-in-wave"
        aria-hidden="true"
      >
        {waveform(BARS).map((height, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          <rect key={bar} x={bar * 8} y={24 - height * 24} width="5" height={height * 24} rx="1" />
        ))}
      </svg>
    </div>
  );
}
