import { MongoError } from '../errors.ts';

/**
 * Refuses unknown fields, which might have changed the result.
 * @throws Location40415
 */
export function refuseUnknownFields(place: string, fields: Iterable<string>, known: readonly string[]): void {
  for (const field of fields) {
    if (!known.includes(field))
      throw new MongoError(40415, `BSON field '${place}.${field}' is an unknown field.`);
  }
}
