import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';
import { takeSharedModules } from '../../federation.ts';

/**
 * The only module that this remote exposes: opens its pages on the shell's modules. Nothing that imports one of those may be
 * imported before they are here.
 */
export default async function open(): Promise<RemoteModule<AdminPage>> {
  await takeSharedModules();
  return (await import('./register.tsx')).default;
}
