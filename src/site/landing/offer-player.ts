/** Lets the visitor open the player. */
export function offerPlayer(): void {
  const player = document.querySelector<HTMLElement>('[data-player]');
  const button = player?.querySelector('button');
  if (!player || !button) return;
  player.hidden = false;
  button.addEventListener('click', () => {
    void import('../../browser/open-player.ts').then((lazy) => lazy.openPlayer(player));
  });
}
