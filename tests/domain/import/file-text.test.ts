import { describe, expect, test } from 'vitest'
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
  ['UTF-16 without a mark', bytes('C', 0, 'u', 0, 0xe4, 0, ';', 0), 'Cuä;', 'UTF-16'],
  ['UTF-16 without a mark, big end first', bytes(0, 'C', 0, 'u', 0, 0xe4), 'Cuä', 'UTF-16'],
  ['nothing', bytes(), '', 'UTF-8'],
] as const)('detects a file in %s', ([, file, text, encoding]) => {
  expect(textOf(file, null)).toMatchObject({ text, encoding })
})

test.for([
  ['UTF-8', bytes('Kä'), 'Kä'],
  ['UTF-8', bytes('K', 0xe4), 'K\ufffd'],
  ['UTF-16', bytes('K', 0, 0xe4, 0), 'Kä'],
  ['Windows-1252', bytes(0x8e, 'elezo ', 0x80, 0xb9), 'Železo €¹'],
  ['Windows-1250', bytes('Hlin', 0xed, 'k, m', 0xec, 0xef, ' ', 0xb9, 0x80), 'Hliník, měď ą€'],
  ['ISO-8859-15', bytes(0xa4, '5 ', 0xbc, 'uvre'), '€5 Œuvre'],
] as const)('reads the chosen encoding %s', ([encoding, file, text]) => {
  expect(textOf(file, encoding)).toMatchObject({ text, encoding })
})

describe('Lines that depend on the encoding', () => {
  const czech = bytes('Name;Factor\r\nHlin', 0xed, 'k;9,1\nM', 0xec, 0xef, ';3,1\nTin;1')

  test('have other characters than ASCII, if the encoding is a guess', () => {
    expect(textOf(czech, null).encoded).toEqual({
      count: 2,
      first: [
        { line: 2, text: 'Hliník;9,1', detected: 'Hliník;9,1' },
        { line: 3, text: 'Mìï;3,1', detected: 'Mìï;3,1' },
      ],
    })
  })

  test('are those that a chosen encoding changes', () => {
    expect(textOf(czech, 'Windows-1250').encoded).toEqual({
      count: 1,
      first: [{ line: 3, text: 'Měď;3,1', detected: 'Mìï;3,1' }],
    })
  })

  test('are limited to five', () => {
    const { count, first } = textOf(bytes(...Array.from({ length: 9 }, () => [0xe4, '\n']).flat()), null).encoded
    expect([count, first.length]).toEqual([9, 5])
  })

  test.each([bytes('Käfig;CO₂'), bytes(0xff, 0xfe, 0xe4, 0)])('are missing in a file of a certain encoding', file => {
    expect(textOf(file, null).encoded.count).toBe(0)
  })
})

test.for([
  ['an old Excel workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), 'otherSheets'],
  ['a PDF', bytes('%PDF-1.7'), 'pdf'],
  ['a picture', bytes(0x89, 'PNG', 0, 0), 'binary'],
  ['a web page', bytes('\r\n<!DOCTYPE html>'), 'markup'],
] as const)('rejects %s', ([, file, code]) => {
  expect(() => textOf(file, null)).toThrow(code)
})
