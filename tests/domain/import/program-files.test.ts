import { describe, expect, test } from 'vitest'
import { textOf } from '#domain/import/file-text.ts'
import { columnsOf, matchingOf } from '#domain/import/import-matching.ts'
import { type ImportTable, tableOf } from '#domain/import/import-table.ts'

/** Bytes of a text in which every character is one byte, such as Windows-1252 in its lower half. */
const oneByte = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...Array.from(text, character => [character.charCodeAt(0), 0]).flat()])

function tableFrom(bytes: Uint8Array): ImportTable {
  const { text, ...encoding } = textOf(bytes, null)
  return { name: 'file.csv', ...encoding, ...tableOf(text, null) }
}

type Shape = {
  /** Program or publisher of files with this shape. The values are invented. */
  source: string
  file: Uint8Array
  delimiter: string
  encoding: string
  /** Row number of the headings in a spreadsheet. */
  header: number | null
  name: number | null
  factor: number | null
  /** Doubts of the columns with factors. */
  doubts: readonly string[]
}

const shapes: readonly Shape[] = [
  {
    source: 'flat file of the UK government conversion factors (DESNZ): title rows, UOM and GHG/Unit',
    file: utf8(
      'UK Government GHG Conversion Factors for Company Reporting,,,,,,\nFactors by Category,,,,,,\n' +
        'ID,Level 2,Material,Column Text,UOM,GHG/Unit,GHG Conversion Factor 2025\n' +
        '9_1,Metal,Metal: scrap,Closed-loop source,tonnes,kg CO2e,1234.5678\n9_2,Paper,Paper,,tonnes,kg CO2e,\n',
    ),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 3,
    name: 2,
    factor: null,
    doubts: ['mass'],
  },
  {
    source: 'factor list of a university’s CO₂ calculator: unnamed index, unit and co2e_unit',
    file: utf8(',name,unit,co2e_unit,emission_factor\n0,coal,kWh,kg/kWh,0.99\n1,wood,kWh,kg/kWh,0.01\n'),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 1,
    name: 1,
    factor: null,
    doubts: ['emitted'],
  },
  {
    source: 'factor lists of life-cycle tools: the unit of the material beside the factor',
    file: utf8('Material,Factor,Unit\nSteel,1.99,kg\nGlass,0.88,kg\n'),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 1,
    name: 0,
    factor: null,
    doubts: ['mass'],
  },
  {
    source: 'factor lists of life-cycle tools: kg CO2e/kg beside the factor',
    file: utf8('Material,Factor,Unit\nSteel,1.99,kg CO2e/kg\nGlass,0.88,kg CO2e/kg\n'),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 1,
    name: 0,
    factor: 1,
    doubts: [],
  },
  {
    source: 'SAP material list in German: Basismengeneinheit, decimal commas',
    file: oneByte(
      'Materialnummer;Materialkurztext;Basismengeneinheit;Faktor\n00081;Messingsp\u00e4ne;KG;2,5100\n00082;Zinn;KG;4,5\n',
    ),
    delimiter: ';',
    encoding: 'Windows-1252',
    header: 1,
    name: null,
    factor: null,
    doubts: [],
  },
  {
    source: 'SAP list saved as a spreadsheet: title, UTF-16 and tabs',
    file: utf16(
      'Stock list\t\t\t\r\n\r\nMaterial\tBase Unit of Measure\tGW code\tCO2 factor (kg/kg)\r\nBrass\tKG\tGW 53-04\t2,51\r\n',
    ),
    delimiter: '\t',
    encoding: 'UTF-16',
    header: 3,
    name: 0,
    factor: 3,
    doubts: [],
  },
  {
    source: 'QuickBooks report: company, report and day above the headings',
    file: utf8(
      '"North Yard (Pty) Ltd"\n"Item list"\n"As of 27 November 2026"\n\n"Item","GW code","Factor","Price"\n"Brass","GW 53-04","2.51","1,310.50"\n"Total","","","1,310.50"\n',
    ),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 5,
    name: 0,
    factor: 2,
    doubts: [],
  },
  {
    source: 'register of a yard: title in the first cell, empty cells beside it',
    file: utf8('Register of the north yard,,\nName,GW code,CO2 factor\nBrass,GW 53-04,2.51\n'),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 2,
    name: 0,
    factor: 2,
    doubts: [],
  },
  {
    source: 'report of a parser’s users: title in the middle, empty row, spaces after commas',
    file: utf8(', , TITLE, \n, , , \nMaterial, Code, Factor, Note\nBrass, GW 53-04, 2.51, x\n'),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 3,
    name: 0,
    factor: 2,
    doubts: [],
  },
  {
    source: 'article list of an order program for Excel in German: Windows-1252, percentages',
    file: oneByte(
      'Artikelnummer;Bezeichnung;Einheit;MwSt;VK-Preis netto\r\nA-1;K\u00e4fig;Stk;19 %;29,90\r\nA-2;Blech;kg;19 %;1.310,50\r\n',
    ),
    delimiter: ';',
    encoding: 'Windows-1252',
    header: 1,
    name: null,
    factor: null,
    doubts: [],
  },
  {
    source: 'price list in French: units, spaces between thousands, quotes',
    file: utf8('Code;D\u00e9signation;Unit\u00e9;Facteur\nGW 53-04;"Laiton; jaune";kg;"2,51"\nGW 53-08;Plomb;kg;1,5\n'),
    delimiter: ';',
    encoding: 'UTF-8',
    header: 1,
    name: null,
    factor: null,
    doubts: [],
  },
  {
    source: 'material list in Swedish: byte order mark, currency in the headings',
    file: utf8('\ufeffArtikelnummer;Ben\u00e4mning;Enhet;\u00c0-pris (SEK)\n1;M\u00e4ssing;kg;69,00\n2;Tenn;kg;12,5\n'),
    delimiter: ';',
    encoding: 'UTF-8',
    header: 1,
    name: null,
    factor: null,
    doubts: [],
  },
  {
    source: 'weighbridge tickets: kg without headings of materials',
    file: utf8('Ticket Number,Date,Commodity,Gross Weight,Tare Weight,Net Weight\n1,2026-11-27,Brass,1240,380,860\n'),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 1,
    name: 2,
    factor: null,
    doubts: [],
  },
]

describe('File of another program', () => {
  test.for(shapes)('$source', ({ file, delimiter, encoding, header, name, factor, doubts }) => {
    const table = tableFrom(file)
    const matching = matchingOf(table)
    expect([table.delimiter, table.encoding]).toEqual([delimiter, encoding])
    expect(matching.header === null ? null : table.rows[matching.header]?.row).toBe(header)
    expect(matching.columns).toMatchObject({ name, carbonFactor: factor })
    expect(columnsOf(table, matching).flatMap(({ doubt }) => doubt ?? [])).toEqual(doubts)
  })

  test('of another language in Windows-1250 is read with the chosen encoding', () => {
    const polish = oneByte('Nazwa;Kod;Wsp\u00f3\u0142czynnik'.replace('\u0142', '\u00b3'))
    expect(textOf(polish, 'Windows-1250').text).toBe('Nazwa;Kod;Współczynnik')
    expect(textOf(polish, null).encoded).toMatchObject({ count: 1, first: [{ text: 'Nazwa;Kod;Wspó³czynnik' }] })
  })
})
