/** The login page, downloaded separately from Home. */
export const loadLoginPage = async () => (await import('./login.tsx')).LoginPage;
