import { afterAll, beforeAll, expect, test, vi } from 'vitest'

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en-XA' } })
  vi.resetModules()
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('an import accepts the headings of an export in the language of the page', async () => {
  const { t } = await import('#messages/message.ts')
  const { headingOf } = await import('#domain/import/import-fields.ts')
  const { materialImport } = await import('#domain/import/material-import.ts')
  const heading = (cell: string) => headingOf(cell, materialImport.fields)
  expect(t('Name')).not.toBe('Name')
  expect(heading(t('Name'))).toMatchObject({ field: 'name' })
  expect(heading(t('GW Code'))).toMatchObject({ field: 'gwCode' })
  expect(heading(`${t('CO₂ Factor')} (kg/kg)`)).toMatchObject({ field: 'carbonFactor', hasUnit: true })
  expect(heading('GW code')).toMatchObject({ field: 'gwCode' })
})

test('a paste accepts the headings of an export in the language of the page', async () => {
  const { t } = await import('#messages/message.ts')
  const { layoutOf } = await import('#domain/pasting/pasted-columns.ts')
  const { fault, columnsOf } = layoutOf([t('Value (R)'), t('Weight (kg)'), t('GW code'), t('Material')])
  expect(fault).toBeNull()
  expect(columnsOf(['5', '2', 'GW 51-01', 'PET'])).toEqual({
    name: 'PET',
    gwCode: 'GW 51-01',
    weight: '2',
    value: '5',
  })
  expect(layoutOf(['Material', t('Weight (kg)'), 'Value']).fault).toBeNull()
})
