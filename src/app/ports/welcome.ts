/** The accounts that need no welcome any more. */
export interface WelcomeStore {
  isDismissed(accountId: string): Promise<boolean>;
  /** Notes it once; a second call changes nothing. */
  dismiss(accountId: string, now: number): Promise<void>;
}
