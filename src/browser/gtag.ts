/** Adds a command to the queue of Google's tags. Without a tag to read it, the command never leaves the page. */
export function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's script recognises a command by this type
  window.dataLayer.push(arguments);
}
