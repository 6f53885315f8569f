declare module 'usfm-js' {
  export interface VerseObject {
    readonly tag?: string;
    readonly text?: string;
    readonly children?: readonly VerseObject[];
  }

  interface UsfmJson {
    readonly chapters: Readonly<
      Record<string, Readonly<Record<string, { readonly verseObjects?: readonly VerseObject[] }>>>
    >;
  }

  const usfm: { toJSON(text: string): UsfmJson };
  export default usfm;
}
