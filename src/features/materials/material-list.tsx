import { factorInColumn } from '#domain/carbon/carbon-words.ts'
import { familyOf } from '#domain/figures/material-families.ts'
import { materialTests } from '#domain/filters/material-tests.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import { screenOfList } from '#patterns/list/screen-of-list.tsx'
import type { Material } from '#schemas/material.ts'
import { FamilyDot } from '#ui/figures/family-dot.tsx'
import { materialFile } from './material-file.ts'

export const materials: ListDefinition<Material> = {
  route: 'adminMaterials',
  noun: 'material',
  resource: 'materials',
  searched: [t('Name'), t('GW code'), t('CO₂ factor')],
  before: ({ gwCode }) => <FamilyDot family={familyOf(gwCode)} />,
  columns: [
    { id: 'name', header: t('Name'), sortBy: 'name', cell: ({ name }) => name },
    { id: 'gwCode', header: t('GW Code'), sortBy: 'gwCode', kind: 'code', cell: ({ gwCode }) => gwCode },
    {
      id: 'carbonFactor',
      header: t('CO₂ Factor'),
      unit: 'kg/kg',
      isNumeric: true,
      width: 10,
      sortBy: 'carbonFactor',
      cell: ({ carbonFactorText }, { locale }) => factorInColumn(carbonFactorText, locale),
    },
  ],
  filters: { tests: materialTests },
  query: {},
  load: ({ api }, query, signal) => api.materials.list(query, signal),
  peek: ({ api }, query) => api.materials.peekList(query),
  remove: { nameOf: ({ name }) => name, call: (api, id) => api.materials.remove(id) },
  file: materialFile,
  emptyText: t('Materials will appear here with the CO₂e that each kilogram avoids.'),
}

/** `/admin/materials` */
export const AdminMaterials = screenOfList(materials)
