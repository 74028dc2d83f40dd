import { materialBodyOf } from '#domain/trades/material-rules.ts'
import type { Creatable, Creator } from '#patterns/lookup/creators.ts'
import { CreateDialog } from '#patterns/record/create-dialog.tsx'
import { MaterialFields, materialKind } from './material-form.tsx'

export const MaterialDialog: Creator<Creatable['materials']> = ({ term, onCreated, onClose }) => {
  return (
    <CreateDialog
      kind={materialKind}
      first={{ name: term }}
      onCreated={(id, values) => {
        const { name, gwCode, carbonFactor } = materialBodyOf(values)
        onCreated({ id: id ?? '', name, gwCode, carbonFactor: Number(carbonFactor) })
      }}
      onClose={onClose}
    >
      {record => <MaterialFields record={record} />}
    </CreateDialog>
  )
}
