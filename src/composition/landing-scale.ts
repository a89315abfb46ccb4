import type { LandingScale } from '../app/ports/landing/landing.ts';
import type { LandingView } from '../domain/landing/counts/landing-view.ts';

export interface ConnectedScale extends LandingScale {
  /** Gives the scale the renderer of this process, which is built after the use cases. */
  connect(sizeOf: (view: LandingView) => Promise<number>): void;
}

/** Creates the scale of landing pages. A process without a renderer, such as the development server, weighs no pages. */
export function createLandingScale(): ConnectedScale {
  let sizeOf: ((view: LandingView) => Promise<number>) | undefined;
  return {
    connect(given) {
      sizeOf = given;
    },
    weigh: async (view) => (sizeOf ? sizeOf(view) : null),
  };
}
