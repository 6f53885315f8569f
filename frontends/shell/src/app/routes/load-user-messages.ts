/** The saved messages, downloaded separately from Home. */
export const loadUserMessages = async () => (await import('./user-messages.tsx')).UserMessagesPage;
