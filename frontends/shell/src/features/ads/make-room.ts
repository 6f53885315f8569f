import { adMemory } from './ad-memory.ts';

/**
 * Gives the greeting that came with the page the room that the header's ad will have above it in the application
 * (`adPlaces`, `AdSlot`), so that nothing moves when the one takes the place of the other.
 */
export function makeRoomForHeaderAd(): void {
  if (adMemory.consent().standing !== 'accepted' || !adMemory.slots().header) return;
  const room = document.createElement('div');
  room.className = 'ad-room ad-room-header';
  document.querySelector('#first-view > header')?.after(room);
}
