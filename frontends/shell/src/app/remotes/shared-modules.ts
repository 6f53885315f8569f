// Sets zod's options.
import '@selah/shared/contracts/primitives';
import * as platform from '@selah/web-kit/platform';
import { AlertDialog } from '@selah/web-kit/ui/alert-dialog';
import { ConfirmDialog } from '@selah/web-kit/ui/confirm-dialog';
import { Dialog } from '@selah/web-kit/ui/dialog';
import { Tabs } from '@selah/web-kit/ui/tabs';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { get, set, useForm } from 'react-hook-form';
import { config, z } from 'zod';
import type { SharedModules } from '../../../../federation.ts';

/** Named one by one (`SHARED_SCHEMAS`), because an object with all of `z` would add all of zod to the build. */
const schemas = {
  array: z.array,
  boolean: z.boolean,
  email: z.email,
  enum: z.enum,
  int: z.int,
  iso: { date: z.iso.date, datetime: z.iso.datetime },
  number: z.number,
  object: z.object,
  string: z.string,
  union: z.union,
  url: z.url,
};

/** The modules of this page that remotes use. `groupFirstPage` keeps the files of visitors as they are without it. */
export const sharedModules: SharedModules = {
  react,
  'react-dom': reactDom,
  '@selah/web-kit/platform': platform,
  '@selah/web-kit/ui/alert-dialog': { AlertDialog },
  '@selah/web-kit/ui/confirm-dialog': { ConfirmDialog },
  '@selah/web-kit/ui/dialog': { Dialog },
  '@selah/web-kit/ui/tabs': { Tabs },
  'react-hook-form': { get, set, useForm },
  zod: { config, z: schemas },
};
