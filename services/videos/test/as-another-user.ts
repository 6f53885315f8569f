import { chmod, stat } from 'node:fs/promises';

/** Somebody who owns nothing here (`nobody`). */
const NOBODY = 65534;

/** Does the work while this process may not write into the folder. A superuser may everywhere, and is somebody else meanwhile. */
export async function withoutWriting<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const isSuperuser = process.geteuid?.() === 0;
  const { mode } = await stat(folder);
  await chmod(folder, 0o555);
  if (isSuperuser) process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    if (isSuperuser) process.seteuid?.(0);
    await chmod(folder, mode);
  }
}
