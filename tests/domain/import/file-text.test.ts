import { expect, test } from 'vitest'
import { textOf } from '#domain/import/file-text.ts'

const bytes = (...parts: Array<string | number>) =>
  new Uint8Array(parts.flatMap(part => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])))

test.for([
  ['UTF-8', bytes('Käfig;CO₂'), 'Käfig;CO₂', 'UTF-8'],
  ['UTF-8 with a mark at its beginning', bytes(0xef, 0xbb, 0xbf, 'Käfig'), 'Käfig', 'UTF-8'],
  ['plain letters', bytes('Copper'), 'Copper', 'UTF-8'],
  ['Windows-1252', bytes('K', 0xe4, 'fig ', 0x96, ' ', 0x80, '5'), 'Käfig – €5', 'Windows-1252'],
  ['UTF-16, little end first', bytes(0xff, 0xfe, 'K', 0, 0xe4, 0), 'Kä', 'UTF-16'],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 'K', 0, 0xe4), 'Kä', 'UTF-16'],
  ['nothing', bytes(), '', 'UTF-8'],
] as const)('reads a file in %s', ([, file, text, encoding]) => {
  expect(textOf(file)).toEqual({ text, encoding })
})

test.for([
  ['an Excel workbook', bytes('PK', 3, 4, 'xl/workbook.xml'), /is a spreadsheet.*as CSV/],
  ['an old Excel workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), /is a spreadsheet.*as CSV/],
  ['a PDF', bytes('%PDF-1.7'), /is a PDF/],
  ['a picture', bytes(0x89, 'PNG', 0, 0), /is not a text file/],
] as const)('rejects %s with a message', ([, file, words]) => {
  expect(() => textOf(file)).toThrow(words)
})
