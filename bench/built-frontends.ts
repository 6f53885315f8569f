import { join } from 'node:path';

const FRONTENDS = join(import.meta.dirname, '..', 'frontends');

/** The current build of the pages, unless SHELL_DIR and ADMIN_DIR name another one. */
export function builtFrontends() {
  return {
    shellDir: process.env.SHELL_DIR ?? join(FRONTENDS, 'shell', 'dist'),
    adminDir: process.env.ADMIN_DIR ?? join(FRONTENDS, 'admin', 'dist'),
  };
}
