/** Lets the visitor open the player. Its frame is made by the click: before it, the vendor learns nothing. */
export function offerPlayer(): void {
  const player = document.querySelector<HTMLElement>('[data-player]');
  const button = player?.querySelector('button');
  if (!player || !button) return;
  player.hidden = false;
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = player.dataset['player'] ?? '';
    frame.title = player.dataset['title'] ?? '';
    frame.allow = 'encrypted-media';
    // YouTube refuses to play without a referrer.
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    player.replaceChildren(frame);
    frame.focus();
  });
}
