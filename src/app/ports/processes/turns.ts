/** Decides which process does work that must be done once in a while, by one of them. */
export interface Turns {
  /**
   * Returns true to one caller among all processes, and to no other before `pauseMs` have passed since.
   * @param now epoch milliseconds
   */
  take(name: string, now: number, pauseMs: number): Promise<boolean>;
}
