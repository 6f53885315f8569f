/** Replaces `js-base64`, of which tus-js-client uses one function, to encode the metadata of an upload. */
export const Base64 = {
  /** Text as UTF-8 in base64. */
  encode: (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text))),
};
