import { cleanLine } from '../text/clean-text.ts';

/**
 * By what an administrator's name is found, limited and unique: without what cannot be seen, spaces around it and capitals
 * (RFC 8265, UsernameCaseMapped).
 */
export function usernameKey(username: string): string {
  return cleanLine(username).trim().toLowerCase().normalize('NFC');
}
