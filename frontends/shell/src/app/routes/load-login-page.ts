/** The login page as a download of its own, which Home does not pay for. */
export const loadLoginPage = async () => (await import('./login.tsx')).LoginPage;
