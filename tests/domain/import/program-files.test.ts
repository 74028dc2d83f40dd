import { describe, expect, test } from 'vitest'
import { textOf } from '#domain/import/file-text.ts'
import { fieldsNamedIn } from '#domain/import/import-fields.ts'
import { columnsOf, matchingOf } from '#domain/import/import-matching.ts'
import { tableOf } from '#domain/import/import-table.ts'
import type { ImportTable } from '#domain/import/import-types.ts'
import { materialImport } from '#domain/import/material-import.ts'
import { oneByte, shapes } from '#tests/inputs/import-files.ts'

function tableFrom(bytes: Uint8Array): ImportTable {
  const { text, ...encoding } = textOf(bytes, null)
  return { name: 'file.csv', ...encoding, ...tableOf(text, null, fieldsNamedIn(materialImport.fields)) }
}

describe('File of another program', () => {
  test.for(shapes)('$source', ({ file, delimiter, encoding, header, name, factor, doubts }) => {
    const table = tableFrom(file)
    const matching = matchingOf(table, materialImport)
    expect([table.delimiter, table.encoding]).toEqual([delimiter, encoding])
    expect(matching.header === null ? null : table.rows[matching.header]?.row).toBe(header)
    expect(matching.columns).toMatchObject({ name, carbonFactor: factor })
    expect(columnsOf(table, matching, materialImport).flatMap(({ doubt }) => doubt ?? [])).toEqual(doubts)
  })

  test('of another language in Windows-1250 is read with the chosen encoding', () => {
    const polish = oneByte('Nazwa;Kod;Wsp\u00f3\u0142czynnik'.replace('\u0142', '\u00b3'))
    expect(textOf(polish, 'Windows-1250').text).toBe('Nazwa;Kod;Współczynnik')
    expect(textOf(polish, null).encoded).toMatchObject({ count: 1, first: [{ text: 'Nazwa;Kod;Wspó³czynnik' }] })
  })
})
