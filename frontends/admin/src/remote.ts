import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';
import { takeSharedModules } from '../../federation.ts';

/**
 * The only module that this remote exposes: opens its pages on the shell's modules. Modules that import shared ones must be
 * imported only after these are available.
 */
export default async function open(): Promise<RemoteModule<AdminPage>> {
  await takeSharedModules();
  return (await import('./register.tsx')).default;
}
