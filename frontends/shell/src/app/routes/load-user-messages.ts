/** The saved messages as a download of their own, which Home does not pay for. */
export const loadUserMessages = async () => (await import('./user-messages.tsx')).UserMessagesPage;
