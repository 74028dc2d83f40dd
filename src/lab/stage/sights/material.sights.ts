import { editRecordSights } from './edit-record.sights.ts'
import { newRecordSights } from './new-record.sights.ts'
import type { RecordWords } from './record-rows.ts'
import type { Way } from './sight.ts'

const material: RecordWords<{ name: string; gwCode: string; carbonFactor: string }> = {
  list: 'Materials',
  noun: 'material',
  fields: {
    Name: ({ name }) => name,
    'GW code': ({ gwCode }) => gwCode,
    'CO₂ factor': ({ carbonFactor }) => carbonFactor,
  },
}

export const editMaterialSights = editRecordSights(material)
export const newMaterialSights = newRecordSights(material)

/** What was typed is undone. */
export const editMaterialWays: readonly Way[] = [
  {
    input: 'a material that is known',
    steps: [
      { do: 'send', event: { type: 'field.change', field: 'name', value: 'PET flakes' } },
      { do: 'send', event: { type: 'record.reset' } },
    ],
  },
]
