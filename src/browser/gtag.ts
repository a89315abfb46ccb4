/** Puts a command in the queue of Google's tags. Without a tag that reads it, it stays on the page. */
export function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's script tells a command from an event by this very type
  window.dataLayer.push(arguments);
}
