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
  const { headingOf } = await import('#domain/import/import-headings.ts')
  expect(t('Name')).not.toBe('Name')
  expect(headingOf(t('Name'))).toEqual({ field: 'name' })
  expect(headingOf(t('GW Code'))).toEqual({ field: 'gwCode' })
  expect(headingOf(`${t('CO₂ Factor')} (kg/kg)`)).toEqual({ field: 'carbonFactor', hasUnit: true })
  expect(headingOf('GW code')).toEqual({ field: 'gwCode' })
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
