import { familyOf } from '#domain/families.ts'
import { formatNumber } from '#domain/numbers.ts'
import type { ListDefinition } from '#flows/list/list-definition.ts'
import { ListScreen } from '#flows/list/list-screen.tsx'
import type { Material } from '#schemas/material.ts'
import { Dot } from '#ui/dot.tsx'

const materials: ListDefinition<Material> = {
  title: 'Materials',
  noun: { one: 'material', many: 'materials' },
  before: ({ gwCode }) => <Dot family={familyOf(gwCode)} />,
  columns: [
    { id: 'name', header: 'Name', cell: ({ name }) => name },
    { id: 'gwCode', header: 'GW Code', kind: 'code', cell: ({ gwCode }) => gwCode },
    {
      id: 'carbonFactor',
      header: 'CO₂ Factor',
      unit: 'kg/kg',
      isNumeric: true,
      cell: ({ carbonFactor }, locale) => formatNumber(carbonFactor, locale, { min: 2, max: 10 }),
    },
  ],
  query: {},
  load: ({ api }, query, signal) => api.materials.list(query, signal),
  peek: ({ api }, query) => api.materials.peekList(query),
  emptyText: 'The materials that can be traded will be listed here, with the CO₂ that each kilogram avoids.',
}

/** `/admin/materials` */
export const AdminMaterials = () => <ListScreen definition={materials} />
