import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { familyNames, familyOf, gwCodeIn } from '#domain/figures/material-families.ts'
import {
  checkMaterial,
  factorChange,
  isEmitting,
  isImplausible,
  type MaterialValues,
  materialBodyOf,
  shownFactor,
  typedFactor,
} from '#domain/trades/material-rules.ts'
import { isolated } from '#domain/words.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { FieldCard, FieldPair } from '#patterns/fields/field-card.tsx'
import { CreateRecord } from '#patterns/record/create-record.tsx'
import { EditRecord } from '#patterns/record/edit-record.tsx'
import type { RecordKind } from '#patterns/record/record-kind.ts'
import { type RecordScreenProps, screenOfRecord } from '#patterns/record/screen-of-record.tsx'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import { formsOf } from '#routing/list-routes.ts'
import { factorNumber } from '#schemas/common.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FactorSourceCard } from './factor-source-card.tsx'
import { MaterialUse } from './material-use.tsx'

export const materialKind: RecordKind<MaterialValues> = {
  noun: 'material',
  resource: 'materials',
  ...formsOf('adminMaterials'),
  blank: () => ({ name: '', gwCode: '', carbonFactor: '' }),
  load: async (api, id, signal) => {
    const { name, gwCode, carbonFactorText } = await api.materials.get(id, [], signal)
    return { name, gwCode, carbonFactor: carbonFactorText }
  },
  create: (api, values, id) => api.materials.create({ id, ...materialBodyOf(values) }),
  bodyOf: materialBodyOf,
  find: (api, sent, signal) => api.materials.find(sent, signal),
  update: (api, id, values) => api.materials.update(id, materialBodyOf(values)),
  remove: (api, id) => api.materials.remove(id),
  check: checkMaterial,
  nameOf: ({ name }) => name,
  labels: { name: t('Name'), gwCode: t('GW code'), carbonFactor: { label: t('CO₂ factor'), words: shownFactor } },
}

export function MaterialFields({ record }: { record: FormRecord<MaterialValues> }) {
  const { values, field } = useRecordFields(record)
  const locale = useLocale()
  const factor = field('carbonFactor')
  const [typed, setTyped] = useState('')
  const initial = useSelector(record, ({ context }) => context.initial.carbonFactor)
  const code = gwCodeIn(values.gwCode) ?? values.gwCode.trim()
  const change = useSelector(record, ({ context }) =>
    context.id === null ? null : factorChange(context.initial, context.values, locale),
  )
  const isUnknown = useSelector(
    record,
    ({ context: { id, initial, values } }) =>
      id !== null && initial.carbonFactor === values.carbonFactor && factorNumber(initial.carbonFactor) === null,
  )
  const factorHints = [
    isUnknown
      ? t('“{factor}” is ambiguous or not a number, so the factor is unknown.', { factor: isolated(factor.value) })
      : '',
    change ?? t('Estimated kg CO₂e avoided by recycling 1 kg. Enter all known decimals.'),
    isEmitting(values) ? t('Negative: recycling emits more than it avoids.') : '',
    isImplausible(values) ? t('Over 100 kg CO₂e per kg, which no material reaches. Check the unit.') : '',
  ]
  return (
    <FieldCard>
      <TextField label={t('Name')} isRequired {...field('name')} />
      <FieldPair>
        <TextField
          label={t('GW code')}
          isRequired
          description={
            code === ''
              ? t(
                  'Code from the National Waste Information Regulations, such as GW 53. It sets the material family, such as metal.',
                )
              : t('Family: {family}.', { family: familyNames[familyOf(code)] })
          }
          autoCapitalize="none"
          spellCheck="false"
          {...field('gwCode')}
        />
        <TextField
          label={t('CO₂ factor')}
          isRequired
          inputMode="decimal"
          suffix="kg/kg"
          description={factorHints.filter(Boolean).join(' ')}
          {...factor}
          value={typedFactor(typed) === factor.value ? typed : shownFactor(factor.value, locale)}
          onChange={text => {
            setTyped(text)
            // The stored factor is unambiguous, even if it has three decimals.
            factor.onChange(text === shownFactor(initial, locale) ? initial : typedFactor(text))
          }}
        />
      </FieldPair>
    </FieldCard>
  )
}

/** `/admin/materials/create` */
export function CreateMaterial() {
  return (
    <CreateRecord kind={materialKind}>{({ record }) => ({ fields: <MaterialFields record={record} /> })}</CreateRecord>
  )
}

function Edit(props: RecordScreenProps<MaterialValues>) {
  return (
    <EditRecord kind={materialKind} {...props}>
      {({ record }) => ({
        fields: <MaterialFields record={record} />,
        trailing: (
          <>
            <MaterialUse record={record} />
            <FactorSourceCard record={record} />
          </>
        ),
      })}
    </EditRecord>
  )
}

/** `/admin/materials/{id}/edit` */
export const EditMaterial = screenOfRecord(Edit, () => materialKind)
