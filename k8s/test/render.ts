import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { Resource } from './resource.ts';

const K8S = join(import.meta.dirname, '..');
const MAKE_SECRETS = join(K8S, '..', 'docker', 'make-secrets.mjs');

/** Whether this machine can render: `kubectl` includes kustomize. */
export function canRender(): boolean {
  try {
    execFileSync('kubectl', ['version', '--client'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The resources of an overlay, with secrets generated in a copy of the folder. */
export function render(overlay: 'trial' | 'production'): Resource[] {
  const copy = mkdtempSync(join(tmpdir(), 'selah-k8s-'));
  try {
    for (const part of ['base', 'engines', 'overlays']) {
      cpSync(join(K8S, part), join(copy, part), {
        recursive: true,
        filter: (source) => !source.endsWith('secrets'),
      });
    }
    const folder = join(copy, 'overlays', overlay);
    execFileSync(process.execPath, [MAKE_SECRETS, join(folder, 'secrets')]);
    const text = execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
    return parseAllDocuments(text).map((document) => document.toJS() as Resource);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
