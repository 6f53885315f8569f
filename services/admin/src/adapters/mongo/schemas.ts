import type { Contact } from '@selah/shared/contracts/admin/contact';
import { Schema } from 'mongoose';

export interface AdministratorDocument {
  _id: number;
  username: string;
  /** `usernameKey(username)`. */
  usernameKey: string;
  passwordHash: string;
  email?: string;
  resetToken?: string;
  resetTokenExpiry?: Date;
}

/** Collection `users` (M-159); `resetToken` holds a hash. */
export const administratorSchema = new Schema<AdministratorDocument>(
  {
    _id: { type: Number, required: true },
    username: { type: String, required: true },
    usernameKey: { type: String, required: true },
    passwordHash: { type: String, required: true },
    email: { type: String },
    resetToken: { type: String },
    resetTokenExpiry: { type: Date },
  },
  { collection: 'users', versionKey: false },
);

export interface AdminSessionDocument {
  _id: string;
  administratorId: number;
  openedAt: Date;
  browser: string;
  address: string;
}

/** Collection `admin_sessions`: descriptions of sessions for their owner. Ids are hashes of the tokens. */
export const adminSessionSchema = new Schema<AdminSessionDocument>(
  {
    _id: { type: String, required: true },
    administratorId: { type: Number, required: true },
    openedAt: { type: Date, required: true },
    browser: { type: String, default: '' },
    address: { type: String, default: '' },
  },
  { collection: 'admin_sessions', versionKey: false },
);

export interface SiteSettingsDocument {
  _id: number;
  headerAdCode: string;
  footerAdCode: string;
  /** ISO 8601 text (M-165). */
  lastUpdated: string;
}

export interface AdVersionDocument {
  _id: number;
  headerAdCode: string;
  footerAdCode: string;
  savedAt: Date;
  savedBy: string;
}

/** Collection `ad_versions`. */
export const adVersionSchema = new Schema<AdVersionDocument>(
  {
    _id: { type: Number, required: true },
    headerAdCode: { type: String, default: '' },
    footerAdCode: { type: String, default: '' },
    savedAt: { type: Date, required: true },
    savedBy: { type: String, required: true },
  },
  { collection: 'ad_versions', versionKey: false },
);

export interface ContactVersionDocument {
  /** The number of the version. */
  _id: number;
  contact: Contact | null;
  savedAt: Date;
  savedBy: string;
}

/** Collection `contact_versions`. */
export const contactVersionSchema = new Schema<ContactVersionDocument>(
  {
    _id: { type: Number, required: true },
    contact: { type: Schema.Types.Mixed, default: null },
    savedAt: { type: Date, required: true },
    savedBy: { type: String, required: true },
  },
  { collection: 'contact_versions', versionKey: false, minimize: false },
);

/** Collection `site_settings` with a single document. */
export const siteSettingsSchema = new Schema<SiteSettingsDocument>(
  {
    _id: { type: Number, required: true },
    headerAdCode: { type: String, default: '' },
    footerAdCode: { type: String, default: '' },
    lastUpdated: { type: String, required: true },
  },
  { collection: 'site_settings', versionKey: false },
);
