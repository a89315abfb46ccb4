import { openPlayer } from '../../browser/open-player.ts';

document.querySelector('.article')?.addEventListener('click', ({ target }) => {
  const player = (target as Element).closest('button')?.closest<HTMLElement>('[data-player]');
  if (player) openPlayer(player);
});
