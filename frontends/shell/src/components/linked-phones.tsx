/** As `linkPhones` of the build, it expects no other numbers in the text. */
const PHONE = /(\d[\d ]*\d)/;

/** A text whose phone numbers are links. */
export function LinkedPhones({ text }: { readonly text: string }) {
  return text.split(PHONE).map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
      <span key={index}>{part}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
      <a key={index} href={`tel:${part.replace(/ /g, '')}`}>
        {part}
      </a>
    ),
  );
}
