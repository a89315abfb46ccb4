import type { ReactNode } from 'react';
import { PlatformWave } from './PlatformWave.tsx';
import type { Service } from './service.ts';

interface FinalCallProps {
  service: Service;
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** The last section of a landing page, with its calls to action. */
export function FinalCall({ service, title, text, children }: FinalCallProps) {
  return (
    <section id="start" className="pb-16 md:pb-28" aria-labelledby="start-title">
      <div className="page-width">
        <div className="final on-dark">
          <div className="flex flex-col items-start gap-6 p-6 pt-10 md:p-14 md:pb-10">
            <h2 id="start-title" className="max-w-3xl text-h2">
              {title}
            </h2>
            <p className="text-lead text-muted">{text}</p>
            <div className="actions">{children}</div>
          </div>
          <div className="final-bars">
            <PlatformWave service={service} bars={72} phase={5.2} />
          </div>
        </div>
      </div>
    </section>
  );
}
