import { familyOf } from '#domain/figures/material-families.ts'
import type { Material } from '#schemas/material.ts'
import type { ChoiceOption } from '#ui/pickers/options.tsx'

/** A material as an option of a combo box, with its code and its family. */
export const materialOption = ({ id, name, gwCode }: Material): ChoiceOption => ({
  id,
  label: name,
  detail: gwCode,
  family: familyOf(gwCode),
})
