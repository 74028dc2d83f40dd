import type { PrefixedNames } from '#contract/addresses.ts'
import { conflict, notFound } from '#mirage/rules/refusals.ts'
import { byChange, pageOfRows, type SearchColumnsOf, type SortColumnsOf } from '#mirage/server/list-requests.ts'
import { type Handlers, json, ok } from '#mirage/server/route.ts'
import { materialItem } from '#mirage/server/serializers.ts'
import { folded } from '#mirage/store/compare-texts.ts'
import type { MaterialRow } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { factorNumber } from '#schemas/common.ts'
import type { MaterialBody } from '#schemas/material.ts'

const search = {
  name: (material: MaterialRow) => material.name,
  gwCode: (material: MaterialRow) => material.gwCode,
  carbonFactor: (material: MaterialRow) => material.carbonFactor,
} satisfies SearchColumnsOf<'materials.list'>
const sort = {
  ...search,
  ...byChange,
  carbonFactor: (material: MaterialRow) => factorNumber(material.carbonFactor) ?? 0,
} satisfies SortColumnsOf<'materials.list'>

function find(store: Store, id: string) {
  const material = store.materials.get(id)
  if (!material) throw notFound('material')
  return material
}

function checkName(store: Store, { name }: MaterialBody, own?: string) {
  const wanted = folded(name)
  if (store.materials.all().some(other => other.id !== own && folded(other.name) === wanted)) {
    throw conflict('A material with this name already exists', { name: 'Name already taken' })
  }
}

/** Lines of trades hold copies of catalogue materials, so changes and deletions here do not affect them. */
export const materialRoutes: Handlers<PrefixedNames<'materials'>> = {
  'materials.list': ({ store, query }) =>
    json(pageOfRows({ rows: store.materials.all(), params: query, search, sort }, materialItem)),

  'materials.create': ({ store, body }) => {
    const values = body()
    checkName(store, values)
    return json({ item: materialItem(store.materials.insert(values)) }, 201)
  },

  'materials.get': ({ store, param }) => json({ item: materialItem(find(store, param('id'))) }),

  'materials.update': ({ store, param, body }) => {
    const { id } = find(store, param('id'))
    const values = body()
    checkName(store, values, id)
    return json({ item: materialItem(store.materials.update(id, values)) })
  },

  'materials.delete': ({ store, param }) => {
    store.materials.remove(find(store, param('id')).id)
    return ok()
  },
}
