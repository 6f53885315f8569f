import { adMemory } from './ad-memory.ts';

/**
 * Gives the header's ad its room in the view that the page itself brought, where the application will have it too: a
 * returning visitor who said yes does not see the page move down when the application comes.
 */
export function reserveHeaderAd(): void {
  if (adMemory.consent().standing !== 'accepted' || !adMemory.slots().header) return;
  const room = document.createElement('div');
  room.className = 'ad-room ad-room-header';
  document.querySelector('#first-view .site-header')?.after(room);
}
