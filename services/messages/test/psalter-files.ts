import type { Psalter } from '../src/domain/psalms/psalter.ts';

type Words = Pick<Psalter, 'psalms'>;

/** As USFM, with headings, a note, word attributes and poetry in some verses. */
export function toUsfm({ psalms }: Words): string {
  const chapters = psalms.map(({ first, verses }, index) => {
    const title = index % 3 === 0 ? '\\d A title \\f + \\ft with a note\\f*\n' : '';
    const lines = verses.map((verse, number) => `${usfmVerse(first + number, verse)}\n`);
    return `\\c ${index + 1}\n\\s1 A heading\n${title}\\q1\n${lines.join('')}`;
  });
  return `\\id PSA - Test\n\\h Psalms\n\\mt1 Psalms\n${chapters.join('')}`;
}

function usfmVerse(number: number, text: string): string {
  const [first = '', second = '', ...rest] = text.split(' ');
  if (number % 5 === 0) return `\\v ${number} ${first} \\add ${second}\\add*\n\\q2 ${rest.join(' ')}`;
  if (number % 7 === 0) {
    return `\\v ${number} ${first}\\f + \\fr ${number} \\ft Or \\fq other\\f* \\w ${second}|strong="H1"\\w* ${rest.join(' ')}\n\\s1 Between\n\\q1`;
  }
  return `\\v ${number} ${text}`;
}

/** As USX 3, with milestones at the end of verses; titles that are verses contain them. */
export function toUsx({ psalms }: Words): string {
  const chapters = psalms.map(({ first, verses }, index) => {
    const psalm = index + 1;
    const lines = verses.map((verse, number) => {
      const id = `PSA ${psalm}:${first + number}`;
      const [word = '', ...rest] = verse.split(' ');
      const style = number === 0 && psalm % 2 === 0 ? 'd' : 'q1';
      return `<para style="${style}"><verse number="${first + number}" style="v" sid="${id}" />${word}<note caller="+" style="f"><char style="ft">A note</char></note></para><para style="q2">${rest.join(' ')}<verse eid="${id}" /></para>`;
    });
    return `<chapter number="${psalm}" style="c" sid="PSA ${psalm}" /><para style="s1">A heading</para>${lines.join('\n')}<chapter eid="PSA ${psalm}" />`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n<usx version="3.0"><book code="PSA" style="id">Test</book><para style="h">Psalms</para>${chapters.join('\n')}</usx>`;
}

/** As OSIS with verses as elements, in odd Psalms with milestones, and a title within the first verse. */
export function toOsis({ psalms }: Words): string {
  const chapters = psalms.map(({ first, verses }, index) => {
    const psalm = index + 1;
    const lines = verses.map((verse, number) => {
      const id = `Ps.${psalm}.${first + number}`;
      const [word = '', ...rest] = verse.split(' ');
      const title = number === 0 ? '<title type="psalm" canonical="true">A <hi>title</hi></title>' : '';
      const text = `${title}<l><w lemma="strong:H1">${word}</w></l><l>${rest.join(' ')}<note>A note</note></l>`;
      return psalm % 2 === 0
        ? `<verse osisID="${id}">${text}</verse>`
        : `<verse osisID="${id}" sID="${id}"/>${text}<verse eID="${id}"/> between verses`;
    });
    return `<chapter osisID="Ps.${psalm}">${lines.join('\n')}</chapter>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<osis xmlns="http://www.bibletechnologies.net/2003/OSIS/namespace"><osisText osisIDWork="Test" xml:lang="pt"><div type="book" osisID="Gen"><chapter osisID="Gen.1"><verse osisID="Gen.1.1">Elsewhere</verse></chapter></div><div type="book" osisID="Ps">${chapters.join('')}</div></osisText></osis>`;
}
