/** The accounts that have dismissed the first steps. */
export interface WelcomeStore {
  isDismissed(accountId: string): Promise<boolean>;
  /** Stores the dismissal; a second call changes nothing. */
  dismiss(accountId: string, now: number): Promise<void>;
}
