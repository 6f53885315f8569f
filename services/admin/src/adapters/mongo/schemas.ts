import { Schema } from 'mongoose';

export interface AdministratorDocument {
  _id: number;
  username: string;
  passwordHash: string;
  email?: string;
  resetToken?: string;
  resetTokenExpiry?: Date;
}

/** Collection `users` (M-159); `resetToken` holds a hash. */
export const administratorSchema = new Schema<AdministratorDocument>(
  {
    _id: { type: Number, required: true },
    username: { type: String, required: true, unique: true },
    passwordHash: { type: String, required: true },
    email: { type: String, index: true },
    resetToken: { type: String, index: true, sparse: true },
    resetTokenExpiry: { type: Date },
  },
  { collection: 'users', versionKey: false },
);

export interface SiteSettingsDocument {
  _id: number;
  headerAdCode: string;
  footerAdCode: string;
  /** ISO 8601 text (M-165). */
  lastUpdated: string;
}

/** Collection `site_settings` with its one document. */
export const siteSettingsSchema = new Schema<SiteSettingsDocument>(
  {
    _id: { type: Number, required: true },
    headerAdCode: { type: String, default: '' },
    footerAdCode: { type: String, default: '' },
    lastUpdated: { type: String, required: true },
  },
  { collection: 'site_settings', versionKey: false },
);
