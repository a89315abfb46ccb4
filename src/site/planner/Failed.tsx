import type { ReactNode } from 'react';
import { Bars } from '../../ui/bars.tsx';
import { Button } from '../../ui/button.tsx';
import { waveform } from '../../ui/waveform.ts';
import type { PlannerText } from './texts.ts';

interface FailedProps {
  t: PlannerText;
  /** Whether the request waits in this browser, and is sent by itself later. */
  kept: boolean;
  retry: () => void;
  again: () => void;
  /** The answers, which are kept. */
  children: ReactNode;
}

/** The documented error. The same answers can be sent again. */
export function Failed({ t, kept, retry, again, children }: FailedProps) {
  return (
    <div className="planner-center" role="alert">
      <Bars
        heights={waveform(40, 3)}
        className="planner-stopped"
        barClassName={(index) => (index < 16 ? 'planner-stopped-lit' : '')}
      />
      <h2 data-step-heading="" tabIndex={-1} className="planner-title">
        {t.failed.title}
      </h2>
      <p className="planner-lead">{t.failed.text}</p>
      {kept && <p>{t.failed.kept}</p>}
      {children}
      <p className="flex flex-wrap justify-center gap-3">
        <Button onClick={retry}>{t.failed.retry}</Button>
        <Button tone="quiet" onClick={again}>
          {t.failed.again}
        </Button>
      </p>
    </div>
  );
}
