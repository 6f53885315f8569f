import { Schema } from 'mongoose';

export interface SiteUserDocument {
  _id: number;
  email: string;
  name: string;
  passwordHash: string;
  createdAt: Date;
  lastLogin: Date;
}

export const siteUserSchema = new Schema<SiteUserDocument>(
  {
    _id: { type: Number, required: true },
    email: { type: String, required: true },
    name: { type: String, required: true },
    passwordHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastLogin: { type: Date, required: true },
  },
  { collection: 'site_users', versionKey: false },
);
