import { userAgentFamily } from '../lead/user-agent-family.ts';

/** The operating systems that a list of sessions names. */
export const systems = ['windows', 'macos', 'ios', 'android', 'chromeos', 'linux', 'other'] as const;
export type System = (typeof systems)[number];

/** The device of a session, as far as its owner needs it to recognise the session. */
export interface Device {
  /** A browser's family: `Firefox`. `other`: unknown. */
  browser: string;
  system: System;
}

/** The first match counts: an iPhone also names macOS, an Android phone and a Chromebook also name Linux. */
const patterns: readonly [System, RegExp][] = [
  ['windows', /Windows/],
  ['ios', /iPhone|iPad|iPod/],
  ['macos', /Macintosh|Mac OS X/],
  ['android', /Android/],
  ['chromeos', /CrOS/],
  ['linux', /Linux|X11/],
];

/**
 * Returns the family of the browser and the system of a user agent. The user agent itself is not stored: with its
 * versions it could identify a person. An iPad names itself as a Mac.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const family = userAgentFamily(userAgent).replace(/ mobile$/, '');
  return {
    browser: family === 'bot' ? 'other' : family,
    system: patterns.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? 'other',
  };
}
