/**
 * Replaces the content of a player's placeholder by its frame. The frame is made by the visitor's click: before it, the
 * vendor learns nothing.
 */
export function openPlayer(player: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.src = player.dataset['player'] ?? '';
  frame.title = player.dataset['title'] ?? '';
  frame.allow = 'encrypted-media; fullscreen';
  // YouTube refuses to play without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  player.replaceChildren(frame);
  frame.focus();
}
